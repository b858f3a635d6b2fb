import type { ProductKind } from '#domain/licenses/product-kind';
import type { CartRefusal } from '#domain/store/carts/cart-checks';
import type { CartItem } from '#domain/store/carts/cart-items';
import type { TermCode } from '#domain/terms/term-code';
import type { GatewayContext } from '../../../context';
import type { LicenseeInput, PaymentInput, UserError } from '../../../resolvers.generated';
import type { ConfirmationAnswer } from '../../../vendor/answers/confirmation';
import type { OrderAnswer } from '../../../vendor/answers/orders';
import type { OrderRequest } from '../../../vendor/cart';
import type { VendorClient } from '../../../vendor/client';
import type { FormFields } from '../../../vendor/form';

export interface CartContents {
  readonly kind: ProductKind;
  readonly items: readonly CartItem[];
  readonly term: TermCode;
  readonly groupId: string | null;
  readonly home?: { readonly domain: string; readonly orgId: string };
  /** Kind of the joined group if it does not renew by card. */
  readonly addsTo?: 'PURCHASE_ORDER';
}

export interface CartOrder<Cart> {
  readonly attemptId: string;
  readonly previewId: string;
  readonly total: string;
  readonly cart: Cart;
  readonly licensee: LicenseeInput;
  readonly payment: PaymentInput;
}

export interface CartKind<Cart> {
  check(cart: Cart): UserError | null;
  checkBuyer(context: GatewayContext, cart: Cart): Promise<UserError | null>;
  /** Refuses a missing licensee (CART-08). */
  checkLicensee(billingName: string, licensee: LicenseeInput): CartRefusal | null;
  contents(cart: Cart): CartContents;
  /** The cart's own fields of the order form; `adjustmentOf` is 0.00 for products that are not bought. */
  formFields(cart: Cart, adjustmentOf: (licenseType: number) => string): FormFields;
  send(vendor: VendorClient, order: OrderRequest): Promise<OrderAnswer>;
  /** Message of a refusal without one (ERR-20, ERR-29). */
  refused(supportHost: string): string;
  isIn(cart: Cart, sale: ConfirmationAnswer): boolean;
}
