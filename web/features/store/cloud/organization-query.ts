import {
  type AnyCart,
  type CartCodec,
  COMMON_NAMES,
  readCommon,
  readQuantity,
  writeCommon,
  writeQuantity,
} from '../cart/query-values';

export interface OrganizationCart extends AnyCart {
  authors: number;
  orgId: string;
}

const AUTHORS = 'authorQty';
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
