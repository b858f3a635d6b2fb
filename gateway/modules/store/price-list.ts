import { displayName } from '#domain/licenses/display-name';
import { EDITIONS as EDITION_CODES, type Edition } from '#domain/licenses/edition';
import { productCode } from '#domain/licenses/product-code';
import { toDecimalString } from '#domain/money/cents';
import type { PriceList } from '#domain/store/price-list';
import { listPrice } from '#domain/store/price-lookup';
import { perMonthPrice } from '#domain/terms/per-month-price';
import { TERM_CODES, type TermCode } from '#domain/terms/term-code';
import { termName } from '#domain/terms/term-name';
import { priceSuffix } from '#domain/terms/term-suffix';
import { EDITIONS, LICENSE_TYPES, TERMS } from '../../models/codes';
import type { QueryResolvers, TermPrice } from '../../resolvers.generated';

export const priceList: QueryResolvers['priceList'] = async (_parent, _args, { loads }) => {
  const prices = await loads.prices();
  return {
    rp: EDITION_CODES.map((edition) => ({
      edition: EDITIONS[edition],
      licenseType: LICENSE_TYPES[edition],
      productName: displayName(edition),
      terms: TERM_CODES.map((code) => toTermPrice(prices, edition, code)),
    })),
  };
};

function toTermPrice(prices: PriceList, edition: Edition, code: TermCode): TermPrice {
  const price = listPrice(prices, edition, code);
  return {
    term: TERMS[code],
    termName: termName(code),
    price: toDecimalString(price),
    perMonth: toDecimalString(perMonthPrice(price, code)),
    suffix: priceSuffix(code),
    productCode: productCode(edition, code),
  };
}
