import { displayName } from '#domain/licenses/display-name';
import { addUsersTarget } from '#domain/licenses/groups/add-users';
import { groupPlace, groupPurchaseDate, orderGroups } from '#domain/licenses/groups/group-order';
import { groupStatusLine, nextBilling } from '#domain/licenses/groups/group-status-line';
import type { SeatFacts, SubscriptionFacts, Viewer } from '#domain/licenses/model';
import { isOwnedBy } from '#domain/licenses/owned';
import { isSeatEnded } from '#domain/licenses/paid-until';
import { isPastDue } from '#domain/licenses/past-due';
import { isManagedBy, nameFor, withMe } from '#domain/licenses/people/managers';
import { assignAccess } from '#domain/licenses/people/seat-access';
import { selectability } from '#domain/licenses/people/selectable';
import { pendingChange } from '#domain/licenses/seats/pending-change';
import { editionCounts, editionSummary, seatSummary } from '#domain/licenses/seats/seat-summary';
import { DEFAULT_SEAT_ORDER, sortSeats } from '#domain/licenses/seats/sort-seats';
import { termName } from '#domain/terms/term-code';
import type { Page } from '../question';
import { type PlainGroup, type Rows, readRows } from './read-rows';

const terms = { 1: 'MONTHLY', 2: 'ANNUAL', 4: 'TWO_YEARS', 5: 'THREE_YEARS' } as const;
const editions: readonly string[] = ['PRO', 'TEAM', 'ENTERPRISE'];

export interface Perspective {
  viewer: Viewer;
  today: string;
}

function seatAnswer(
  seat: SeatFacts,
  group: SubscriptionFacts,
  isOwner: boolean,
  { viewer, today }: Perspective,
) {
  const { changes, label, tone, text, status } = pendingChange(seat, group, today);
  const access = assignAccess({ seat, isOwner, kind: 'subscription', viewer });
  return {
    id: seat.seatId,
    productName: displayName(seat.licenseType),
    licenseType: editions[seat.licenseType],
    assignedTo: seat.assignedTo,
    managers: withMe(seat.managers, viewer.email),
    isManager: isManagedBy(seat.managers, viewer.email),
    note: seat.note,
    purchaseDate: seat.purchaseDate,
    expireDate: seat.expireDate,
    status,
    pendingChange: { changes, label, tone, text },
    assignEligibility: { allowed: access.allowed, message: access.allowed ? null : access.message },
  };
}

// Sorting by date does not read the text of a change, so it need not be copied to every seat.
function newestFirst(seats: readonly SeatFacts[]): SeatFacts[] {
  return sortSeats(seats as (SeatFacts & { pendingChangeText: string })[], DEFAULT_SEAT_ORDER);
}

/** Returns the newest seats of a group. */
export function seatsAnswer(
  { facts, seats }: PlainGroup,
  isOwner: boolean,
  first: number,
  perspective: Perspective,
) {
  const listed = newestFirst(seats);
  return {
    totalCount: listed.length,
    pageInfo: { hasNextPage: listed.length > first },
    nodes: listed.slice(0, first).map((seat) => seatAnswer(seat, facts, isOwner, perspective)),
  };
}

type PlacedGroup = PlainGroup & { section: string };

/** Returns a group without its seats. */
export function groupAnswer(group: PlacedGroup, isOwner: boolean, { viewer, today }: Perspective) {
  const { facts, number, seats, profileImg, section } = group;
  const { text, tone } = groupStatusLine(facts, seats, today);
  const counts = editionCounts(seats.filter((seat) => !isSeatEnded(seat, facts, today)));
  const target = addUsersTarget(facts, viewer, today);
  const email = facts.ownerEmail ?? '';
  return {
    id: facts.id,
    number,
    section,
    statusLine: { text, tone },
    term: terms[facts.term],
    termName: termName(facts.term),
    startDate: facts.startDate,
    expireDate: facts.expireDate,
    nextBillingDate: nextBilling(facts, seats, today),
    isAutoRenew: facts.autoRenew,
    isPurchaseOrder: facts.isPurchaseOrder,
    isPastDue: isPastDue(facts),
    isCanceled: facts.canceled,
    isSelectable: selectability(seats, isOwner, viewer.email) !== 'NONE',
    owner: { email, displayName: nameFor(email, viewer.email), profileImg, isViewer: isOwner },
    editionSummary: editionSummary(counts),
    editionCounts: counts.map((count) => ({ ...count, edition: editions[count.edition] })),
    addUsers: target && { path: target.path },
  };
}

export function readAccount(rows: Rows, { viewer, today }: Perspective) {
  const groups = readRows(rows).map((group) => ({
    ...group,
    id: group.facts.id,
    ...groupPlace(group.facts, viewer.email, today),
    purchaseDate: groupPurchaseDate(group.seats, group.facts.startDate),
  }));
  const alive = groups.flatMap(({ facts, seats }) =>
    seats.filter((seat) => !isSeatEnded(seat, facts, today)),
  );
  const { total, assigned, unassigned } = seatSummary(alive);
  return { seatSummary: { total, assigned, unassigned }, groups: orderGroups(groups) };
}

/** Builds the gateway's answer by hand from the same rules. */
export function plainAnswer(rows: Rows, perspective: Perspective, page: Page) {
  const { viewer } = perspective;
  const { seatSummary: summary, groups } = readAccount(rows, perspective);
  const nodes = groups.slice(0, page.groups).map((group) => {
    const isOwner = isOwnedBy(group.facts, viewer);
    return {
      ...groupAnswer(group, isOwner, perspective),
      seats: seatsAnswer(group, isOwner, page.seats, perspective),
    };
  });
  return {
    data: {
      viewer: {
        id: viewer.userId,
        email: viewer.email,
        seatSummary: summary,
        subscriptions: { totalCount: groups.length, nodes },
      },
    },
  };
}
