import type { CfbChoice } from '#domain/store/carts/buy-tab';
import { type AseProduct, DEFAULT_ASE_CART, isAseProduct } from '#domain/store/carts/cart-items';
import {
  type AnyCart,
  type CartCodec,
  COMMON_NAMES,
  readCommon,
  readQuantity,
  writeCommon,
  writeQuantity,
} from '../cart/query-values';

export interface CfbCart extends AnyCart {
  /** Null until the address or the customer has chosen. */
  choice: CfbChoice | null;
  product: AseProduct;
  authors: number;
  publishers: number;
  domain: string;
}

const PRODUCT = 'product';
const AUTHORS = 'authorQty';
const PUBLISHERS = 'publisherQty';
const DOMAIN = 'domain';

export const cfbCartCodec: CartCodec<CfbCart> = {
  names: [PRODUCT, AUTHORS, PUBLISHERS, DOMAIN, ...COMMON_NAMES],
  read(query) {
    const product = query.get(PRODUCT)?.toUpperCase();
    const isBundle = isAseProduct(product);
    const hasQuantities = query.has(AUTHORS) || query.has(PUBLISHERS);
    return {
      choice: isBundle ? 'bundle' : hasQuantities ? 'seats' : null,
      product: isBundle ? product : DEFAULT_ASE_CART.productType,
      authors: readQuantity(query, AUTHORS),
      publishers: readQuantity(query, PUBLISHERS),
      domain: query.get(DOMAIN) ?? '',
      ...readCommon(query),
    };
  },
  write(cart) {
    const isSeats = cart.choice === 'seats';
    return {
      [PRODUCT]: cart.choice === 'bundle' ? cart.product : null,
      // Written even as 0, so that the address still selects seats.
      [AUTHORS]: isSeats ? String(cart.authors) : null,
      [PUBLISHERS]: isSeats ? String(cart.publishers) : null,
      [DOMAIN]: cart.domain || null,
      ...writeCommon(cart),
    };
  },
};

export interface OrganizationCart extends AnyCart {
  authors: number;
  orgId: string;
}

const ORGANIZATION = 'orgId';

export const organizationCartCodec: CartCodec<OrganizationCart> = {
  names: [AUTHORS, ORGANIZATION, ...COMMON_NAMES],
  read: (query) => ({
    authors: readQuantity(query, AUTHORS),
    orgId: query.get(ORGANIZATION) ?? '',
    ...readCommon(query),
  }),
  write: (cart) => ({
    [AUTHORS]: writeQuantity(cart.authors),
    [ORGANIZATION]: cart.orgId || null,
    ...writeCommon(cart),
  }),
};
