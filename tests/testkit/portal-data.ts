import { eq } from 'drizzle-orm';
import { priceList } from '../../vendor-api/db/schema/store';
import { type GroupSpec, insertGroup } from '../../vendor-api/demo/builders';
import { insertCoupon } from '../../vendor-api/store/history';
import type { RunningVendor, TestUser } from './start-vendor';

export type TestCoupon = Omit<Parameters<typeof insertCoupon>[1], 'userId'>;

/** Puts a subscription with seats into the vendor's database and returns its id. */
export function addGroup({ deps }: RunningVendor, owner: TestUser, spec: GroupSpec): Promise<string> {
  return insertGroup(deps.db, owner, spec);
}

/** Gives a customer a coupon. */
export async function addCoupon({ deps }: RunningVendor, owner: TestUser, coupon: TestCoupon): Promise<void> {
  await insertCoupon(deps.db, { ...coupon, userId: owner.id });
}

/** Makes every price of a licence type so many cents. */
export async function setPrice({ deps }: RunningVendor, licenseType: number, cents: number): Promise<void> {
  await deps.db.update(priceList).set({ cents }).where(eq(priceList.licenseType, licenseType));
}
