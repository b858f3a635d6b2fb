import type { CustomerFragment, PortalConfigFragment } from './sign-in/session-start.generated';

/**
 * Why the sign-in dialog lies over the page, which stays with what was typed:
 * - `change`: a change was refused as signed out; nothing was changed
 * - `read`: something could not be read, while typed text was at stake
 * - `elsewhere`: another tab found that the session is over
 * - `signed-out`: another tab signed out; what is on the page is hidden, since others may sit at this computer
 * - `access-ended`: the cookies of a delegate are not good any more
 */
export type Lapse = 'change' | 'read' | 'elsewhere' | 'signed-out' | 'access-ended';

/** The portal does not answer, or it takes no sign-ins from this network for a moment. */
export type UnavailableReason = 'no-answer' | 'rate-limited';

export type SessionState =
  | { kind: 'starting' }
  /** Nothing can be known yet; it asks again at `retryAt`, in epoch milliseconds. */
  | { kind: 'unavailable'; reason: UnavailableReason; retryAt: number }
  | { kind: 'read-only'; message: string }
  | { kind: 'signing-out' }
  | { kind: 'leaving' }
  /** A sign-in as somebody else arrived while `current` is signed in; nobody is switched without being asked. */
  | { kind: 'choosing'; current: CustomerFragment; offered: CustomerFragment }
  | {
      kind: 'signed-in';
      config: PortalConfigFragment;
      customer: CustomerFragment;
      lapse: Lapse | null;
    };

export type SignedIn = Extract<SessionState, { kind: 'signed-in' }>;

/** The same state on the day that the vendor tells now; only a page that shows something has one. */
export function onDay(state: SessionState, today: string): SessionState {
  return state.kind === 'signed-in' ? { ...state, config: { ...state.config, today } } : state;
}
