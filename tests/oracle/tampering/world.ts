import fc from 'fast-check';
import { addDays } from '#domain/calendar/calendar-date';
import { SALE_LICENSE_TYPES } from '#domain/licenses/license-type';
import { productCode } from '#domain/licenses/product-code';
import type { Coupon } from '#domain/store/coupons/coupon';
import { FIRST_YEAR_DESCRIPTION } from '#domain/store/coupons/coupon-discount';
import type { PriceList } from '#domain/store/prices/price-list';
import { storedTermOf } from '#domain/terms/stored-term';
import { TERM_CODES, type TermCode } from '#domain/terms/term-code';
import { type Shop, startShop } from '#tests/testkit/start-shop';
import { TEST_TODAY, type TestUser } from '#tests/testkit/start-vendor';
import type { TestDatabase } from '#tests/testkit/test-databases';
import { priceList as prices } from '../../../vendor-api/db/schema/store';
import { type GroupSpec, insertGroup } from '../../../vendor-api/demo/builders';
import { insertCoupon } from '../../../vendor-api/demo/history';

export const GROUP_KINDS = ['rp', 'ase', 'cfb', 'cloud'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

export interface WorldGroup {
  readonly id: string;
  readonly kind: GroupKind;
  readonly term: TermCode;
  readonly expireDate: string;
  readonly isOpen: boolean;
}

export interface WorldCustomer {
  readonly user: TestUser;
  readonly groups: readonly WorldGroup[];
  /** In the server's order, with their remaining uses. */
  readonly coupons: Coupon[];
}

/** A shop with unusual prices, and customers whose groups and coupons are known without asking it. */
export interface World {
  readonly shop: Shop;
  readonly today: string;
  readonly priceList: PriceList;
  readonly customers: readonly WorldCustomer[];
}

const CUSTOMERS = 4;

export async function makeWorld(database: TestDatabase, seed: number): Promise<World> {
  const shop = await startShop(database, { CLOUD_AUTHOR: 'true', LOG_LEVEL: 'error' });
  const priceList = await setPrices(shop, seed);
  const customers: WorldCustomer[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1) customers.push(await makeCustomer(shop, seed + index));
  return { shop, today: TEST_TODAY, priceList, customers };
}

async function setPrices(shop: Shop, seed: number): Promise<PriceList> {
  const { db } = shop.vendor.deps;
  const rows = SALE_LICENSE_TYPES.flatMap((licenseType) =>
    TERM_CODES.map((termCode) => ({ licenseType, termCode })),
  );
  const cents = fc.sample(fc.integer({ min: 1_01, max: 1999_99 }), { seed, numRuns: rows.length });
  const priced = rows.map((row, index) => ({ ...row, cents: cents[index] ?? 0 }));
  await db.delete(prices);
  await db.insert(prices).values(priced);
  return Object.fromEntries(
    SALE_LICENSE_TYPES.map((type) => [
      type,
      Object.fromEntries(
        priced.filter(({ licenseType }) => licenseType === type).map((row) => [row.termCode, row.cents]),
      ),
    ]),
  ) as PriceList;
}

async function makeCustomer(shop: Shop, seed: number): Promise<WorldCustomer> {
  const user = await shop.vendor.user();
  const groups: WorldGroup[] = [];
  for (const kind of GROUP_KINDS) groups.push(...(await makeGroups(shop, user, kind, seed)));
  return { user, groups, coupons: await makeCoupons(shop, user, seed) };
}

/** Groups that accept no purchases, by reason (T-17). */
const CLOSED: readonly Partial<GroupSpec>[] = [
  { expireDate: addDays(TEST_TODAY, -1) },
  { canceled: true },
  { braintreeId: 'PURCHASE_ORDER', autoRenew: false },
  { firstFailedPaymentAttempt: 1, firstFailedPaymentDate: TEST_TODAY },
  { pendingOwnerEmail: 'max@test.example' },
];

async function makeGroups(shop: Shop, user: TestUser, kind: GroupKind, seed: number): Promise<WorldGroup[]> {
  const terms = fc.sample(fc.constantFrom(...TERM_CODES), { seed: seed + kind.length, numRuns: 8 });
  const days = fc.sample(fc.integer({ min: 0, max: 1200 }), { seed: seed + kind.length, numRuns: 8 });
  const conditions = [{}, {}, {}, ...CLOSED];
  const groups: WorldGroup[] = [];
  for (const [index, condition] of conditions.entries()) {
    const term = terms[index] ?? 2;
    const spec = { ...dates(days[index] ?? 0), ...storedTermOf(term), ...contentsOf(kind), ...condition };
    const id = await insertGroup(shop.vendor.deps.db, user, spec);
    groups.push({ id, kind, term, expireDate: spec.expireDate, isOpen: index < 3 });
  }
  return groups;
}

function dates(daysLeft: number) {
  return { startDate: '2020-01-01', expireDate: addDays(TEST_TODAY, daysLeft) };
}

function contentsOf(kind: GroupKind): Pick<GroupSpec, 'kind' | 'seats' | 'licenseType'> {
  if (kind === 'rp') return { kind, seats: [{ licenseType: 0 }] };
  return kind === 'ase' ? { kind, licenseType: 3, seats: [{ licenseType: 3 }] } : { kind, seats: [] };
}

const CODES = SALE_LICENSE_TYPES.flatMap((type) => TERM_CODES.map((term) => productCode(type, term)));
const DATABASE_TYPES = { PERCENT: 'percent', FIXED: 'fixed', OTHER: 'other' } as const;

const arbitraryCoupon = fc.record({
  type: fc.constantFrom('PERCENT' as const, 'PERCENT' as const, 'FIXED' as const, 'OTHER' as const),
  amountHundredths: fc.oneof(fc.integer({ min: 0, max: 110_00 }), fc.constantFrom(33_33, 60_00, 100_00)),
  description: fc.constantFrom('Spring offer', FIRST_YEAR_DESCRIPTION),
  isRenewal: fc.constantFrom(false, false, false, true),
  remainingUses: fc.constantFrom(1, 3, 20, 10_000),
  endsAfter: fc.constantFrom(-1, 0, 5, null),
  productIds: fc.subarray(CODES, { minLength: 12, maxLength: 24 }),
});

async function makeCoupons(shop: Shop, user: TestUser, seed: number): Promise<Coupon[]> {
  const coupons = fc.sample(arbitraryCoupon, { seed, numRuns: 7 }).map(({ endsAfter, ...coupon }, index) => ({
    ...coupon,
    id: `${user.id.slice(0, 8)}-${index}`,
    endDate: endsAfter === null ? null : addDays(TEST_TODAY, endsAfter),
  }));
  for (const { type, amountHundredths, remainingUses, productIds, ...rest } of coupons) {
    await insertCoupon(shop.vendor.deps.db, {
      ...rest,
      userId: user.id,
      type: DATABASE_TYPES[type],
      amount: (amountHundredths / 100).toFixed(2),
      uses: remainingUses,
      productCodes: productIds,
    });
  }
  return coupons.toSorted(
    (one, other) =>
      (one.endDate ?? '9999').localeCompare(other.endDate ?? '9999') || (one.id < other.id ? -1 : 1),
  );
}
