import { domainName } from '#domain/cloud/domain-name';
import { displayName } from '#domain/licenses/display-name';
import { ASE_PRODUCTS, type AseProduct, aseItems, aseLicenseType } from '#domain/store/ase-cart';
import { checkDomain } from '#domain/store/cart-checks';
import { joinedGroup } from '#domain/store/joined-group';
import { TERM_CODES_BY_NAME } from '../../../models/codes';
import type { AseCartInput } from '../../../resolvers.generated';
import type { CartKind } from './cart-kind';
import { refusalError } from './refusal-error';

/** A bundle of Cloud for Business (REST-23). */
export const aseCartKind: CartKind<AseCartInput> = {
  check: ({ domain }) => refusalError(checkDomain(domain ?? '')),
  checkBuyer: async () => null,
  wish: ({ term, productType, subscriptionGroup, domain }) => ({
    kind: 'legacyAse',
    items: aseItems({ productType }),
    term: TERM_CODES_BY_NAME[term],
    groupId: joinedGroup(subscriptionGroup),
    home: { domain: domainName(domain ?? ''), orgId: '' },
  }),
  formFields: ({ productType, domain }, adjustmentOf) => ({
    productType,
    domain: domainName(domain ?? ''),
    ...Object.fromEntries(
      ASE_PRODUCTS.map((product) => [adjustmentField(product), adjustmentOf(aseLicenseType(product))]),
    ),
  }),
  send: (vendor, order) => vendor.cart.buyAseSubscription(order),
  isIn: ({ productType }, sale) =>
    sale.isAseSub && sale.aseProductName === displayName(aseLicenseType(productType)),
};

function adjustmentField(product: AseProduct): string {
  return `${product.toLowerCase()}SubAdj`;
}
