import { useState } from 'react';
import { Page } from '../../ui/page';
import { ErrorState } from '../../ui/states/error-state';
import { useRetryByItself } from '../../ui/states/use-retry-by-itself';

/** Replaces a screen that broke or could not be loaded; reloads when the connection is back. */
export function RouteError() {
  const [isGone, setGone] = useState(!navigator.onLine);
  const [isAsking, setAsking] = useState(false);
  const reloadIfThere = async (wanted: boolean) => {
    // Reloading without a connection would show the browser's own error page.
    const isThere = await isReachable();
    setGone(!isThere);
    if (isThere && wanted) window.location.reload();
  };
  // Only after a lost connection: a page that keeps breaking would reload forever.
  useRetryByItself(true, () => void reloadIfThere(isGone));
  const retry = async () => {
    setAsking(true);
    await reloadIfThere(true);
    setAsking(false);
  };
  return (
    <Page>
      <ErrorState
        what="This page could not be shown."
        hint={isGone ? 'The connection was lost. The page opens automatically when it is back.' : undefined}
        onRetry={() => void retry()}
        isRetrying={isAsking}
      />
    </Page>
  );
}

async function isReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}
