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
  forgetCustomer(): void;
  setSwitchFlag(): void;
}
