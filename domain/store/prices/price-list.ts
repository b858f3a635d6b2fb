import { isSaleLicenseType, type SaleLicenseType } from '../../licenses/license-type';
import { message } from '../../messages/catalogue';
import type { Cents } from '../../money/cents';
import { isTermCode, type TermCode } from '../../terms/term-code';

/** List price per item of every licence on sale, for a whole term (PRICE-01..03). */
export type PriceList = Readonly<Record<SaleLicenseType, Readonly<Record<TermCode, Cents>>>>;

/** Returns the list price per item (PRICE-23). Throws ERR-18 for a licence type or term that is not on sale. */
export function listPrice(priceList: PriceList, licenseType: number, term: number): Cents {
  if (!isSaleLicenseType(licenseType) || !isTermCode(term)) throw new RangeError(message.unknownProduct);
  return priceList[licenseType][term];
}
