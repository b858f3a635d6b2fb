import type { DelegateCookies } from './storage/delegate-cookies';

/** The token of the page's customer. A delegate's is in cookies, which another tab may set for somebody else. */
export class HeldToken {
  /** Empty for a delegate, for whom cookies speak, and once it is over. */
  stored = '';
  #ofCookies = '';
  readonly #cookies: DelegateCookies;

  constructor(cookies: DelegateCookies) {
    this.#cookies = cookies;
  }

  hold(token: string, isDelegate: boolean): void {
    this.stored = isDelegate ? '' : token;
    this.#ofCookies = isDelegate ? token : '';
  }

  get isDelegates(): boolean {
    return this.#ofCookies !== '';
  }

  /** The session that the cookies speak for instead of the page's own; empty while there is none. */
  get other(): string {
    const now = this.#ofCookies === '' ? '' : this.#cookies.session();
    return now === this.#ofCookies ? '' : now;
  }

  /** Also while cookies speak for it, for where those do not reach. */
  get named(): string {
    return this.stored || this.#ofCookies;
  }

  /** What the page sends: nothing while the cookies speak for it. */
  get sent(): string {
    return this.other === '' ? this.stored : this.#ofCookies;
  }

  replaceCookie(token: string): void {
    if (this.other === '') this.#cookies.replaceToken(token);
  }

  /** Those that are somebody else's by now stay with them. */
  clearCookies(): void {
    if (this.other === '') this.#cookies.clear();
  }
}
