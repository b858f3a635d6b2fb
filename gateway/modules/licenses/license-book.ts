import type { CalendarDate } from '#domain/calendar/calendar-date';
import { groupPurchaseDate, orderGroups } from '#domain/licenses/groups/group-order';
import { groupPlace } from '#domain/licenses/groups/group-section';
import type { SubscriptionFacts, Viewer } from '#domain/licenses/model';
import { isOwnedBy } from '#domain/licenses/owned';
import { selectability } from '#domain/licenses/people/selectable';
import { isPurchaseOrder } from '#domain/licenses/purchase-order';
import { isSeatEnded } from '#domain/licenses/seats/ended';
import { seatSummary } from '#domain/licenses/seats/seat-summary';
import type { GroupRecord, Licenses } from '../../models/licenses';
import type { SeatSummary } from '../../resolvers.generated';
import type { SubscriptionModel } from './subscription-model';
import { toEditionCounts, toSubscription } from './to-subscription';

/** Who looks, when, and what marks a purchase order. */
export interface Perspective {
  readonly viewer: Viewer;
  readonly today: CalendarDate;
  /** The vendor's sentinel, which ends here (D-62). */
  readonly poBraintreeId: string;
}

/** A customer's licences, worked out for one day. */
export interface LicenseBook {
  /** In display order (D-112). */
  readonly subscriptions: readonly SubscriptionModel[];
  /** The same groups as the rules want them. */
  readonly facts: readonly SubscriptionFacts[];
  readonly summary: SeatSummary;
  /** Whether there is anything of RP, a subscription or not (D-58). */
  readonly hasRp: boolean;
}

/** Works out every group once. */
export function createLicenseBook(licenses: Licenses, perspective: Perspective): LicenseBook {
  const { viewer, today } = perspective;
  const rp = licenses.groups
    .filter(({ facts }) => facts.kind === 'rp')
    .map((record) => place(record, perspective));
  const subscriptions = orderGroups(rp).map(({ record, around, ...found }, index) =>
    toSubscription({ record, around, place: found, number: index + 1 }),
  );
  const alive = rp.flatMap(({ record, around }) =>
    record.seats.filter((seat) => !isSeatEnded(seat, around.group, today)),
  );
  const { byEdition, ...totals } = seatSummary(alive);
  return {
    subscriptions,
    facts: rp.map(({ around }) => around.group),
    summary: { ...totals, byEdition: toEditionCounts(byEdition) },
    hasRp: licenses.hasRp,
  };

  function place(record: GroupRecord, { poBraintreeId }: Perspective) {
    const group: SubscriptionFacts = {
      ...record.facts,
      isPurchaseOrder: isPurchaseOrder(record.braintreeId, poBraintreeId),
    };
    const isOwner = isOwnedBy(group, viewer);
    const selectable = selectability(record.seats, isOwner, viewer.email);
    return {
      id: group.id,
      ...groupPlace(group, viewer.email, today),
      purchaseDate: groupPurchaseDate(record.seats, group.startDate),
      record,
      around: { group, isOwner, selectable, viewer, today },
    };
  }
}
