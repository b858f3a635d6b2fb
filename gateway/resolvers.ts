import { authCheck } from './modules/account/auth-check';
import { config } from './modules/account/config';
import { exchangeCode } from './modules/account/exchange-code';
import { login } from './modules/account/login';
import { logout } from './modules/account/logout';
import { viewer } from './modules/account/viewer';
import { billingInfo } from './modules/billing/billing-info';
import { billingTokens } from './modules/billing/billing-tokens';
import { renewalReceipts } from './modules/billing/renewal-receipts';
import { sales } from './modules/billing/sales';
import { spending } from './modules/billing/spending';
import { assignSeat } from './modules/licenses/assign-seat';
import { assignedSeat, assignedSubscription } from './modules/licenses/assignment';
import { productKinds } from './modules/licenses/product-kinds';
import { seatSummary } from './modules/licenses/seat-summary';
import { seats } from './modules/licenses/seats';
import { subscription } from './modules/licenses/subscription';
import { subscriptions } from './modules/licenses/subscriptions';
import { buyRpSubscription } from './modules/store/buy-rp-subscription';
import { cartPreview } from './modules/store/cart-preview';
import { coTermCandidates } from './modules/store/co-term-candidates';
import { confirmation } from './modules/store/confirmation';
import { couponBundle } from './modules/store/coupon-bundle';
import { orderViewer } from './modules/store/order-result';
import { orderStatus } from './modules/store/order-status';
import { priceList } from './modules/store/price-list';
import type {
  AssignSeatPayloadResolvers,
  MutationResolvers,
  OrderPayloadResolvers,
  QueryResolvers,
  SubscriptionResolvers,
  UserResolvers,
} from './resolvers.generated';

interface Resolvers {
  readonly Query: QueryResolvers;
  readonly Mutation: MutationResolvers;
  readonly User: Pick<UserResolvers, UserFields>;
  readonly Subscription: Pick<SubscriptionResolvers, 'seats'>;
  readonly AssignSeatPayload: Pick<AssignSeatPayloadResolvers, 'seat' | 'subscription'>;
  readonly OrderPayload: Pick<OrderPayloadResolvers, 'viewer'>;
}

type UserFields =
  | 'billingInfo'
  | 'productKinds'
  | 'renewalReceipts'
  | 'sales'
  | 'seatSummary'
  | 'spending'
  | 'subscription'
  | 'subscriptions';

/** Every field that is more than a property of its model. */
export const resolvers: Resolvers = {
  Query: {
    authCheck,
    billingTokens,
    cartPreview,
    coTermCandidates,
    config,
    confirmation,
    couponBundle,
    orderStatus,
    priceList,
    viewer,
  },
  Mutation: { assignSeat, buyRpSubscription, exchangeCode, login, logout },
  User: {
    billingInfo,
    productKinds,
    renewalReceipts,
    sales,
    seatSummary,
    spending,
    subscription,
    subscriptions,
  },
  Subscription: { seats },
  AssignSeatPayload: { seat: assignedSeat, subscription: assignedSubscription },
  OrderPayload: { viewer: orderViewer },
};
