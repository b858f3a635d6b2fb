import type { Store } from '../store/store';

/** What every operation of the merchant's API works with. */
export interface Desk {
  readonly store: Store;
  /** The current instant; injected, so that tests can move it. */
  readonly now: () => Date;
  /** Braintree's documented amounts decline. Off by default: honest carts often cost 2,000 to 2,999 dollars. */
  readonly declineByAmount: boolean;
  /** Same card, amount and order id within this time are rejected as a duplicate; 0 accepts them. */
  readonly duplicateWindowMs: number;
  /** Keys the HMAC by which equal cards are known. */
  readonly secret: Buffer;
}
