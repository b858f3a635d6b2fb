import { message } from '#domain/messages/catalogue';
import {
  checkCloudQuantities,
  checkDomain,
  checkLicensee,
  checkOrgId,
} from '#domain/store/carts/cart-checks';
import {
  type CloudCart,
  type CloudPlan,
  cloudItems,
  cloudLicenseTypes,
} from '#domain/store/carts/cart-items';
import { joinedGroup } from '#domain/store/groups/co-term';
import { domainName } from '#domain/text/domain-name';
import { TERM_CODES_BY_NAME } from '../../../models/codes';
import type { CloudCartInput, CloudPlan as PlanName } from '../../../resolvers.generated';
import { isCloudAuthorSold } from '../../account/cloud-author';
import { refusalError, userError } from '../../common/user-error';
import type { CartKind } from './cart';

const PLANS: Readonly<Record<PlanName, CloudPlan>> = { CLOUD_FOR_BUSINESS: 'cfb', ORGANIZATION: 'cloud' };

export const PLAN_NAMES: Readonly<Record<CloudPlan, PlanName>> = {
  cfb: 'CLOUD_FOR_BUSINESS',
  cloud: 'ORGANIZATION',
};

/** Authors and publishers of a cloud plan (REST-24). */
export const cloudCart: CartKind<CloudCartInput> = {
  check: (cart) =>
    refusalError(
      checkCloudQuantities(toCart(cart)) ?? checkDomain(cart.domain ?? '') ?? checkOrgId(cart.orgId ?? ''),
    ),
  async checkBuyer(context, { plan }) {
    if (plan !== 'ORGANIZATION' || (await isCloudAuthorSold(context, true))) return null;
    return userError('NOT_ALLOWED', message.cloudAuthorNotSold, { field: 'cart.plan' });
  },
  contents: (cart) => ({
    kind: PLANS[cart.plan],
    items: cloudItems(toCart(cart)),
    term: TERM_CODES_BY_NAME[cart.term],
    groupId: joinedGroup(cart.subscriptionGroup),
    home: homeOf(cart),
  }),
  formFields: (cart, adjustmentOf) => {
    const { plan, authorQuantity, publisherQuantity } = cart;
    const { author, publisher } = cloudLicenseTypes(PLANS[plan]);
    return {
      authorQuantity,
      publisherQuantity,
      authorSubAdj: adjustmentOf(author),
      publisherSubAdj: publisher === null ? '0.00' : adjustmentOf(publisher),
      isCfb: plan === 'CLOUD_FOR_BUSINESS',
      ...homeOf(cart),
      isReactivate: false,
      reactivatingSub: '',
    };
  },
  send: (vendor, order) => vendor.cart.buyCloudSubscription(order),
  checkLicensee,
  refused: message.orderFailed,
  isIn: ({ plan, authorQuantity, publisherQuantity }, sale) =>
    (plan === 'CLOUD_FOR_BUSINESS' ? sale.isCfb : sale.isCloud) &&
    sale.cloudAuthorCount === authorQuantity &&
    sale.cloudPublisherCount === publisherQuantity,
};

function toCart({ plan, term, authorQuantity, publisherQuantity }: CloudCartInput): CloudCart {
  return { plan: PLANS[plan], term: TERM_CODES_BY_NAME[term], authorQuantity, publisherQuantity };
}

// A plan has one kind of home; the other's field is ignored.
function homeOf({ plan, domain, orgId }: CloudCartInput) {
  return plan === 'CLOUD_FOR_BUSINESS'
    ? { domain: domainName(domain ?? ''), orgId: '' }
    : { domain: '', orgId: orgId ?? '' };
}
