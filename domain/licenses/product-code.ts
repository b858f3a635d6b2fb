import { message } from '../messages/catalogue';
import { isTermCode, TERM_CODES, type TermCode } from '../terms/term-code';
import { isSaleLicenseType, type SaleLicenseType } from './license-type';

// The only place with these numbers; ASEC codes contain the number of publishers (T-01, D-102).
const PRODUCT_CODES: Record<SaleLicenseType, Record<TermCode, number>> = {
  0: { 1: 801100, 2: 802100, 4: 802200, 5: 802300 },
  1: { 1: 811100, 2: 812100, 4: 812200, 5: 812300 },
  2: { 1: 821100, 2: 822100, 4: 822200, 5: 822300 },
  3: { 1: 1305013, 2: 1405011, 4: 1405021, 5: 1405031 },
  4: { 1: 13010013, 2: 14010011, 4: 14010021, 5: 14010031 },
  5: { 1: 13020013, 2: 14020011, 4: 14020021, 5: 14020031 },
  6: { 1: 13050013, 2: 14050011, 4: 14050021, 5: 14050031 },
  7: { 1: 130100013, 2: 140100011, 4: 140100021, 5: 140100031 },
  13: { 1: 1601000, 2: 1601001, 4: 1601002, 5: 1601003 },
  14: { 1: 1701000, 2: 1701001, 4: 1701002, 5: 1701003 },
  15: { 1: 1801000, 2: 1801001, 4: 1801002, 5: 1801003 },
};

/** The vendor's product code (PRICE-04). Throws ERR-18 for a type or term that is not on sale (PRICE-05). */
export function productCode(licenseType: number, term: number): number {
  if (!isSaleLicenseType(licenseType) || !isTermCode(term)) throw new RangeError(message.unknownProduct);
  return PRODUCT_CODES[licenseType][term];
}

export function termOfProduct(licenseType: number, code: number): TermCode | null {
  if (!isSaleLicenseType(licenseType)) return null;
  const codes = PRODUCT_CODES[licenseType];
  return TERM_CODES.find((term) => codes[term] === code) ?? null;
}
