import { displayName } from '#domain/licenses/display-name';
import { message } from '#domain/messages/catalogue';
import { checkDomain, checkLicensee } from '#domain/store/carts/cart-checks';
import { ASE_PRODUCTS, type AseProduct, aseItems, aseLicenseType } from '#domain/store/carts/cart-items';
import { joinedGroup } from '#domain/store/groups/co-term';
import { domainName } from '#domain/text/domain-name';
import { TERM_CODES_BY_NAME } from '../../../models/codes';
import type { AseCartInput } from '../../../resolvers.generated';
import { refusalError } from '../../common/user-error';
import type { CartKind } from './cart';

/** Cloud for Business bundle (REST-23). */
export const aseCart: CartKind<AseCartInput> = {
  check: ({ domain }) => refusalError(checkDomain(domain ?? '')),
  checkBuyer: async () => null,
  contents: ({ term, productType, subscriptionGroup, domain }) => ({
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
  checkLicensee,
  refused: message.orderFailed,
  isIn: ({ productType }, sale) =>
    sale.isAseSub && sale.aseProductName === displayName(aseLicenseType(productType)),
};

function adjustmentField(product: AseProduct): string {
  return `${product.toLowerCase()}SubAdj`;
}
