import type { BenchRequest } from '../measure';

const query = `query BenchPreview($cart: RpCartInput!) {
  cartPreview(cart: $cart) {
    cart {
      previewId term termName total listTotal adjustmentTotal discountTotal expireDate nextBillingDate
      coTerm { subscriptionId name periodStart periodEnd today elapsedDays totalDays }
      lines {
        productCode product quantity normalItemPrice perItemSubscriptionAdj perItemCouponDiscount total
        appliedCoupons { couponId description label qty discPerItem totalDisc usesLeft }
        derivation { kind label explanation quantity perItem amount }
      }
    }
    userErrors { code message field }
  }
}`;

export interface BenchCart {
  readonly term: 'ANNUAL';
  readonly proQuantity: number;
  readonly teamQuantity: number;
  readonly entQuantity: number;
  readonly subscriptionGroup: string | null;
}

/** All three editions in a new group, two of them with a coupon. */
export const newGroup: BenchCart = {
  term: 'ANNUAL',
  proQuantity: 5,
  teamQuantity: 2,
  entQuantity: 1,
  subscriptionGroup: null,
};

/** The same cart, joining a group of the account. */
export const coTermed: BenchCart = { ...newGroup, subscriptionGroup: 'sub-0' };

export function previewRequest(session: string, cart: BenchCart): BenchRequest {
  return {
    path: '/graphql',
    headers: { 'content-type': 'application/json', accept: 'application/json', authorization: session },
    body: JSON.stringify({ operationName: 'BenchPreview', query, variables: { cart } }),
  };
}
