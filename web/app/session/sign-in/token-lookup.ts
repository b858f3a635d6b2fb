import { Retry } from '../retry';
import type { CustomerFragment } from './session-start.generated';
import { customerOfToken } from './sign-in';

/** Looks up the customer of a token that appeared in the store; one at a time, the newest wins. */
export class TokenLookup {
  #token: string | null = null;
  readonly #origin: string;
  readonly #retry = new Retry();

  constructor(origin: string) {
    this.#origin = origin;
  }

  get isOpen(): boolean {
    return this.#token !== null;
  }

  /** Returns null for a bad token, undefined if there is nothing to do now; may call `again` later. */
  async ask(token: string, again: () => void): Promise<CustomerFragment | null | undefined> {
    if (this.#token === token) return undefined;
    this.#retry.cancel();
    this.#token = token;
    const customer = await customerOfToken(this.#origin, token).catch(() => undefined);
    if (this.#token !== token) return undefined;
    if (customer === undefined) {
      this.#retry.later(() => {
        this.#token = null;
        again();
      });
      return undefined;
    }
    this.drop();
    this.#retry.succeeded();
    return customer;
  }

  drop(): void {
    this.#retry.cancel();
    this.#token = null;
  }
}
