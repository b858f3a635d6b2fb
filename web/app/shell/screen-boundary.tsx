import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state';
import { Page } from '../../ui/page';
import { CatchBoundary } from '../entry/catch-boundary';

/** A screen that breaks, or cannot be loaded after a new release, leaves the header alone and offers a way on. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return <CatchBoundary fallback={<NotShown />}>{children}</CatchBoundary>;
}

function NotShown() {
  return (
    <Page>
      <ErrorState what="This page could not be shown." onRetry={() => window.location.reload()} />
    </Page>
  );
}
