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

export type SessionState =
  | { kind: 'starting' }
  /** Nothing can be known while the portal does not answer; it asks again at `retryAt`, in epoch milliseconds. */
  | { kind: 'unavailable'; retryAt: number }
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
