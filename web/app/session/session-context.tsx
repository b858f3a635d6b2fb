import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Session } from './session';
import type { SessionState, SignedIn } from './session-state';
import type { PortalConfigFragment } from './sign-in/session-start.generated';

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('SessionProvider is missing.');
  return session;
}

export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state);
}

export function useSignedIn(): SignedIn {
  const state = useSessionState();
  if (state.kind !== 'signed-in') throw new Error('The portal has not started.');
  return state;
}

export function usePortalConfig(): PortalConfigFragment {
  return useSignedIn().config;
}
