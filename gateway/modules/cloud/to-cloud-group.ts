import type { CalendarDate } from '#domain/calendar/calendar-date';
import { checkCloudCancel, checkCloudUncancel } from '#domain/changes/cancel/check-cloud-cancel';
import { offeredForGroup } from '#domain/changes/cancel/offers-cancel';
import { groupRefusal } from '#domain/changes/cancel/plan-cancel';
import { renewTarget } from '#domain/changes/purchase-order/plan-po-renewal';
import { checkReactivation } from '#domain/changes/reactivate/check-reactivation';
import { cloudPendingChanges } from '#domain/cloud/cloud-status';
import { cloudAddress, cloudAssignment } from '#domain/cloud/home';
import { bundleNames, cloudContents, cloudCounts } from '#domain/cloud/seat-counts';
import { addUsersTarget } from '#domain/licenses/groups/add-users';
import { groupStatusLine, nextBilling } from '#domain/licenses/groups/group-status-line';
import type { Viewer } from '#domain/licenses/model';
import { isOwnedBy } from '#domain/licenses/owned';
import { isPastDue } from '#domain/licenses/past-due';
import { termName } from '#domain/terms/term-code';
import { SUBSCRIPTION_KINDS, TERMS } from '../../models/codes';
import type { CloudGroupRecord } from '../../models/licenses';
import type { AddUsersTarget, CloudCancellation, CloudGroup } from '../../resolvers.generated';
import { type GroupLabel, toNames } from '../licenses/group-numbers';
import { toOwner, toPendingTransfer } from '../licenses/group-people';
import { transferEligibility, unlessRefused } from '../licenses/to-eligibility';
import { cloudUnits } from './cloud-units';

export interface CloudPerspective {
  readonly viewer: Viewer;
  readonly today: CalendarDate;
  readonly cloudHost: string;
  readonly isCloudAuthorSold: boolean;
}

export type CloudGroupModel = Omit<CloudGroup, '__typename' | 'nextRenewal'>;

export function toCloudGroup(
  record: CloudGroupRecord,
  { section, label }: Pick<CloudGroupModel, 'section'> & { readonly label: GroupLabel },
  perspective: CloudPerspective,
): CloudGroupModel {
  const { facts, seats, domain, organization } = record;
  const { viewer, today, cloudHost } = perspective;
  const units = cloudUnits(record);
  const { text, tone } = groupStatusLine(facts, units, today);
  const counts = cloudCounts(record, seats, facts, today);
  return {
    id: facts.id,
    ...toNames(label, isOwnedBy(facts, viewer)),
    section,
    kind: SUBSCRIPTION_KINDS[facts.kind],
    statusLine: { text, tone },
    pendingChanges: cloudPendingChanges(facts, units, today),
    product: bundleNames(seats, facts, today) || record.product,
    contents: cloudContents(counts),
    authorCount: counts.authors,
    publisherCount: counts.publishers,
    domain,
    organization,
    assignedTo: cloudAssignment({ domain, organization }),
    address: cloudAddress({ kind: facts.kind, domain, organization }, cloudHost),
    term: TERMS[facts.term],
    termName: termName(facts.term),
    purchaseDate: record.purchaseDate,
    startDate: facts.startDate,
    expireDate: facts.expireDate,
    nextBillingDate: nextBilling(facts, units, today),
    isAutoRenew: facts.autoRenew,
    isPurchaseOrder: facts.isPurchaseOrder,
    isPastDue: isPastDue(facts),
    firstFailedPaymentDate: facts.firstFailedPaymentDate,
    owner: toOwner(facts, viewer, null),
    pendingTransfer: toPendingTransfer(facts, viewer),
    transferEligibility: transferEligibility([facts], viewer),
    addUsers: addUsers(record, perspective),
    canReactivate: checkReactivation(facts, viewer, today) === null,
    renew: renewTarget(facts, viewer, today),
    cancellation: toCancellation(record, viewer, today),
  };
}

// No link to a page that does not sell what the group holds.
function addUsers({ facts }: CloudGroupRecord, perspective: CloudPerspective): AddUsersTarget | null {
  if (facts.kind === 'cloud' && !perspective.isCloudAuthorSold) return null;
  const target = addUsersTarget(facts, perspective.viewer, perspective.today);
  return target && { path: target.path };
}

/** Cancellation options of the viewer for a cloud group (CANC-08, CANC-14). */
function toCancellation(record: CloudGroupRecord, viewer: Viewer, today: CalendarDate): CloudCancellation {
  const { facts, canceledSeats } = record;
  const offered = offeredForGroup(facts, isOwnedBy(facts, viewer), today);
  return {
    version: cancellationVersion(record),
    isCanceled: facts.canceled,
    cancelEligibility: unlessRefused(checkCloudCancel(facts, { viewer, today })),
    uncancelEligibility: unlessRefused(checkCloudUncancel(facts, { viewer, today })),
    ...offered,
    isModifyOffered: facts.kind !== 'legacyAse' && (offered.isCancelOffered || offered.isUncancelOffered),
    refusal: groupRefusal([{ group: facts }], viewer)?.message ?? null,
    canceledAuthors: canceledSeats.authors,
    canceledPublishers: canceledSeats.publishers,
  };
}

/** Version of everything that the dialogs of canceling show. */
export function cancellationVersion({ facts, ...group }: CloudGroupRecord): string {
  const { canceledSeats, authors, publishers, seats } = group;
  const counts = [authors, canceledSeats.authors, publishers, canceledSeats.publishers, seats.length];
  return [facts.expireDate, facts.canceled ? 'canceled' : 'renews', ...counts].join('_');
}
