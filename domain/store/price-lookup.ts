import { isSaleLicenseType } from '../licenses/license-type';
import { message } from '../messages/catalogue';
import type { Cents } from '../money/cents';
import { isTermCode } from '../terms/term-code';
import type { PriceList } from './price-list';

/** List price per item (PRICE-23). Throws ERR-18 for a licence type or term that is not on sale. */
export function listPrice(priceList: PriceList, licenseType: number, term: number): Cents {
  if (!isSaleLicenseType(licenseType) || !isTermCode(term)) throw new RangeError(message.unknownProduct);
  return priceList[licenseType][term];
}
