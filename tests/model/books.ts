import type { TrialCard } from '../testkit/renewals';
import type { TestUser } from '../testkit/start-vendor';
import type { Day } from './calendar';
import type { Shown, ShownSeat } from './observe';
import type { Cover } from './prices';

/** What a seat has been paid for, and by whom it is owned. */
export interface Held extends Cover {
  readonly owner: string;
}

/** All that the model knows: what each seat has been paid for and until when, and whose card is good. */
export interface Books {
  readonly held: Map<string, Held>;
  readonly cards: Map<string, TrialCard>;
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
  /** Seats that change hands, and to whom. */
  readonly handedOver?: { readonly seatIds: readonly string[]; readonly owner: string };
}

/** Enters what was expected and compares it with what is shown; returns the first contradiction, or null. */
export function settle(
  books: Books,
  expected: Expected,
  before: Shown,
  after: Shown,
  today: Day,
): string | null {
  for (const [id, cover] of expected.covers ?? []) {
    const held = books.held.get(id);
    if (held !== undefined) books.held.set(id, { ...held, ...cover });
  }
  for (const id of expected.handedOver?.seatIds ?? []) {
    const held = books.held.get(id);
    if (held !== undefined && expected.handedOver)
      books.held.set(id, { ...held, owner: expected.handedOver.owner });
  }
  return (
    adoptNewSeats(books, expected, after) ??
    moneyProblem(expected, before, after) ??
    coverProblem(books, after, today)
  );
}

const textOf = ({ edition, end }: Pick<Cover, 'edition' | 'end'>) => `${edition} until ${end}`;

function seatsOf(shown: Shown): (ShownSeat & { owner: string; section: string })[] {
  return shown.groups.flatMap(({ seats, owner, section }) =>
    seats.map((seat) => ({ ...seat, owner, section })),
  );
}

function adoptNewSeats(books: Books, { user, added = [] }: Expected, after: Shown): string | null {
  const unknown = seatsOf(after).filter(({ id }) => !books.held.has(id));
  const found = unknown.map(({ cover }) => textOf(cover)).toSorted();
  const wanted = added.map(textOf).toSorted();
  if (found.join() !== wanted.join()) return `new seats are ${found.join()}, paid for are ${wanted.join()}`;
  const rest = [...added];
  for (const { id, cover, owner } of unknown) {
    const place = rest.findIndex((paid) => textOf(paid) === textOf(cover));
    const [paid] = rest.splice(place, 1);
    if (paid === undefined || owner !== user.id) return `the new seat ${id} is not the buyer's`;
    books.held.set(id, { ...paid, owner });
  }
  return null;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function moneyProblem(expected: Expected, before: Shown, after: Shown): string | null {
  const charged = after.charges.slice(before.charges.length);
  const sold = [...after.sales].filter(([id]) => !before.sales.has(id));
  const amounts = sold.map(([, amount]) => amount);
  const { charge, slack = 0, shownTotal } = expected;
  if (Math.abs(sum(charged) - charge) > slack)
    return `charged ${charged}, paid for by the model is ${charge}`;
  if (shownTotal !== undefined && sum(charged) !== shownTotal)
    return `shown ${shownTotal}, charged ${charged}`;
  if (shownTotal !== undefined && charged.length > 1) return `charged ${charged.length} times`;
  if (charged.toSorted().join() !== amounts.toSorted().join()) return `charged ${charged}, sold ${amounts}`;
  return sold.map((sale) => mailProblem(sale, after)).find((problem) => problem !== null) ?? null;
}

/** Each sale is told to the buyer or to those who get the receipts, once to each, with its amount. */
function mailProblem([id, amount]: readonly [string, number], { mails }: Shown): string | null {
  const dollars = (amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  const about = mails.map((texts) => texts.filter((text) => text.includes(id)));
  if (about.every((texts) => texts.length === 0)) return `no mail of the sale ${id}`;
  if (about.some((texts) => texts.length > 1)) return `several mails of the sale ${id}`;
  return about.flat().every((text) => text.includes(dollars)) ? null : `a mail of ${id} lacks ${dollars}`;
}

function coverProblem(books: Books, after: Shown, today: Day): string | null {
  const shown = new Map(seatsOf(after).map((seat) => [seat.id, seat]));
  for (const [id, held] of books.held) {
    const seat = shown.get(id);
    if (seat === undefined) {
      if (held.end >= today) return `the seat ${id} is gone, paid for is ${textOf(held)}`;
      continue;
    }
    if (seat.owner !== held.owner) return `the seat ${id} is shown to another owner`;
    if (seat.cover.end > held.end)
      return `${id} is shown as ${textOf(seat.cover)}, paid for is ${textOf(held)}`;
    if (held.end >= today && textOf(seat.cover) !== textOf(held))
      return `${id} is shown as ${textOf(seat.cover)}, paid for is ${textOf(held)}`;
  }
  return null;
}
