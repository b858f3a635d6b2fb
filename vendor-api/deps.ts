import type { PasswordCost } from './account/passwords';
import type { Mailer } from './mail/mailer';
import type { OrderDeps } from './orders/order-kind';

/** Everything the service needs from outside itself; tests build their own. */
export interface VendorDeps extends OrderDeps {
  readonly mailer: Mailer;
  /** Of new hashes of passwords. */
  readonly passwordCost: PasswordCost;
}
