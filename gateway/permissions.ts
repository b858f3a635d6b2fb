import type { LimitedAction } from './rate-limits';
import type { Mutation, Query } from './resolvers.generated';

/** Permission of a root field. The domain rules decide about single seats and groups. */
export interface Permission {
  /** `customer` needs a session, which the vendor validates at the first call. */
  readonly who: 'anyone' | 'customer';
  /** Limited per minute and alone in its document, so that aliases cannot multiply attempts or payments. */
  readonly limited?: Extract<LimitedAction, 'signIn' | 'mail' | 'order'>;
  /** Lets a mutation run in read-only mode (D-15). */
  readonly inReadOnlyMode?: true;
}

type Fields<T> = Record<Exclude<keyof T, '__typename'>, Permission>;

const anyone: Permission = { who: 'anyone' };
const customer: Permission = { who: 'customer' };
const mailing: Permission = { who: 'customer', limited: 'mail' };
const ordering: Permission = { who: 'customer', limited: 'order' };

/** All root fields of the schema; a missing one does not compile and is not served. */
export const permissions: { readonly Query: Fields<Query>; readonly Mutation: Fields<Mutation> } = {
  Query: {
    viewer: anyone,
    authCheck: anyone,
    config: anyone,
    billingTokens: customer,
    priceList: customer,
    couponBundle: customer,
    coTermCandidates: customer,
    cartPreview: customer,
    aseCartPreview: customer,
    cloudCartPreview: customer,
    addUsersPreview: customer,
    upgradePreview: customer,
    poRenewalPreview: customer,
    editionChangePreview: customer,
    termChangePreview: customer,
    changeChoices: customer,
    whatIf: customer,
    retryPaymentPreview: customer,
    reactivationPreview: customer,
    cancelPreview: customer,
    uncancelPreview: customer,
    transferPreview: customer,
    cloudAdminInstances: customer,
    instanceIdFromDomain: customer,
    orgNames: customer,
    orderStatus: customer,
    confirmation: customer,
  },
  Mutation: {
    login: { who: 'anyone', limited: 'signIn' },
    exchangeCode: { who: 'anyone', limited: 'signIn' },
    logout: { who: 'anyone', inReadOnlyMode: true },
    createUser: { who: 'anyone', limited: 'mail' },
    forgotPassword: { who: 'anyone', limited: 'mail' },
    changeAccountInfo: { who: 'customer', limited: 'signIn' },
    updateProfileName: customer,
    deleteProfileImage: customer,
    syncEmail: customer,
    sendEmailConfirmation: mailing,
    updateBillingName: customer,
    updatePaymentMethod: ordering,
    storeInvoiceEmails: customer,
    assignSeat: customer,
    assignSeats: customer,
    applySeatPlan: customer,
    editNotes: customer,
    addManagers: customer,
    removeManagers: customer,
    sendOfflineKey: mailing,
    buyRpSubscription: ordering,
    buyAseSubscription: ordering,
    buyCloudSubscription: ordering,
    buyUpgrade: ordering,
    addUsersToPo: ordering,
    withdrawOrder: customer,
    changeEdition: ordering,
    changeTerm: ordering,
    retryPayment: ordering,
    reactivate: ordering,
    cancelSubscriptionGroup: customer,
    cancelSeats: customer,
    uncancelSeats: customer,
    cancelCloudGroup: customer,
    uncancelCloudGroup: customer,
    modifyCloudSeats: customer,
    assignDomain: customer,
    transferOwner: customer,
    cloudTransferOwner: customer,
    cancelTransfer: customer,
    cancelCloudTransfer: customer,
    declineTransfer: customer,
    undoDeclineTransfer: customer,
    nameGroup: customer,
    acceptTransfer: ordering,
    renewPo: ordering,
    renewAsePo: ordering,
    renewCloudPo: ordering,
    setAutoRenew: ordering,
  },
};
