import type { LicenseType } from '../licenses/license-type';
import { termOfProduct } from '../licenses/product-code';
import { termName } from '../terms/term-code';

interface Line {
  readonly licenseType: LicenseType;
  readonly productCode: number;
}

/** The name of each line's term where the lines are for several, so that one product is told from itself; else nulls. */
export function differingTerms(lines: readonly Line[]): (string | null)[] {
  const terms = lines.map(({ licenseType, productCode }) => termOfProduct(licenseType, productCode));
  const areSeveral = new Set(terms).size > 1;
  return terms.map((term) => (areSeveral && term !== null ? termName(term) : null));
}
