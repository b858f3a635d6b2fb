import type { CalendarDate } from '#domain/calendar/calendar-date';
import { cloudProductName } from '#domain/cloud/cloud-product-name';
import { isLicenseType } from '#domain/licenses/license-type';
import { isPurchaseOrder } from '#domain/licenses/purchase-order';
import { isBilledByTime, termCodeOf } from '#domain/terms/stored-term';
import type { SignedInUser } from '../http/identity';
import type { CloudGroupRecord } from './load-cloud-groups';
import { type SeatDocument, seatDocument } from './seat-document';
import { waitingTerm } from './seat-facts';

interface Asker {
  readonly user: SignedInUser;
  readonly today: CalendarDate;
  readonly poSentinel: string;
}

/** A cloud group as the contract has it (CLOUD-03). Its term is a code: there is no multiplier beside it. */
export type CloudGroupDocument = ReturnType<typeof cloudGroupDocument>;

/** The four lists of REST-40. Which of them a group stands in tells what its fields do not: whether it was canceled. */
export interface CloudGroupLists {
  readonly subscriptionGroups: CloudGroupDocument[];
  readonly pendingSubscriptionGroups: CloudGroupDocument[];
  readonly canceledSubscriptionGroups: CloudGroupDocument[];
  readonly upcomingSubscriptionGroups: CloudGroupDocument[];
}

/** Sorts groups into their lists (CLOUD-02); one that is offered to the asker is pending for him, whatever its dates. */
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

function cloudGroupDocument(record: CloudGroupRecord, { user, poSentinel }: Asker) {
  const { subscription, owner, seats } = record;
  return {
    id: subscription.id,
    ownerId: subscription.ownerId,
    ownerEmail: owner.email,
    pendingOwnerEmail: subscription.pendingOwnerEmail,
    pendingTransferDate: subscription.pendingDate,
    domain: subscription.domain,
    orgName: organizationName(record),
    isCfb: subscription.kind === 'cfb',
    isLegacyAse: subscription.kind === 'ase',
    // The list of those that are offered does not tell which of them were canceled.
    isAutoRenew:
      subscription.autoRenew &&
      !subscription.canceled &&
      !isPurchaseOrder(subscription.braintreeId, poSentinel),
    // A perpetual or manual term has no code and is told as it is stored (ENUM-01).
    term: isBilledByTime(subscription.term) ? termCodeOf(subscription) : subscription.term,
    // Bundles wait one by one, and say so themselves.
    futureTerm: waitingTerm(subscription),
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
    product: productName(subscription),
  };
}

// An organization without a known name is known by its id.
function organizationName({ subscription, organization }: CloudGroupRecord): string | null {
  const { kind, orgName, instanceId } = subscription;
  return orgName ?? (kind === 'cloud' ? (organization ?? instanceId) : null);
}

function productName({ kind, licenseType }: CloudGroupRecord['subscription']): string {
  const tier = isLicenseType(licenseType) ? licenseType : null;
  return cloudProductName(kind === 'cfb' || kind === 'cloud' ? kind : 'legacyAse', tier);
}
