import type { PasswordCost } from './account/passwords';
import type { Mailer } from './mail/mailer';
import type { OrderDeps } from './orders/order-kind';

export interface VendorDeps extends OrderDeps {
  readonly mailer: Mailer;
  readonly passwordCost: PasswordCost;
}
