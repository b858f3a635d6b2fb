import { isSaleLicenseType, SALE_LICENSE_TYPES, type SaleLicenseType } from '../../licenses/license-type';
import { message } from '../../messages/catalogue';
import type { Cents } from '../../money/cents';
import { isTermCode, TERM_CODES, type TermCode } from '../../terms/term-code';

/** List price per item of every license on sale, for a whole term (PRICE-01..03). */
export type PriceList = Readonly<Record<SaleLicenseType, Readonly<Record<TermCode, Cents>>>>;

/** Every price there is, asked for one by one. */
export function priceListOf(priceAt: (licenseType: SaleLicenseType, term: TermCode) => Cents): PriceList {
  return byKey(SALE_LICENSE_TYPES, (type) => byKey(TERM_CODES, (term) => priceAt(type, term)));
}

function byKey<K extends number, V>(keys: readonly K[], valueAt: (key: K) => V): Record<K, V> {
  const entries = keys.map((key) => [key, valueAt(key)] as const);
  // Object.fromEntries widens its keys, which are exactly the given ones.
  return Object.fromEntries(entries) as Record<K, V>;
}

/** Returns the list price per item (PRICE-23). Throws ERR-18 for a license type or term that is not on sale. */
export function listPrice(priceList: PriceList, licenseType: number, term: number): Cents {
  if (!isSaleLicenseType(licenseType) || !isTermCode(term)) throw new RangeError(message.unknownProduct);
  return priceList[licenseType][term];
}
