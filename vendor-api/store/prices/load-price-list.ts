import { SALE_LICENSE_TYPES, type SaleLicenseType } from '#domain/licenses/license-type';
import { toDecimalString } from '#domain/money/cents';
import { priceField } from '#domain/store/prices/price-field';
import { type PriceList, priceListOf } from '#domain/store/prices/price-list';
import { TERM_CODES } from '#domain/terms/term-code';
import type { Database } from '../../db/database';
import { priceList } from '../../db/schema/store';
import { loadCoupons } from '../coupons/load-coupons';

export async function loadPriceList(db: Database): Promise<PriceList> {
  const rows = await db.select().from(priceList);
  const found = new Map(rows.map((row) => [`${row.licenseType}/${row.termCode}`, row.cents]));
  return priceListOf((licenseType, term) => {
    const cents = found.get(`${licenseType}/${term}`);
    if (cents === undefined) throw new Error(`no price for license type ${licenseType}, term ${term}`);
    return cents;
  });
}

export async function loadPricing(db: Database, userId: string) {
  return { priceList: await loadPriceList(db), coupons: await loadCoupons(db, userId) };
}

type PriceDocument = Record<string, string | Record<string, string>>;

/** Flat fields for RP, groups of four for the rest (D-42), as decimal texts. */
export function priceDocument(prices: PriceList): PriceDocument {
  const document: PriceDocument = {};
  for (const licenseType of SALE_LICENSE_TYPES) {
    for (const term of TERM_CODES) {
      const [field, key] = priceField(licenseType, term);
      const price = toDecimalString(prices[licenseType][term]);
      if (key === undefined) document[field] = price;
      else document[field] = { ...groupOf(document, field), [key]: price };
    }
  }
  return document;
}

function groupOf(document: PriceDocument, field: string): Record<string, string> {
  const group = document[field];
  return typeof group === 'object' ? group : {};
}

type Dollars = readonly [monthly: number, annual: number, twoYears: number, threeYears: number];

const ASEC5: Dollars = [100, 1020, 1944, 2808];

const times = (prices: Dollars, factor: number): Dollars => [
  prices[0] * factor,
  prices[1] * factor,
  prices[2] * factor,
  prices[3] * factor,
];

/** Amounts in dollars (D-108). */
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
