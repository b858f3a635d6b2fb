import { asc, eq, inArray, sql } from 'drizzle-orm';
import { parseMoney } from '#domain/money/cents';
import { type Coupon, couponType } from '#domain/store/coupons/coupon';
import type { Database } from '../../db/database';
import { couponProducts, coupons } from '../../db/schema/store';

export interface StoredCoupon extends Coupon {
  readonly couponQty: number;
  readonly couponUsed: number;
}

/** In the order in which they are applied: the first to end comes first. */
export async function loadCoupons(db: Database, userId: string): Promise<StoredCoupon[]> {
  const rows = await db
    .select()
    .from(coupons)
    .where(eq(coupons.userId, userId))
    .orderBy(sql`${coupons.endDate} asc nulls last`, asc(coupons.id));
  const productIds = await loadProductIds(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, type, amount, description, endDate, isRenewal, couponQty, couponUsed }) => ({
    id,
    type: couponType(type),
    amountHundredths: hundredths(amount),
    description,
    endDate,
    isRenewal,
    couponQty,
    couponUsed,
    remainingUses: couponQty - couponUsed,
    productIds: productIds.get(id) ?? [],
  }));
}

async function loadProductIds(db: Database, couponIds: string[]): Promise<Map<string, number[]>> {
  const byCoupon = new Map<string, number[]>();
  if (couponIds.length === 0) return byCoupon;
  const rows = await db
    .select()
    .from(couponProducts)
    .where(inArray(couponProducts.couponId, couponIds))
    .orderBy(asc(couponProducts.productCode));
  for (const { couponId, productCode } of rows) {
    byCoupon.set(couponId, [...(byCoupon.get(couponId) ?? []), productCode]);
  }
  return byCoupon;
}

function hundredths(amount: string): number {
  const value = parseMoney(amount);
  if (value === null) throw new Error(`unreadable coupon amount ${amount}`);
  return value;
}
