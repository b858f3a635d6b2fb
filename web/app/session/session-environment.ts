import type { CustomerFragment } from './sign-in/session-start.generated';
import type { DelegateCookies } from './storage/delegate-cookies';
import type { TokenStore } from './storage/token-store';

export interface SessionEnvironment {
  tokens: TokenStore;
  delegate: DelegateCookies;
  code: string | null;
  location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>;
  leave(url: string): void;
  replacePath(path: string): void;
  announce(customer: CustomerFragment): void;
  /** Removes what this tab has stored of a customer who signs out (AUTH-18). */
  forgetCustomer(): void;
  /** Remembers, for the page that comes next in this tab, that another customer has taken over. */
  noteSwitch(): void;
}
