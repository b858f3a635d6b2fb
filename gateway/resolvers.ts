import { merged } from './graphql/some-resolvers';
import { changeAccountInfoResolvers } from './modules/account/change-account-info';
import { cloudAuthorResolvers } from './modules/account/cloud-author';
import { signInResolvers } from './modules/account/sign-in';
import type { ResolvedField } from './modules/account/user-model';
import { viewerResolvers } from './modules/account/viewer';
import { billingInfoResolvers } from './modules/billing/billing-info';
import { renewalForecastResolvers } from './modules/billing/renewal-forecast';
import { renewalReceiptsResolvers } from './modules/billing/renewal-receipts';
import { salesResolvers } from './modules/billing/sales';
import { cartPreviewResolvers } from './modules/cart-previews';
import { cancelCloudGroupResolvers } from './modules/changes/cancel/cancel-cloud-group';
import { cancelSeatsResolvers } from './modules/changes/cancel/cancel-seats';
import { changeChoicesResolvers } from './modules/changes/edition-term/change-choices';
import { seatChangeResolvers } from './modules/changes/edition-term/seat-change';
import { changedRowResolvers } from './modules/changes/edition-term/to-change-preview';
import { nameGroupResolvers } from './modules/changes/name-group';
import { poRenewalResolvers } from './modules/changes/purchase-order/po-renewal';
import { renewableGroupResolvers } from './modules/changes/purchase-order/renewable-group';
import { reactivationResolvers } from './modules/changes/reactivate/reactivation';
import { retryResolvers } from './modules/changes/retry/retry';
import { toRetryResolvers } from './modules/changes/retry/to-retry';
import { acceptanceResolvers } from './modules/changes/transfer/acceptance';
import { transferOwnerResolvers } from './modules/changes/transfer/transfer-owner';
import { upgradeResolvers } from './modules/changes/upgrade/upgrade';
import { whatIfResolvers } from './modules/changes/what-if/what-if';
import { assignDomainResolvers } from './modules/cloud/assign-domain';
import { cloudBookResolvers } from './modules/cloud/cloud-book';
import { cloudGroupChangeResolvers } from './modules/cloud/cloud-group-change';
import { activityResolvers } from './modules/licenses/activity';
import { assignSeatResolvers } from './modules/licenses/assign-seat';
import { assignSeatsResolvers } from './modules/licenses/assign-seats';
import { seatsChangeResolvers } from './modules/licenses/change-seats';
import { editSeatsResolvers } from './modules/licenses/edit-seats';
import { forecastResolvers } from './modules/licenses/forecast';
import { peopleResolvers } from './modules/licenses/people';
import { licensePageResolvers } from './modules/licenses/perpetual/license-page';
import { applySeatPlanResolvers } from './modules/licenses/plans/apply-seat-plan';
import { assignmentPlanResolvers } from './modules/licenses/plans/assignment-plan';
import { seatMatchesResolvers } from './modules/licenses/seat-matches';
import { seatSelectionResolvers } from './modules/licenses/seat-selection';
import { subscriptionsResolvers } from './modules/licenses/subscriptions';
import { orderResolvers } from './modules/order-resolvers';
import { coTermGroupResolvers } from './modules/store/co-term-book';
import { confirmationResolvers } from './modules/store/confirmation';
import { priceListResolvers } from './modules/store/price-list';
import type { Resolvers as Generated } from './resolvers.generated';

type Fields<Type extends keyof Generated, Field extends keyof NonNullable<Generated[Type]>> = {
  readonly [T in Type]: Pick<NonNullable<Generated[T]>, Field & keyof NonNullable<Generated[T]>>;
};

type WithViewer =
  | 'AcceptTransferPayload'
  | 'BillingInfoPayload'
  | 'CancelGroupPayload'
  | 'ChangeAccountInfoPayload'
  | 'ChangePayload'
  | 'CloudGroupPayload'
  | 'LoginPayload'
  | 'OrderPayload'
  | 'PoRenewalPayload'
  | 'ProfilePayload'
  | 'RetryPaymentPayload'
  | 'SeatsPayload'
  | 'StoreInvoiceEmailsPayload'
  | 'NameGroupPayload'
  | 'TransferPayload'
  | 'UpgradeOrderPayload';

type Resolvers = Readonly<Required<Pick<Generated, 'Query' | 'Mutation'>>> &
  Fields<WithViewer, 'viewer'> &
  Fields<'User', ResolvedField> &
  Fields<'ChangeChoices', 'editions' | 'terms'> &
  Fields<'ProductKinds', 'hasCloud' | 'hasRp'> &
  Fields<'Subscription' | 'RetryGroup' | 'RenewableGroup', 'seats'> &
  Fields<'Subscription' | 'CloudGroup', 'nextRenewal'> &
  Fields<'ChangedGroup', 'rows'> &
  Fields<
    'SeatSelection',
    'actionable' | 'isOwner' | 'licenses' | 'managers' | 'note' | 'seats' | 'transferEligibility'
  > &
  Fields<'Person', 'handOverPlan' | 'managed' | 'managedCount' | 'used' | 'usedCount'> &
  Fields<'SeatMatches', 'csv' | 'facets' | 'selectable' | 'selectableCount' | 'totalCount'> &
  Fields<'SeatsPayload', 'licenses' | 'seats' | 'subscriptions' | 'undo'> &
  Fields<'AssignSeatPayload', 'license' | 'seat' | 'subscription' | 'undo'> &
  Fields<'BillingInfoPayload', 'billingInfo'> &
  Fields<'StoreInvoiceEmailsPayload', 'renewalReceipts'> &
  Fields<'CloudGroupPayload', 'cloudGroup'>;

export const resolvers: Resolvers = merged(
  changeAccountInfoResolvers,
  cloudAuthorResolvers,
  signInResolvers,
  viewerResolvers,
  billingInfoResolvers,
  renewalForecastResolvers,
  renewalReceiptsResolvers,
  salesResolvers,
  cancelCloudGroupResolvers,
  cancelSeatsResolvers,
  changeChoicesResolvers,
  seatChangeResolvers,
  changedRowResolvers,
  whatIfResolvers,
  poRenewalResolvers,
  renewableGroupResolvers,
  reactivationResolvers,
  retryResolvers,
  toRetryResolvers,
  acceptanceResolvers,
  transferOwnerResolvers,
  upgradeResolvers,
  assignDomainResolvers,
  cloudBookResolvers,
  cloudGroupChangeResolvers,
  assignSeatResolvers,
  assignSeatsResolvers,
  seatsChangeResolvers,
  editSeatsResolvers,
  forecastResolvers,
  nameGroupResolvers,
  peopleResolvers,
  activityResolvers,
  licensePageResolvers,
  applySeatPlanResolvers,
  assignmentPlanResolvers,
  seatMatchesResolvers,
  seatSelectionResolvers,
  subscriptionsResolvers,
  orderResolvers,
  cartPreviewResolvers,
  coTermGroupResolvers,
  confirmationResolvers,
  priceListResolvers,
);
