import { toDecimalString } from '#domain/money/cents';
import type { PricedLine } from '#domain/store/cart-line';
import { NEW_GROUP } from '#domain/store/joined-group';
import { orderLicensee } from '#domain/store/licensee';
import type { PricedCart } from '#domain/store/price-cart';
import type { FormFields } from '../../vendor/form';
import type { CartKind, CartOrder } from './carts/cart-kind';
import type { CartQuote } from './quote-cart';

const LICENSE_TO = { COMPANY: 'Company', INDIVIDUAL: 'Individual' } as const;

interface PricedOrder<Cart> {
  readonly kind: CartKind<Cart>;
  readonly order: CartOrder<Cart>;
  readonly quote: CartQuote;
  /** Empty when the customer has none. */
  readonly billingName: string;
}

/** The fields of an order form: the cart's, what every cart has, and the payment's (CART-18). */
export function orderFields<Cart>({ kind, order, quote, billingName }: PricedOrder<Cart>): FormFields {
  const { priced } = quote;
  const { licensee, payment } = order;
  const groupId = priced.coTerm?.subscriptionId;
  return {
    term: priced.term,
    ...kind.formFields(order.cart, (licenseType) => adjustmentOf(priced, licenseType)),
    licenseTo: LICENSE_TO[licensee.licenseTo],
    ...orderLicensee(billingName, licensee),
    subscriptionGroup: groupId ?? NEW_GROUP,
    cotermGroup: groupId ?? '',
    userTotalPrice: toDecimalString(priced.total),
    appliedCoupons: priced.lines.flatMap(sentCoupons),
    ...payment,
    nonce: payment.nonce ?? '',
  };
}

// Per item, as a decimal text; products that are not bought have none.
function adjustmentOf(priced: PricedCart, licenseType: number): string {
  const line = priced.lines.find((found) => found.licenseType === licenseType);
  return toDecimalString(line?.perItemSubscriptionAdj ?? 0);
}

/** The coupons of a line, as orders tell them. */
export function sentCoupons({ productCode, appliedCoupons }: PricedLine): object[] {
  return appliedCoupons.map(({ couponId, description, qty, discPerItem, totalDisc }) => ({
    Id: couponId,
    Description: description,
    Qty: qty,
    DiscPerItem: toDecimalString(discPerItem),
    TotalDisc: toDecimalString(totalDisc),
    ProductCode: productCode,
  }));
}
