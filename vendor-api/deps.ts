import type { Mailer } from './mail/mailer';
import type { OrderDeps } from './orders/order-kind';

/** Memory is 128 × N × r bytes, work is N × r × p. Stored with each hash. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

export interface VendorDeps extends OrderDeps {
  readonly mailer: Mailer;
  readonly passwordCost: PasswordCost;
}
