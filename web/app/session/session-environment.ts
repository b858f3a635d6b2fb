import type { DelegateCookies } from './delegate-cookies';
import type { CustomerFragment } from './session-start.generated';
import type { TokenStore } from './token-store';

/** What a session needs of the browser. */
export interface SessionEnvironment {
  tokens: TokenStore;
  delegate: DelegateCookies;
  /** The one-time code of the account service that the address carried. */
  code: string | null;
  location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>;
  /** Leaves the application for another page. */
  leave(url: string): void;
  /** Shows another path of the application without leaving it. */
  replacePath(path: string): void;
  /** Tells whoever listens that somebody is signed in (AUTH-09). */
  announce(customer: CustomerFragment): void;
  /** Removes what this tab has stored of a customer who signs out (AUTH-18). */
  forgetCustomer(): void;
  /** Remembers, for the page that comes next in this tab, that another customer has taken over. */
  noteSwitch(): void;
}
