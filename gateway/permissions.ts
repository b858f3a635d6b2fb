import type { LimitedAction } from './rate-limits';
import type { Mutation, Query } from './resolvers.generated';

/** Who may ask, and under which conditions. What somebody may do to one seat or group, the domain rules decide. */
export interface Permission {
  /** `customer` needs a session; whether it is good, the vendor decides at the first call. */
  readonly who: 'anyone' | 'customer';
  /** Counted per minute, and alone in its document: aliases must not multiply tries or payments. */
  readonly limited?: Extract<LimitedAction, 'signIn' | 'mail' | 'order'>;
  /** Mutations are refused in read-only mode unless they say so (D-15). */
  readonly inReadOnlyMode?: true;
}

type Fields<T> = Record<Exclude<keyof T, '__typename'>, Permission>;

const anyone: Permission = { who: 'anyone' };
const customer: Permission = { who: 'customer' };
const mailing: Permission = { who: 'customer', limited: 'mail' };
const ordering: Permission = { who: 'customer', limited: 'order' };

/** Every root field of the schema; one that is missing here does not compile, nor is it served. */
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
