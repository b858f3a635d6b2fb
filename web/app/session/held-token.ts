import type { DelegateCookies } from './storage/delegate-cookies';

/** Token of the page's customer. A delegate's is in cookies, which another tab may replace. */
export class HeldToken {
  /** Empty for a delegate, who is authenticated by cookies, and after the session. */
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

  /** Session of the cookies if it is not the page's own; else empty. */
  get other(): string {
    const now = this.#ofCookies === '' ? '' : this.#cookies.session();
    return now === this.#ofCookies ? '' : now;
  }

  /** The token even if cookies carry it, for places that the cookies do not reach. */
  get named(): string {
    return this.stored || this.#ofCookies;
  }

  /** Token to send; empty while the cookies carry it. */
  get sent(): string {
    return this.other === '' ? this.stored : this.#ofCookies;
  }

  replaceCookie(token: string): void {
    if (this.other === '') this.#cookies.replaceToken(token);
  }

  /** Clears the cookies, unless they belong to another session by now. */
  clearCookies(): void {
    if (this.other === '') this.#cookies.clear();
  }
}
