import { accountResolvers as account } from './modules/account/account-resolvers';
import type { ResolvedField } from './modules/account/user-model';
import { billingResolvers as billing } from './modules/billing/billing-resolvers';
import { changesResolvers as changes } from './modules/changes/changes-resolvers';
import { cloudResolvers as cloud } from './modules/cloud/cloud-resolvers';
import { licensesResolvers as licenses } from './modules/licenses/licenses-resolvers';
import { orderResolvers as orders } from './modules/order-resolvers';
import { storeResolvers as store } from './modules/store/store-resolvers';
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
  | 'OrderPayload'
  | 'PoRenewalPayload'
  | 'ProfilePayload'
  | 'RetryPaymentPayload'
  | 'SeatsPayload'
  | 'StoreInvoiceEmailsPayload'
  | 'TransferPayload'
  | 'UpgradeOrderPayload';

type Resolvers = Readonly<Required<Pick<Generated, 'Query' | 'Mutation'>>> &
  Fields<WithViewer, 'viewer'> &
  Fields<'User', ResolvedField> &
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
