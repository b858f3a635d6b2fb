import { SALE_LICENSE_TYPES, type SaleLicenseType } from '#domain/licenses/license-type';
import { TERM_CODES } from '#domain/terms/term-code';
import type { Database } from '../../db/database';
import { priceList } from '../../db/schema/store';

type Dollars = readonly [monthly: number, annual: number, twoYears: number, threeYears: number];

const ASEC5: Dollars = [100, 1020, 1944, 2808];

const times = (prices: Dollars, factor: number): Dollars => [
  prices[0] * factor,
  prices[1] * factor,
  prices[2] * factor,
  prices[3] * factor,
];

/** In dollars (D-108). */
const FIRST_PRICES: Record<SaleLicenseType, Dollars> = {
  0: [29, 300, 570, 810],
  1: [49, 504, 960, 1368],
  2: [99, 1020, 1944, 2808],
  3: ASEC5,
  4: times(ASEC5, 2),
  5: times(ASEC5, 4),
  6: times(ASEC5, 9),
  7: times(ASEC5, 16),
  13: [15, 156, 300, 432],
  14: [20, 204, 384, 540],
  15: [35, 360, 672, 972],
};

export async function seedPriceList(db: Database): Promise<void> {
  const rows = SALE_LICENSE_TYPES.flatMap((licenseType) =>
    TERM_CODES.map((termCode, index) => ({
      licenseType,
      termCode,
      cents: (FIRST_PRICES[licenseType][index] ?? 0) * 100,
    })),
  );
  await db.insert(priceList).values(rows).onConflictDoNothing();
}
