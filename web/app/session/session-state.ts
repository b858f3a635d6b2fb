import type { CustomerFragment, PortalConfigFragment } from './sign-in/session-start.generated';

/**
 * Reason for the sign-in dialog over the page, which keeps its typed text:
 * - `change`: a change was refused as signed out; nothing was changed
 * - `read`: a read was refused while typed text was at stake
 * - `elsewhere`: another tab found that the session is over
 * - `signed-out`: another tab signed out; the page is hidden, since other people may use this computer
 * - `access-ended`: a delegate's cookies are no longer valid
 */
export type Lapse = 'change' | 'read' | 'elsewhere' | 'signed-out' | 'access-ended';

/** The portal does not answer, or rate-limits sign-ins from this network. */
export type UnavailableReason = 'no-answer' | 'rate-limited';

export type SessionState =
  | { kind: 'starting' }
  /** Session state is unknown; retries at `retryAt`, in epoch milliseconds. */
  | { kind: 'unavailable'; reason: UnavailableReason; retryAt: number }
  | { kind: 'read-only'; message: string }
  | { kind: 'signing-out' }
  | { kind: 'leaving' }
  /** Another customer signed in while `current` was; switching needs the customer's choice. */
  | { kind: 'choosing'; current: CustomerFragment; offered: CustomerFragment }
  | {
      kind: 'signed-in';
      config: PortalConfigFragment;
      customer: CustomerFragment;
      lapse: Lapse | null;
    };

export type SignedIn = Extract<SessionState, { kind: 'signed-in' }>;

/** Returns the state with the vendor's current day; states without a page have no day. */
export function onDay(state: SessionState, today: string): SessionState {
  return state.kind === 'signed-in' ? { ...state, config: { ...state.config, today } } : state;
}
