import { addUsersToPo } from './add-users-to-po';
import { buyAseSubscription } from './buy-ase-subscription';
import { buyCloudSubscription } from './buy-cloud-subscription';
import { buyRpSubscription } from './buy-rp-subscription';
import { addUsersPreview, aseCartPreview, cartPreview, cloudCartPreview } from './cart-preview';
import { coTermCandidates } from './co-term-candidates';
import { confirmation } from './confirmation';
import { couponBundle } from './coupon-bundle';
import { orderViewer } from './order-result';
import { orderStatus } from './order-status';
import { priceList } from './price-list';
import { buyUpgrade } from './upgrade/buy-upgrade';
import { upgradePreview } from './upgrade/upgrade-preview';
import { upgradeViewer } from './upgrade/upgrade-result';

/** What can be bought, at which price, and what came of buying it. */
export const storeResolvers = {
  Query: {
    addUsersPreview,
    aseCartPreview,
    cartPreview,
    cloudCartPreview,
    coTermCandidates,
    confirmation,
    couponBundle,
    orderStatus,
    priceList,
    upgradePreview,
  },
  Mutation: { addUsersToPo, buyAseSubscription, buyCloudSubscription, buyRpSubscription, buyUpgrade },
  OrderPayload: { viewer: orderViewer },
  UpgradeOrderPayload: { viewer: upgradeViewer },
};
