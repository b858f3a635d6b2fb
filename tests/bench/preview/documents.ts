import { PRICES } from '#domain/testkit/prices';
import { priceDocument } from '../../../vendor-api/store/prices/load-price-list';

const coupon = (id: string, amount: number, description: string, productIds: number[]) => ({
  id,
  coupon: { isRenewal: false, type: 0, amount, description, endDate: null },
  couponDetails: { couponUsed: 0, couponQty: 3 },
  remainingUses: 3,
  qtyUsed: 0,
  productIds,
});

export const prices = priceDocument(PRICES);

export const coupons = {
  success: true,
  coupons: [
    coupon('spring', 20, 'Spring offer', [802100]),
    coupon('team', 12.5, 'Team offer', [812100, 812200]),
  ],
  productMap: {},
  hasRP10Promo: false,
};
