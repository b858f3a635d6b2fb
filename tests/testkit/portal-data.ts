import { eq } from 'drizzle-orm';
import { seats } from '../../vendor-api/db/schema/licenses';
import { orderAttempts, priceList } from '../../vendor-api/db/schema/store';
import {
  type GroupSpec,
  insertGroup,
  insertLicenses,
  type LicenseSpec,
  type SeatSpec,
} from '../../vendor-api/demo/builders';
import { insertCoupon } from '../../vendor-api/demo/history';
import type { RunningVendor, TestUser } from './start-vendor';

export type TestGroup = GroupSpec;
export type TestSeat = SeatSpec;
export type LicenseKind = Parameters<typeof insertLicenses>[2];
export type TestCoupon = Omit<Parameters<typeof insertCoupon>[1], 'userId'>;

/** Inserts a subscription with seats into the vendor's database; returns its id. */
export function addGroup({ deps }: RunningVendor, owner: TestUser, spec: GroupSpec): Promise<string> {
  return insertGroup(deps.db, owner, spec);
}

export async function addCoupon({ deps }: RunningVendor, owner: TestUser, coupon: TestCoupon): Promise<void> {
  await insertCoupon(deps.db, { ...coupon, userId: owner.id });
}

export async function setPrice({ deps }: RunningVendor, licenseType: number, cents: number): Promise<void> {
  await deps.db.update(priceList).set({ cents }).where(eq(priceList.licenseType, licenseType));
}

/** Adds perpetual licenses of these products, owned and managed by one customer. */
export function addLicenses(
  { deps }: RunningVendor,
  owner: TestUser,
  products: readonly string[],
): Promise<string[]> {
  const bought = { licenseType: 0, purchaseDate: '2018-05-01', key: 'OLD-KEY', licensee: 'Lee Ltd' } as const;
  return insertLicenses(
    deps.db,
    owner,
    'perpetual',
    products.map((product) => ({ ...bought, product })),
  );
}

/** Adds licenses outside subscriptions, by default managed by their owner; returns their ids in order. */
export function addLicensesOf(
  { deps }: RunningVendor,
  owner: TestUser,
  kind: LicenseKind,
  specs: readonly LicenseSpec[],
): Promise<string[]> {
  return insertLicenses(deps.db, owner, kind, specs);
}

/** Changes a license's product, as the vendor might. */
export async function renameProduct({ deps }: RunningVendor, seatId: string, product: string): Promise<void> {
  await deps.db.update(seats).set({ product }).where(eq(seats.id, seatId));
}

/** Removes an attempt's fingerprint, as at a vendor that does not store it. */
export async function forgetFingerprint({ deps }: RunningVendor, attemptId: string): Promise<void> {
  const none = { callerFingerprint: null };
  await deps.db.update(orderAttempts).set(none).where(eq(orderAttempts.attemptId, attemptId));
}
