import type { PreviewDocument } from '../../../checkout/price/use-price-preview';
import type { CheckoutSession } from '../../../checkout/use-checkout-session';
import type { OrderDocument } from '../../../checkout/use-submit-order';
import type {
  AddUsersCartInput,
  AseCartInput,
  BuyRpSubscriptionInput,
  CloudCartInput,
  RpCartInput,
} from '../../../schema.generated';
import { AddUsersPreviewDocument } from '../summary/add-users-preview.generated';
import { AseCartPreviewDocument } from '../summary/ase-cart-preview.generated';
import { CartPreviewDocument } from '../summary/cart-preview.generated';
import { CloudCartPreviewDocument } from '../summary/cloud-cart-preview.generated';
import type { OrderSummary_CartFragment } from '../summary/order-summary.generated';
import { AddUsersToPoDocument } from './add-users-to-po.generated';
import { BuyAseSubscriptionDocument } from './buy-ase-subscription.generated';
import { BuyCloudSubscriptionDocument } from './buy-cloud-subscription.generated';
import { BuyRpSubscriptionDocument } from './buy-rp-subscription.generated';

/** What the tabs of the buy page share of their checkout. */
export type CartSession = CheckoutSession<OrderSummary_CartFragment>;

/** An order of a cart of any kind. */
type OrderInput<Cart> = Omit<BuyRpSubscriptionInput, 'cart'> & { cart: Cart };

/** How carts of one kind are priced and bought. */
export interface CartKind<Cart> {
  preview: PreviewDocument<OrderSummary_CartFragment, { cart: Cart }>;
  order: OrderDocument<OrderSummary_CartFragment, OrderInput<Cart>>;
  /** Whether what is bought expires instead of being billed again (PO-23). */
  expires?: boolean;
}

export const rpCartKind: CartKind<RpCartInput> = {
  preview: CartPreviewDocument,
  order: BuyRpSubscriptionDocument,
};

export const aseCartKind: CartKind<AseCartInput> = {
  preview: AseCartPreviewDocument,
  order: BuyAseSubscriptionDocument,
};

export const cloudCartKind: CartKind<CloudCartInput> = {
  preview: CloudCartPreviewDocument,
  order: BuyCloudSubscriptionDocument,
};

export const poCartKind: CartKind<AddUsersCartInput> = {
  preview: AddUsersPreviewDocument,
  order: AddUsersToPoDocument,
  expires: true,
};
