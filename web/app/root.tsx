import { Suspense, useEffect } from 'react';
import { lazyPart } from '../ui/lazy-part';
import { useFocusKept } from '../ui/overlays/use-focus-kept';
import { Announcement } from '../ui/states/announcement';
import { ChoosingScreen } from './entry/choosing-screen';
import { OpeningScreen } from './entry/opening-screen';
import { LoadBoundary, ReadOnlyScreen, StartingScreen, UnavailableScreen } from './entry/unavailable-screen';
import { loadApp } from './load-app';
import { useSession, useSessionState } from './session/session-context';
import { followTranslations } from './translated-texts';

const SignedInApp = lazyPart(async () => (await loadApp()).SignedInApp);

interface RootProps {
  /** A customer was signed in before and most likely still is. */
  isReturning: boolean;
}

export function Root({ isReturning }: RootProps) {
  useEffect(() => followTranslations(document.body), []);
  useFocusKept();
  return (
    <>
      <CurrentScreen isReturning={isReturning} />
      <Announcement />
    </>
  );
}

function CurrentScreen({ isReturning }: RootProps) {
  const session = useSession();
  const state = useSessionState();
  switch (state.kind) {
    case 'starting':
      return isReturning ? <OpeningScreen /> : <StartingScreen />;
    case 'leaving':
      return <StartingScreen />;
    case 'signing-out':
      return <StartingScreen text="Signing out…" />;
    case 'unavailable':
      return <UnavailableScreen reason={state.reason} retryAt={state.retryAt} onRetry={session.start} />;
    case 'read-only':
      return <ReadOnlyScreen message={state.message} onRetry={session.start} />;
    case 'choosing':
      return <ChoosingScreen current={state.current} offered={state.offered} onChoose={session.choose} />;
    case 'signed-in':
      return (
        <LoadBoundary>
          <Suspense fallback={<OpeningScreen isDelegate={state.customer.isDelegate} />}>
            <SignedInApp />
          </Suspense>
        </LoadBoundary>
      );
  }
}
