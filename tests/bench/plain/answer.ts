import { displayName } from '#domain/licenses/display-name';
import { addUsersTarget } from '#domain/licenses/groups/add-users';
import { groupPlace, groupPurchaseDate, orderGroups } from '#domain/licenses/groups/group-order';
import { groupStatusLine } from '#domain/licenses/groups/group-status-line';
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
import { nextBillingDate } from '#domain/terms/term-period';
import type { Page } from '../question';
import { type PlainGroup, type Rows, readRows } from './read-rows';

const terms = { 1: 'MONTHLY', 2: 'ANNUAL', 4: 'TWO_YEARS', 5: 'THREE_YEARS' } as const;
const editions: readonly string[] = ['PRO', 'TEAM', 'ENTERPRISE'];

interface Perspective {
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

function seatsAnswer(
  { facts, seats }: PlainGroup,
  isOwner: boolean,
  first: number,
  perspective: Perspective,
) {
  const listed = sortSeats(
    seats.map((seat) => ({ ...seat, pendingChangeText: '' })),
    DEFAULT_SEAT_ORDER,
  );
  return {
    totalCount: listed.length,
    pageInfo: { hasNextPage: listed.length > first },
    nodes: listed.slice(0, first).map((seat) => seatAnswer(seat, facts, isOwner, perspective)),
  };
}

function groupAnswer(group: PlainGroup & { section: string }, first: number, perspective: Perspective) {
  const { facts, number, seats, profileImg, section } = group;
  const { viewer, today } = perspective;
  const isOwner = isOwnedBy(facts, viewer);
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
    nextBillingDate: nextBillingDate(facts.expireDate),
    isAutoRenew: facts.autoRenew,
    isPurchaseOrder: facts.isPurchaseOrder,
    isPastDue: isPastDue(facts),
    isCanceled: facts.canceled,
    isSelectable: selectability(seats, isOwner, viewer.email) !== 'NONE',
    owner: { email, displayName: nameFor(email, viewer.email), profileImg, isViewer: isOwner },
    editionSummary: editionSummary(counts),
    editionCounts: counts.map((count) => ({ ...count, edition: editions[count.edition] })),
    addUsers: target && { path: target.path },
    seats: seatsAnswer(group, isOwner, first, perspective),
  };
}

/** What the gateway answers to the same question, made by hand from the same rules. */
export function plainAnswer(rows: Rows, perspective: Perspective, page: Page) {
  const { viewer, today } = perspective;
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
  const shown = orderGroups(groups).slice(0, page.groups);
  return {
    data: {
      viewer: {
        id: viewer.userId,
        email: viewer.email,
        seatSummary: { total, assigned, unassigned },
        subscriptions: {
          totalCount: groups.length,
          nodes: shown.map((group) => groupAnswer(group, page.seats, perspective)),
        },
      },
    },
  };
}
