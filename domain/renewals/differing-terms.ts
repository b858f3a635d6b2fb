import type { LicenseType } from '../licenses/license-type';
import { termOfProduct } from '../licenses/product-code';
import { termName } from '../terms/term-code';

interface Line {
  readonly licenseType: LicenseType;
  readonly productCode: number;
}

/** Term names per line when the lines have several terms, to tell equal products apart; else nulls. */
export function differingTerms(lines: readonly Line[]): (string | null)[] {
  const terms = lines.map(({ licenseType, productCode }) => termOfProduct(licenseType, productCode));
  const areSeveral = new Set(terms).size > 1;
  return terms.map((term) => (areSeveral && term !== null ? termName(term) : null));
}
