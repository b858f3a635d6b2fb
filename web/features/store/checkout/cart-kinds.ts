import type { OrderDocument } from '../../../checkout/order';
import type { PreviewDocument } from '../../../checkout/price/use-price-preview';
import type { CheckoutSession } from '../../../checkout/use-checkout-session';
import type {
  AddUsersCartInput,
  AseCartInput,
  BuyRpSubscriptionInput,
  CloudCartInput,
  RpCartInput,
} from '../../../schema.generated';
import type { OrderSummary_CartFragment } from '../summary/order-summary.generated';
import {
  AddUsersToPoDocument,
  BuyAseSubscriptionDocument,
  BuyCloudSubscriptionDocument,
  BuyRpSubscriptionDocument,
} from './cart-orders.generated';
import {
  AddUsersPreviewDocument,
  AseCartPreviewDocument,
  CartPreviewDocument,
  CloudCartPreviewDocument,
} from './cart-previews.generated';

export type CartSession = CheckoutSession<OrderSummary_CartFragment>;

type OrderInput<Cart> = Omit<BuyRpSubscriptionInput, 'cart'> & { cart: Cart };

export interface CartKind<Cart> {
  preview: PreviewDocument<OrderSummary_CartFragment, { cart: Cart }>;
  order: OrderDocument<OrderSummary_CartFragment, OrderInput<Cart>>;
  expires: boolean;
}

interface Carts {
  rp: RpCartInput;
  bundle: AseCartInput;
  cloud: CloudCartInput;
  addUsers: AddUsersCartInput;
}

export const CART_KINDS: { [Name in keyof Carts]: CartKind<Carts[Name]> } = {
  rp: { preview: CartPreviewDocument, order: BuyRpSubscriptionDocument, expires: false },
  bundle: { preview: AseCartPreviewDocument, order: BuyAseSubscriptionDocument, expires: false },
  cloud: { preview: CloudCartPreviewDocument, order: BuyCloudSubscriptionDocument, expires: false },
  addUsers: { preview: AddUsersPreviewDocument, order: AddUsersToPoDocument, expires: true },
};
