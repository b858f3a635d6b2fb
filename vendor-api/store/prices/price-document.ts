import { SALE_LICENSE_TYPES } from '#domain/licenses/license-type';
import { toDecimalString } from '#domain/money/cents';
import { priceField } from '#domain/store/price-field';
import type { PriceList } from '#domain/store/price-list';
import { TERM_CODES } from '#domain/terms/term-code';

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
