import { z } from 'zod';
import { SALE_LICENSE_TYPES, type SaleLicenseType } from '#domain/licenses/license-type';
import type { Cents } from '#domain/money/cents';
import { priceField } from '#domain/store/prices/price-field';
import type { PriceList } from '#domain/store/prices/price-list';
import { TERM_CODES, type TermCode } from '#domain/terms/term-code';
import { wireMoney } from '../wire';

type Wire = Record<string, unknown>;

/** Prices are never negative. */
const price = wireMoney.refine((cents) => cents >= 0);

/** REST-20: RP prices have flat names, others are nested or flat (D-42). All prices are required. */
export const priceList = z.record(z.string(), z.unknown()).transform((wire, context): PriceList => {
  const read = (licenseType: SaleLicenseType, code: TermCode): Cents => {
    const parsed = price.safeParse(priceAt(wire, licenseType, code));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: 'no price', path: [...priceField(licenseType, code)] });
    return 0;
  };
  return byKey(SALE_LICENSE_TYPES, (licenseType) => byKey(TERM_CODES, (code) => read(licenseType, code)));
});

function priceAt(wire: Wire, licenseType: SaleLicenseType, code: TermCode): unknown {
  const [field, key] = priceField(licenseType, code);
  if (key === undefined) return wire[field];
  const group = wire[field];
  return isRecord(group) ? group[key] : wire[`${field}${key}`];
}

function isRecord(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null;
}

function byKey<K extends number, V>(keys: readonly K[], valueAt: (key: K) => V): Record<K, V> {
  const entries = keys.map((key) => [key, valueAt(key)] as const);
  // Object.fromEntries widens its keys, which are exactly the given ones.
  return Object.fromEntries(entries) as Record<K, V>;
}
