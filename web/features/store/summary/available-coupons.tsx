import type { AvailableCoupons_CouponFragment } from './available-coupons.generated';
import classes from './order-summary.module.css';

/** Those that a purchase may use: renewals have coupons of their own. */
export function usableCoupons(coupons: readonly AvailableCoupons_CouponFragment[]) {
  return coupons.filter((coupon) => !coupon.isRenewal && coupon.remainingUses > 0);
}

/** Coupons that a purchase uses by itself, so that nobody looks for a field to enter them (D-130). */
export function AvailableCoupons({ coupons }: { coupons: readonly AvailableCoupons_CouponFragment[] }) {
  const usable = usableCoupons(coupons);
  if (usable.length === 0) return null;
  return (
    <ul className={classes['coupons']}>
      {usable.map((coupon) => (
        <li key={coupon.id}>
          {coupon.label}: {coupon.remainingUses === 1 ? '1 use' : `${coupon.remainingUses} uses`} left,
          applied by itself
        </li>
      ))}
    </ul>
  );
}
