import { z } from 'zod';
import type { SaleLicenseType } from '#domain/licenses/license-type';
import { priceField } from '#domain/store/prices/price-field';
import { type PriceList, priceListOf } from '#domain/store/prices/price-list';
import type { TermCode } from '#domain/terms/term-code';
import { wireMoney } from '../wire';

type Wire = Record<string, unknown>;

/** Prices are never negative. */
const price = wireMoney.refine((cents) => cents >= 0);

/** REST-20: RP prices have flat names, others are nested or flat (D-42). All prices are required. */
export const priceList = z.record(z.string(), z.unknown()).transform((wire, context): PriceList => {
  return priceListOf((licenseType, code) => {
    const parsed = price.safeParse(priceAt(wire, licenseType, code));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: 'no price', path: [...priceField(licenseType, code)] });
    return 0;
  });
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
