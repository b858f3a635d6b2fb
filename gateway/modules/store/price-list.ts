import { displayName } from '#domain/licenses/display-name';
import { EDITIONS as EDITION_CODES } from '#domain/licenses/edition';
import { LicenseType, type SaleLicenseType } from '#domain/licenses/license-type';
import { productCode } from '#domain/licenses/product-code';
import { toDecimalString } from '#domain/money/cents';
import { ASE_PRODUCTS, aseLicenseType, publisherCount } from '#domain/store/carts/cart-items';
import { couponLabel } from '#domain/store/coupons/coupon';
import { listPrice, type PriceList } from '#domain/store/prices/price-list';
import { TERM_CODES, type TermCode, termName } from '#domain/terms/term-code';
import { perMonthPrice, priceSuffix } from '#domain/terms/term-price';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import { EDITIONS, LICENSE_TYPES, TERMS } from '../../models/codes';
import type { Coupon, ProductPrices, TermPrice } from '../../resolvers.generated';
import type { CouponRecord } from '../../vendor/answers/coupon-bundle';

export const priceListResolvers = {
  Query: {
    priceList: async (_parent, _args, { loads }) => {
      const prices = await loads.prices();
      return {
        rp: EDITION_CODES.map((edition) => ({
          edition: EDITIONS[edition],
          licenseType: LICENSE_TYPES[edition],
          productName: displayName(edition),
          terms: toTerms(prices, edition),
        })),
        ase: ASE_PRODUCTS.map((product) => ({
          product,
          productName: displayName(aseLicenseType(product)),
          publishers: publisherCount(product),
          terms: toTerms(prices, aseLicenseType(product)),
        })),
        cloudForBusiness: {
          author: toProduct(prices, LicenseType.AcbCloudAuthor),
          publisher: toProduct(prices, LicenseType.AcbRpPublisher),
        },
        cloudAuthor: toProduct(prices, LicenseType.CloudAuthor),
      };
    },

    couponBundle: async (_parent, _args, { loads }) => {
      const { coupons, productMap, hasRP10Promo } = await loads.coupons();
      return {
        coupons: coupons.map(toCoupon),
        productMap: productMap.map(({ productCode, couponIds }) => ({
          productCode,
          couponIds: [...couponIds],
        })),
        hasRP10Promo,
      };
    },
  },
} satisfies SomeResolvers;

function toProduct(prices: PriceList, licenseType: SaleLicenseType): ProductPrices {
  return {
    licenseType: LICENSE_TYPES[licenseType],
    productName: displayName(licenseType),
    terms: toTerms(prices, licenseType),
  };
}

function toTerms(prices: PriceList, licenseType: SaleLicenseType): TermPrice[] {
  return TERM_CODES.map((code) => toTermPrice(prices, licenseType, code));
}

function toTermPrice(prices: PriceList, licenseType: SaleLicenseType, code: TermCode): TermPrice {
  const price = listPrice(prices, licenseType, code);
  return {
    term: TERMS[code],
    termName: termName(code),
    price: toDecimalString(price),
    perMonth: toDecimalString(perMonthPrice(price, code)),
    suffix: priceSuffix(code),
    productCode: productCode(licenseType, code),
  };
}

function toCoupon({ amountHundredths, productIds, ...coupon }: CouponRecord): Coupon {
  return {
    ...coupon,
    amount: amountHundredths / 100,
    label: couponLabel(coupon.description),
    productIds: [...productIds],
  };
}
