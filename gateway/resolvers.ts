import { accountResolvers as account } from './modules/account/account-resolvers';
import { billingResolvers as billing } from './modules/billing/billing-resolvers';
import { changesResolvers as changes } from './modules/changes/changes-resolvers';
import type { TransferResults } from './modules/changes/transfer/transfer-resolvers';
import { cloudResolvers as cloud } from './modules/cloud/cloud-resolvers';
import { licensesResolvers as licenses } from './modules/licenses/licenses-resolvers';
import { orderResolvers as orders } from './modules/order-resolvers';
import { storeResolvers as store } from './modules/store/store-resolvers';
import type {
  AcceptTransferPayloadResolvers,
  AssignSeatPayloadResolvers,
  BillingInfoPayloadResolvers,
  CancelGroupPayloadResolvers,
  ChangeAccountInfoPayloadResolvers,
  ChangedGroupResolvers,
  ChangePayloadResolvers,
  CloudGroupPayloadResolvers,
  MutationResolvers,
  OrderPayloadResolvers,
  PoRenewalPayloadResolvers,
  ProductKindsResolvers,
  ProfilePayloadResolvers,
  QueryResolvers,
  RenewableGroupResolvers,
  RetryGroupResolvers,
  RetryPaymentPayloadResolvers,
  SeatSelectionResolvers,
  SeatsPayloadResolvers,
  StoreInvoiceEmailsPayloadResolvers,
  SubscriptionResolvers,
  UpgradeOrderPayloadResolvers,
  UserResolvers,
} from './resolvers.generated';

interface Resolvers extends TransferResults {
  readonly Query: QueryResolvers;
  readonly Mutation: MutationResolvers;
  readonly User: Pick<UserResolvers, UserFields>;
  readonly ProductKinds: Pick<ProductKindsResolvers, 'hasCloud' | 'hasRp'>;
  readonly Subscription: Pick<SubscriptionResolvers, 'seats'>;
  readonly ChangePayload: Pick<ChangePayloadResolvers, 'viewer'>;
  readonly ChangedGroup: Pick<ChangedGroupResolvers, 'rows'>;
  readonly SeatSelection: Pick<
    SeatSelectionResolvers,
    'isOwner' | 'licenses' | 'managers' | 'note' | 'seats' | 'transferEligibility'
  >;
  readonly SeatsPayload: Pick<SeatsPayloadResolvers, 'licenses' | 'seats' | 'subscriptions' | 'viewer'>;
  readonly AssignSeatPayload: Pick<AssignSeatPayloadResolvers, 'license' | 'seat' | 'subscription'>;
  readonly BillingInfoPayload: Pick<BillingInfoPayloadResolvers, 'billingInfo' | 'viewer'>;
  readonly ChangeAccountInfoPayload: Pick<ChangeAccountInfoPayloadResolvers, 'viewer'>;
  readonly ProfilePayload: Pick<ProfilePayloadResolvers, 'viewer'>;
  readonly StoreInvoiceEmailsPayload: Pick<StoreInvoiceEmailsPayloadResolvers, 'renewalReceipts' | 'viewer'>;
  readonly AcceptTransferPayload: Pick<AcceptTransferPayloadResolvers, 'viewer'>;
  readonly OrderPayload: Pick<OrderPayloadResolvers, 'viewer'>;
  readonly RetryGroup: Pick<RetryGroupResolvers, 'seats'>;
  readonly RetryPaymentPayload: Pick<RetryPaymentPayloadResolvers, 'viewer'>;
  readonly CancelGroupPayload: Pick<CancelGroupPayloadResolvers, 'viewer'>;
  readonly RenewableGroup: Pick<RenewableGroupResolvers, 'seats'>;
  readonly CloudGroupPayload: Pick<CloudGroupPayloadResolvers, 'cloudGroup' | 'viewer'>;
  readonly PoRenewalPayload: Pick<PoRenewalPayloadResolvers, 'viewer'>;
  readonly UpgradeOrderPayload: Pick<UpgradeOrderPayloadResolvers, 'viewer'>;
}

type UserFields =
  | 'billingInfo'
  | 'cloudGroups'
  | 'educationSeats'
  | 'isCloudAuthorEnabled'
  | 'perpetualLicenses'
  | 'productKinds'
  | 'receiptArchive'
  | 'renewalReceipts'
  | 'sale'
  | 'sales'
  | 'seatSelection'
  | 'seatSummary'
  | 'spending'
  | 'subscription'
  | 'subscriptions'
  | 'upgradeCodes';

/** Every field that is more than a property of its model. */
export const resolvers: Resolvers = {
  ...account,
  ...billing,
  ...changes,
  ...cloud,
  ...licenses,
  ...orders,
  Query: {
    ...account.Query,
    ...billing.Query,
    ...changes.Query,
    ...cloud.Query,
    ...orders.Query,
    ...store.Query,
  },
  Mutation: {
    ...account.Mutation,
    ...billing.Mutation,
    ...changes.Mutation,
    ...cloud.Mutation,
    ...licenses.Mutation,
    ...orders.Mutation,
  },
  User: { ...account.User, ...billing.User, ...cloud.User, ...licenses.User },
};
