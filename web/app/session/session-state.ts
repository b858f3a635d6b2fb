import type { PortalConfigFragment } from './session-start.generated';

export type SessionState =
  | { kind: 'starting' }
  /** Nothing can be known while the portal does not answer; it asks again at `retryAt`, in epoch milliseconds. */
  | { kind: 'unavailable'; retryAt: number }
  | { kind: 'read-only'; message: string }
  /** On the way to the account service. */
  | { kind: 'leaving' }
  /** `isLapsed`: a change was refused as signed out; the screen stays, with what was typed, until signed in again. */
  | { kind: 'signed-in'; config: PortalConfigFragment; isLapsed: boolean };
