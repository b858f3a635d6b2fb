import {
  type AnyCart,
  type CartCodec,
  COMMON_NAMES,
  readCommon,
  readQuantity,
  writeCommon,
  writeQuantity,
} from '../cart/query-values';

/** The cart of the Axure Cloud tab: authors of an organization. */
export interface OrganizationCart extends AnyCart {
  authors: number;
  /** Of what is bought, as it was typed; empty to be assigned later. */
  orgId: string;
}

const AUTHORS = 'authorQty';
const ORGANIZATION = 'orgId';

/** `authorQty` is a quantity, `orgId` the organization it is for. */
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
