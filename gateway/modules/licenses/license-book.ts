import type { CalendarDate } from '#domain/calendar/calendar-date';
import { groupPlace, groupPurchaseDate, orderGroups } from '#domain/licenses/groups/group-order';
import type { SubscriptionFacts, Viewer } from '#domain/licenses/model';
import { isOwnedBy } from '#domain/licenses/owned';
import { isSeatEnded } from '#domain/licenses/paid-until';
import { isPurchaseOrder } from '#domain/licenses/past-due';
import { selectability } from '#domain/licenses/people/selectable';
import { seatSummary } from '#domain/licenses/seats/seat-summary';
import { emailKey } from '#domain/text/email';
import type { GatewayContext } from '../../context';
import { once } from '../../loads/once';
import type { GroupRecord, Licenses, SeatRecord } from '../../models/licenses';
import type { SeatSummary } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { type GroupLabels, labelOf, loadRpLabels } from './group-numbers';
import { managersReader, pendingReader } from './seat-readings';
import { type SubscriptionModel, toEditionCounts, toSubscription } from './to-subscription';

export interface Perspective {
  readonly viewer: Viewer;
  readonly today: CalendarDate;
  /** The vendor's sentinel, which is not passed on (D-62). */
  readonly poBraintreeId: string;
}

export interface LicenseBook {
  /** In display order (D-61). */
  readonly subscriptions: readonly SubscriptionModel[];
  readonly facts: readonly SubscriptionFacts[];
  readonly summary: SeatSummary;
  readonly hasRp: boolean;
  /** Number of current seats by user, by address in lower case. */
  readonly seatsOfUsers: () => ReadonlyMap<string, number>;
}

export function createLicenseBook(
  licenses: Licenses,
  labels: GroupLabels,
  perspective: Perspective,
): LicenseBook {
  const { viewer, today } = perspective;
  const records = licenses.groups.filter(({ facts }) => facts.kind === 'rp');
  const alive = once(() =>
    records.flatMap(({ facts, seats }) => seats.filter((seat) => !isSeatEnded(seat, facts, today))),
  );
  const seatsOfUsers = once(() => seatsOfUsersOf(alive()));
  const summary = once(() => summaryOf(alive()));
  const managersAsRead = managersReader(viewer);
  const rp = records.map((record) => place(record, perspective));
  const subscriptions = orderGroups(rp).map(({ record, around, ...found }) =>
    toSubscription({ record, around, place: found, label: labelOf(labels, found.id) }),
  );
  return {
    subscriptions,
    facts: rp.map(({ around }) => around.group),
    get summary() {
      return summary();
    },
    hasRp: licenses.hasRp,
    seatsOfUsers,
  };

  function place(record: GroupRecord, { poBraintreeId }: Perspective) {
    const group: SubscriptionFacts = {
      ...record.facts,
      isPurchaseOrder: isPurchaseOrder(record.braintreeId, poBraintreeId),
    };
    const isOwner = isOwnedBy(group, viewer);
    const selectable = once(() => selectability(record.seats, isOwner, viewer.email));
    const pendingOf = pendingReader(group, today);
    return {
      id: group.id,
      ...groupPlace(group, viewer.email, today),
      purchaseDate: groupPurchaseDate(record.seats, group.startDate),
      record,
      around: { group, isOwner, selectable, managersAsRead, pendingOf, viewer, today, seatsOfUsers },
    };
  }
}

function summaryOf(alive: readonly SeatRecord[]): SeatSummary {
  const { byEdition, ...totals } = seatSummary(alive);
  return { ...totals, byEdition: toEditionCounts(byEdition) };
}

function seatsOfUsersOf(seats: readonly SeatRecord[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { assignedTo } of seats) {
    const user = assignedTo === null ? '' : emailKey(assignedTo);
    if (user !== '') counts.set(user, (counts.get(user) ?? 0) + 1);
  }
  return counts;
}

interface Kept {
  readonly key: string;
  readonly book: LicenseBook;
}

// Cached with the rows that it is computed from, and dropped with them.
const books = new WeakMap<Licenses, Kept>();

export async function loadBook(context: Pick<GatewayContext, 'loads' | 'settings'>): Promise<LicenseBook> {
  const { loads, settings } = context;
  const [licenses, labels, profile, today] = await Promise.all([
    loads.licenses(),
    loadRpLabels(context),
    requireProfile(context),
    loads.today(),
  ]);
  const key = JSON.stringify([profile.userId, profile.email, today, ...labels]);
  const kept = books.get(licenses);
  if (kept?.key === key) return kept.book;
  const book = createLicenseBook(licenses, labels, {
    viewer: profile,
    today,
    poBraintreeId: settings.PO_BRAINTREE_ID,
  });
  books.set(licenses, { key, book });
  return book;
}
