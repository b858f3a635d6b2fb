import type { Store } from '../store/store';

export interface Desk {
  readonly store: Store;
  readonly now: () => Date;
  /** Declines Braintree's documented amounts. Off by default, as many carts cost 2,000 to 2,999 dollars. */
  readonly declineByAmount: boolean;
  /** Same card, amount and order id within this time are rejected as a duplicate; 0 accepts them. */
  readonly duplicateWindowMs: number;
  readonly secret: Buffer;
}
