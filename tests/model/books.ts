import type { TrialCard } from '../testkit/renewals';
import type { TestUser } from '../testkit/start-vendor';
import { addDays, type Day } from './calendar';
import { type Coupons, usesOf } from './coupons';
import { moneyProblem } from './money';
import type { Shown, ShownSeat } from './observe';
import type { Cover, Prices } from './prices';
import { publishersOf } from './products';

/** Paid cover of a seat, and its owner. */
export interface Held extends Cover {
  readonly owner: string;
  /** Group of a counted seat or bundle; null for seats with ids. */
  readonly group: string | null;
}

/** State of the model: paid covers of seats, cards, coupons and the price list. */
export interface Books {
  readonly prices: Prices;
  readonly held: Map<string, Held>;
  readonly cards: Map<string, TrialCard>;
  readonly coupons: Coupons;
}

export interface Expected {
  readonly user: TestUser;
  /** Total charge in cents; 0 for none. */
  readonly charge: number;
  /** Tolerance in cents for rounding. */
  readonly slack?: number;
  /** Total shown before the click, in cents; null for automatic charges. */
  readonly shownTotal?: number;
  /** New covers of existing seats. */
  readonly covers?: ReadonlyMap<string, Cover>;
  readonly added?: readonly Cover[];
  /** Counted seats that have left their group. */
  readonly left?: readonly string[];
  readonly handedOver?: { readonly seatIds: readonly string[]; readonly owner: string };
  /** Items that each coupon was used for. */
  readonly uses?: ReadonlyMap<string, number>;
}

export function enter(books: Books, { covers, left, handedOver, uses }: Expected): void {
  for (const [id, cover] of covers ?? []) amend(books, id, cover);
  for (const id of left ?? []) books.held.delete(id);
  const { seatIds = [], owner = '' } = handedOver ?? {};
  for (const id of seatIds) amend(books, id, { owner });
  for (const [coupon, used] of uses ?? []) usesOf(books.coupons, coupon).used += used;
}

/** Compares the applied expectation with what is shown; returns the first contradiction, or null. */
export function contradiction(
  books: Books,
  expected: Expected,
  before: Shown,
  after: Shown,
  today: Day,
): string | null {
  return (
    adoptNewSeats(books, expected, after) ??
    moneyProblem(expected, before, after) ??
    coverProblem(books, after, today) ??
    wordsProblem(after)
  );
}

function amend(books: Books, id: string, news: Partial<Held>): void {
  const held = books.held.get(id);
  if (held !== undefined) books.held.set(id, { ...held, ...news });
}

const textOf = ({ product, end }: Pick<Cover, 'product' | 'end'>) => `${product} until ${end}`;

type OwnedSeat = ShownSeat & { owner: string; group: string | null };

function seatsOf(shown: Shown): OwnedSeat[] {
  return shown.groups.flatMap(({ id, kind, seats, owner }) =>
    seats.map((seat) => ({ ...seat, owner, group: kind === 'RP' ? null : id })),
  );
}

function adoptNewSeats(books: Books, { user, added = [] }: Expected, after: Shown): string | null {
  const unknown = seatsOf(after).filter(({ id }) => !books.held.has(id));
  const found = unknown.map(({ cover }) => textOf(cover)).toSorted();
  const wanted = added.map(textOf).toSorted();
  if (found.join() !== wanted.join()) return `new seats are ${found.join()}, paid for are ${wanted.join()}`;
  const rest = [...added];
  for (const { id, cover, owner, group } of unknown) {
    const place = rest.findIndex((paid) => textOf(paid) === textOf(cover));
    const [paid] = rest.splice(place, 1);
    if (paid === undefined || owner !== user.id) return `the new seat ${id} is not the buyer's`;
    books.held.set(id, { ...paid, owner, group });
  }
  return null;
}

function coverProblem(books: Books, after: Shown, today: Day): string | null {
  const shown = new Map(seatsOf(after).map((seat) => [seat.id, seat]));
  for (const [id, held] of books.held) {
    const seat = shown.get(id);
    if (seat === undefined) {
      if (held.end >= today) return `the seat ${id} is gone, paid for is ${textOf(held)}`;
      // Its number may be reused.
      if (held.group !== null) books.held.delete(id);
      continue;
    }
    if (seat.owner !== held.owner) return `the seat ${id} is shown to another owner`;
    const isLonger = seat.cover.end > held.end;
    const isOther =
      held.end >= today && (textOf(seat.cover) !== textOf(held) || seat.cover.term !== held.term);
    if (isLonger || isOther)
      return `${id} is shown as ${textOf(seat.cover)} (${seat.cover.term}), paid for is ${textOf(held)} (${held.term})`;
  }
  return bundleProblem(books, after, today);
}

/** Bundles are shown only as a total of publishers. */
function bundleProblem({ held }: Books, { groups }: Shown, today: Day): string | null {
  for (const { id, kind, end, publishers } of groups) {
    if (kind !== 'LEGACY_ASE') continue;
    const last = end < today ? end : today;
    const alive = [...held.values()].filter((bundle) => bundle.group === id && bundle.end >= last);
    const paid = alive.reduce((sum, { product }) => sum + publishersOf(product), 0);
    if (paid !== publishers) return `${publishers} publishers are shown, paid for are ${paid}`;
  }
  return null;
}

/** Checks that status and next billing date of a group agree, and that no change waits without a renewal. */
function wordsProblem({ groups }: Shown): string | null {
  for (const { id, end, nextBilling, statusLine, isPastDue, seats } of groups) {
    const next = addDays(end, 1);
    const told = statusLine.startsWith('Renews ') ? next : null;
    if (nextBilling !== told) return `${id} says "${statusLine}" and is billed next on ${nextBilling}`;
    if (told !== null && statusLine !== `Renews ${inWords(next)}`)
      return `${id} says "${statusLine}" on ${end}`;
    const changing = seats.find(({ next, cover }) => next !== null && isOther(next, cover));
    if (told === null && !isPastDue && changing !== undefined)
      return `${id} says "${statusLine}", and its seat ${changing.id} changes`;
  }
  return null;
}

function isOther(next: Pick<Cover, 'product' | 'term'>, cover: Cover): boolean {
  return next.product !== cover.product || next.term !== cover.term;
}

function inWords(day: Day): string {
  const words = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return new Date(day).toLocaleDateString('en-US', words);
}
