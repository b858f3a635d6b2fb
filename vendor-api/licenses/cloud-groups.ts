import { cloudProductName } from '#domain/cloud/cloud-kind';
import { isLicenseType } from '#domain/licenses/license-type';
import { isPurchaseOrder } from '#domain/licenses/past-due';
import { isBilledByTime, termCodeOf } from '#domain/terms/stored-term';
import { type Asker, failedPaymentDocument, type SeatDocument, seatDocument } from './documents';
import type { CloudGroupRecord } from './load-licenses';
import { pendingTerm } from './seat-facts';

/** CLOUD-03. The term is a code without multiplier. */
export type CloudGroupDocument = ReturnType<typeof cloudGroupDocument>;

/** REST-40. A group's list is the only sign that it was canceled. */
export interface CloudGroupLists {
  readonly subscriptionGroups: CloudGroupDocument[];
  readonly pendingSubscriptionGroups: CloudGroupDocument[];
  readonly canceledSubscriptionGroups: CloudGroupDocument[];
  readonly upcomingSubscriptionGroups: CloudGroupDocument[];
}

/** An offered group is pending for the viewer, regardless of its dates (CLOUD-02). */
export function cloudGroupLists(groups: readonly CloudGroupRecord[], asker: Asker): CloudGroupLists {
  const lists: CloudGroupLists = {
    subscriptionGroups: [],
    pendingSubscriptionGroups: [],
    canceledSubscriptionGroups: [],
    upcomingSubscriptionGroups: [],
  };
  for (const group of groups) lists[listOf(group, asker)].push(cloudGroupDocument(group, asker));
  return lists;
}

function listOf({ subscription }: CloudGroupRecord, { user, today }: Asker): keyof CloudGroupLists {
  if (subscription.pendingOwnerEmail === user.email) return 'pendingSubscriptionGroups';
  if (subscription.canceled) return 'canceledSubscriptionGroups';
  return subscription.startDate > today ? 'upcomingSubscriptionGroups' : 'subscriptionGroups';
}

function cloudGroupDocument(record: CloudGroupRecord, { user, poSentinel, groupNumbers }: Asker) {
  const { subscription, owner, seats } = record;
  return {
    id: subscription.id,
    groupNumber: groupNumbers.get(subscription.id) ?? null,
    groupName: subscription.givenName,
    ownerId: subscription.ownerId,
    ownerEmail: owner.email,
    pendingOwnerEmail: subscription.pendingOwnerEmail,
    pendingTransferDate: subscription.pendingDate,
    domain: subscription.domain,
    orgName: organizationName(record),
    isCfb: subscription.kind === 'cfb',
    isLegacyAse: subscription.kind === 'ase',
    // The list of offered groups does not show which ones are canceled.
    isAutoRenew:
      subscription.autoRenew &&
      !subscription.canceled &&
      !isPurchaseOrder(subscription.braintreeId, poSentinel),
    // A perpetual or manual term has no code (ENUM-01).
    term: isBilledByTime(subscription.term) ? termCodeOf(subscription) : subscription.term,
    futureTerm: pendingTerm(subscription),
    licenseType: subscription.licenseType,
    cloudAuthorUserCount: subscription.cloudAuthorCount,
    rpPublisherUserCount: subscription.rpPublisherCount,
    canceledAuthorUserCount: subscription.canceledAuthorCount,
    canceledPublisherUserCount: subscription.canceledPublisherCount,
    seats: seats.map((seat): SeatDocument => seatDocument(seat, subscription, owner, user)),
    purchaseDate: subscription.purchaseDate,
    startDate: subscription.startDate,
    expireDate: subscription.expireDate,
    firstFailedPaymentDate: subscription.firstFailedPaymentDate,
    ...(subscription.ownerId === user.id && failedPaymentDocument(subscription)),
    product: productName(subscription),
  };
}

function organizationName({ subscription, organization }: CloudGroupRecord): string | null {
  const { kind, orgName, instanceId } = subscription;
  return orgName ?? (kind === 'cloud' ? (organization ?? instanceId) : null);
}

function productName({ kind, licenseType }: CloudGroupRecord['subscription']): string {
  const tier = isLicenseType(licenseType) ? licenseType : null;
  return cloudProductName(kind === 'cfb' || kind === 'cloud' ? kind : 'legacyAse', tier);
}
