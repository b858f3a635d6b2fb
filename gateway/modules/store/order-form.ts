import { toDecimalString } from '#domain/money/cents';
import { orderLicensee } from '#domain/store/licensee';
import type { PricedCart } from '#domain/store/price-cart';
import type { LicenseeInput, PaymentInput } from '../../resolvers.generated';
import type { FormFields } from '../../vendor/form';
import type { RpQuote } from './price-rp-cart';

interface RpOrder {
  readonly quote: RpQuote;
  readonly licensee: LicenseeInput;
  readonly payment: PaymentInput;
  /** Empty when the customer has none. */
  readonly billingName: string;
}

const NEW_GROUP = 'New Group';
const LICENSE_TO = { COMPANY: 'Company', INDIVIDUAL: 'Individual' } as const;

/** The fields of `buyRpSubscription` (REST-22, CART-18). */
export function rpOrderFields({ quote, licensee, payment, billingName }: RpOrder): FormFields {
  const { cart, priced } = quote;
  const groupId = priced.coTerm?.subscriptionId;
  return {
    term: priced.term,
    proQuantity: cart.proQuantity,
    teamQuantity: cart.teamQuantity,
    entQuantity: cart.entQuantity,
    licenseTo: LICENSE_TO[licensee.licenseTo],
    ...orderLicensee(billingName, licensee),
    subscriptionGroup: groupId ?? NEW_GROUP,
    cotermGroup: groupId ?? '',
    userTotalPrice: toDecimalString(priced.total),
    proSubAdj: adjustmentOf(priced, 0),
    teamSubAdj: adjustmentOf(priced, 1),
    entSubAdj: adjustmentOf(priced, 2),
    appliedCoupons: priced.lines.flatMap(appliedCoupons),
    ...payment,
    nonce: payment.nonce ?? '',
  };
}

// Per item, as a decimal text; products that are not bought have none.
function adjustmentOf(priced: PricedCart, licenseType: number): string {
  const line = priced.lines.find((found) => found.licenseType === licenseType);
  return toDecimalString(line?.perItemSubscriptionAdj ?? 0);
}

function appliedCoupons({ productCode, appliedCoupons: applied }: PricedCart['lines'][number]) {
  return applied.map(({ couponId, description, qty, discPerItem, totalDisc }) => ({
    Id: couponId,
    Description: description,
    Qty: qty,
    DiscPerItem: toDecimalString(discPerItem),
    TotalDisc: toDecimalString(totalDisc),
    ProductCode: productCode,
  }));
}
