import type { PricedChange } from './price-change';

/**
 * A canonical text of all that the preview of a change promises: which seats become what and when, every price,
 * adjustment and discount, and until when it lasts. Equal texts cost the same for the same reasons.
 */
export function changeBasis(userId: string, { groups, total }: PricedChange): string {
  const parts = groups.map(({ group, kind, units, lines, expireDate }) => [
    group.id,
    kind,
    group.term,
    expireDate,
    units
      .map(({ unit, effect, licenseType, term }) => [
        unit.seatId ?? String(unit.licenseType),
        unit.quantity,
        unit.licenseType,
        effect,
        licenseType,
        term,
      ])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    lines.map((line) => [
      line.productCode,
      line.quantity,
      line.normalItemPrice,
      line.perItemSubscriptionAdj,
      line.appliedCoupons.map((coupon) => [coupon.couponId, coupon.qty, coupon.discPerItem]),
    ]),
  ]);
  return JSON.stringify(['change', userId, parts, total]);
}
