import { Button } from '@mantine/core';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { useFocusReturn } from '../../ui/overlays/use-focus';
import { CatchBoundary } from '../../ui/states/catch-boundary';
import { useSession, useSignedIn } from '../session/session-context';
import type { Lapse } from '../session/session-state';
import classes from './session-expired.module.css';

const PRELOAD_AFTER_MS = 5_000;

const load = async () => (await import('./session-expired-dialog')).SessionExpiredDialog;
const SessionExpiredDialog = lazyPart(load);

export function ExpiredSession() {
  const { lapse } = useSignedIn();
  // Preloaded, since the network may be gone when it is needed; after everything that the page itself needs.
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => undefined), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return lapse === null ? null : <Cover lapse={lapse} />;
}

function Cover({ lapse }: { lapse: Lapse }) {
  // Not left to the dialog, which may open after hidden content has lost the focus.
  useFocusReturn();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-covered', lapse === 'signed-out');
    return () => document.documentElement.removeAttribute('data-covered');
  }, [lapse]);
  return (
    <CatchBoundary fallback={<PlainNote />}>
      <Suspense fallback={null}>
        <SessionExpiredDialog lapse={lapse} />
      </Suspense>
    </CatchBoundary>
  );
}

function PlainNote() {
  const session = useSession();
  return (
    <div className={`${classes['plain']} ${classes['uncovered']}`} role="alert">
      <p>You are signed out</p>
      <Button onClick={session.leavePage}>Leave this page</Button>
    </div>
  );
}
