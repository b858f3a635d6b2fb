import { renewTarget } from '#domain/changes/purchase-order/plan-po-renewal';
import { checkReactivation } from '#domain/changes/reactivate/check-reactivation';
import { addUsersTarget } from '#domain/licenses/groups/add-users';
import type { GroupPlace } from '#domain/licenses/groups/group-order';
import { groupStatusLine, nextBilling } from '#domain/licenses/groups/group-status-line';
import { isSeatEnded } from '#domain/licenses/paid-until';
import { isPastDue } from '#domain/licenses/past-due';
import {
  type EditionCount as Count,
  editionCounts,
  editionSummary,
} from '#domain/licenses/seats/seat-summary';
import { termName } from '#domain/terms/term-code';
import { once } from '../../loads/once';
import { EDITIONS, TERMS } from '../../models/codes';
import type { GroupRecord } from '../../models/licenses';
import type { EditionCount, Subscription } from '../../resolvers.generated';
import { type GroupLabel, toNames } from './group-numbers';
import { toOwner, toPendingTransfer } from './group-people';
import { GroupSeats } from './group-seats';
import type { SeatSurroundings } from './seat-row';

interface Placed {
  readonly record: GroupRecord;
  readonly around: SeatSurroundings;
  readonly place: GroupPlace;
  readonly label: GroupLabel;
}

export function toSubscription({ record, around, place, label }: Placed): SubscriptionModel {
  const { group, viewer, today } = around;
  const { seats } = record;
  // Computed on demand, since a page shows some of twenty groups and not all of their fields.
  const statusLine = once(() => groupStatusLine(group, seats, today));
  const counts = once(() => editionCounts(seats.filter((seat) => !isSeatEnded(seat, group, today))));
  const target = addUsersTarget(group, viewer, today);
  return {
    id: group.id,
    ...toNames(label, around.isOwner),
    section: place.section,
    get statusLine() {
      return statusLine();
    },
    term: TERMS[group.term],
    termName: termName(group.term),
    startDate: group.startDate,
    expireDate: group.expireDate,
    get nextBillingDate() {
      return nextBilling(group, seats, today);
    },
    isAutoRenew: group.autoRenew,
    isPurchaseOrder: group.isPurchaseOrder,
    isPastDue: isPastDue(group),
    isCanceled: group.canceled,
    firstFailedPaymentDate: group.firstFailedPaymentDate,
    owner: toOwner(group, viewer, record.ownerProfileImg),
    get editionCounts() {
      return toEditionCounts(counts());
    },
    get editionSummary() {
      return editionSummary(counts());
    },
    pendingTransfer: toPendingTransfer(group, viewer),
    get isSelectable() {
      return around.selectable() !== 'NONE';
    },
    get managesSeats() {
      return seats.some(({ managers }) => around.managersAsRead(managers).haveViewer);
    },
    get unmanagedSeatCount() {
      return seats.filter(({ managers }) => !around.managersAsRead(managers).haveViewer).length;
    },
    addUsers: target && { path: target.path },
    canReactivate: checkReactivation(group, viewer, today) === null,
    renew: renewTarget(group, viewer, today),
    groupSeats: new GroupSeats(seats, around),
  };
}

export function toEditionCounts(counts: readonly Count[]): EditionCount[] {
  return counts.map((count) => ({ ...count, edition: EDITIONS[count.edition] }));
}

/** Group whose fields are properties; only its seats and prices have resolvers. */
export interface SubscriptionModel extends Omit<Subscription, '__typename' | 'seats' | 'nextRenewal'> {
  readonly groupSeats: GroupSeats;
}
