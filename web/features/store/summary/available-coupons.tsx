import type { AvailableCoupons_CouponFragment } from './available-coupons.generated';
import classes from './order-summary.module.css';

/** Coupons that a purchase on the open tab uses by itself, so that nobody looks for a field to enter them (D-130). */
export function AvailableCoupons({ coupons }: { coupons: readonly AvailableCoupons_CouponFragment[] }) {
  if (coupons.length === 0) return null;
  return (
    <ul className={classes['coupons']}>
      {coupons.map((coupon) => (
        <li key={coupon.id}>
          {coupon.label}: {coupon.remainingUses === 1 ? '1 use' : `${coupon.remainingUses} uses`} left,
          applied by itself
        </li>
      ))}
    </ul>
  );
}
