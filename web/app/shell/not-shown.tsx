import { useState } from 'react';
import { Page } from '../../ui/page';
import { ErrorState } from '../../ui/states/error-state';
import { useRetryByItself } from '../../ui/states/use-retry-by-itself';

/** In place of a screen that broke or could not be loaded. What was lost with the connection comes back with it. */
export function NotShown() {
  const [isGone, setGone] = useState(!navigator.onLine);
  const [isAsking, setAsking] = useState(false);
  const reloadIfThere = async (wanted: boolean) => {
    // Without a connection a reload would leave the portal for a page of the browser.
    const isThere = await isReachable();
    setGone(!isThere);
    if (isThere && wanted) window.location.reload();
  };
  // A page that breaks again and again is not to be reloaded again and again.
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
