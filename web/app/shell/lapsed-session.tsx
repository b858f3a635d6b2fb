import { lazy, Suspense } from 'react';
import { useSessionState } from '../session/session-context';

const LapsedDialog = lazy(() =>
  import('./lapsed-dialog').then((module) => ({ default: module.LapsedDialog })),
);

/** Over the page, which stays with what was typed: the session ended, and how to go on (D-111). */
export function LapsedSession() {
  const state = useSessionState();
  if (state.kind !== 'signed-in' || !state.isLapsed) return null;
  return (
    <Suspense fallback={null}>
      <LapsedDialog accountsHost={state.config.accountsHost} />
    </Suspense>
  );
}
