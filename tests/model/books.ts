import type { TrialCard } from '../testkit/renewals';
import type { TestUser } from '../testkit/start-vendor';
import { addDays, type Day } from './calendar';
import { type Coupons, usesOf } from './coupons';
import { moneyProblem } from './money';
import type { Shown, ShownSeat } from './observe';
import type { Cover, Prices } from './prices';
import { publishersOf } from './products';

/** What a seat has been paid for, and by whom it is owned. */
export interface Held extends Cover {
  readonly owner: string;
  /** Of what is known by its group alone; null for seats that have an id. */
  readonly group: string | null;
}

/** All that the model knows: what each seat has been paid for and until when, whose card is good, who has coupons, and the price list. */
export interface Books {
  readonly prices: Prices;
  readonly held: Map<string, Held>;
  readonly cards: Map<string, TrialCard>;
  readonly coupons: Coupons;
}

/** What a step should come to. */
export interface Expected {
  readonly user: TestUser;
  /** Cents that the provider takes in all; 0 when it takes nothing. */
  readonly charge: number;
  /** By how many cents roundings may differ from the model's. */
  readonly slack?: number;
  /** What was shown as the total before the click, in cents; null for what happens by itself. */
  readonly shownTotal?: number;
  /** What seats have been paid for from now on. */
  readonly covers?: ReadonlyMap<string, Cover>;
  /** Seats that come anew. */
  readonly added?: readonly Cover[];
  /** Counted seats that are no longer in their group. */
  readonly left?: readonly string[];
  /** Seats that change hands, and to whom. */
  readonly handedOver?: { readonly seatIds: readonly string[]; readonly owner: string };
  /** For how many items each coupon was used. */
  readonly uses?: ReadonlyMap<string, number>;
}

/** Enters what has been paid for. */
export function enter(books: Books, { covers, left, handedOver, uses }: Expected): void {
  for (const [id, cover] of covers ?? []) amend(books, id, cover);
  for (const id of left ?? []) books.held.delete(id);
  const { seatIds = [], owner = '' } = handedOver ?? {};
  for (const id of seatIds) amend(books, id, { owner });
  for (const [coupon, used] of uses ?? []) usesOf(books.coupons, coupon).used += used;
}

/** Compares what was expected, and entered, with what is shown; returns the first contradiction, or null. */
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
      // Its number may be given to another one.
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

/** Of bundles a screen tells how many publishers they are for together. */
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

/** The status of a group and its next billed date are the same in two ways of telling it; what does not renew changes to nothing. */
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
