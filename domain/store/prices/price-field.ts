import type { SaleLicenseType } from '../../licenses/license-type';
import type { TermCode } from '../../terms/term-code';

const RP_SUFFIXES: Record<TermCode, string> = {
  1: 'MonthlyPrice',
  2: 'AnnualPrice',
  4: '2YearPrice',
  5: '3YearPrice',
};

const NESTED_KEYS: Record<TermCode, string> = { 1: 'Monthly', 2: 'Annual', 4: 'Year2', 5: 'Year3' };

const RP_PREFIXES: Partial<Record<SaleLicenseType, string>> = { 0: 'pro', 1: 'team', 2: 'ent' };

const GROUPS: Record<Exclude<SaleLicenseType, 0 | 1 | 2>, string> = {
  3: 'asec5',
  4: 'asec10',
  5: 'asec20',
  6: 'asec50',
  7: 'asec100',
  13: 'cloudAuthor',
  14: 'cfbAuthor',
  15: 'cfbPublisher',
};

/** Path of a price in the vendor's price document: `['team2YearPrice']`, `['asec20', 'Monthly']` (PRICE-23, D-42). */
export function priceField(
  licenseType: SaleLicenseType,
  code: TermCode,
): readonly [field: string] | readonly [group: string, key: string] {
  if (licenseType === 0 || licenseType === 1 || licenseType === 2) {
    return [`${RP_PREFIXES[licenseType]}${RP_SUFFIXES[code]}`];
  }
  return [GROUPS[licenseType], NESTED_KEYS[code]];
}
