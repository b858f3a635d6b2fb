import type { TestUser } from '../testkit/start-vendor';
import type { Books, Expected } from './books';
import type { Shown, ShownGroup, ShownSeat } from './observe';
import { type OrderSpec, type Payment, place, preview } from './order';
import { type Cover, EDITIONS, type Edition, TERMS, type Term } from './prices';
import { cents, type Scene } from './scene';

/** What a generator draws for a step; a step takes of it what it needs. */
export interface Draw {
  readonly customer: number;
  readonly group: number;
  /** Which of the seats that come into question: those whose turn has a 1 in this number. */
  readonly seats: number;
  readonly edition: number;
  readonly term: number;
  readonly quantities: readonly number[];
  readonly payment: Payment;
}

export interface Stage {
  readonly scene: Scene;
  readonly books: Books;
  readonly users: readonly TestUser[];
  readonly shown: Shown;
}

/** What a step came to: what to expect of it, or why nothing was done. */
export type Done = Expected | string;

/** Something that a customer does. */
export interface Step {
  isPossible(shown: Shown): boolean;
  run(stage: Stage, draw: Draw): Promise<Done>;
}

interface Target {
  readonly user: TestUser;
  readonly group: ShownGroup;
}

/** A step that needs no group. */
export function anytime(run: (stage: Stage, draw: Draw, user: TestUser) => Promise<Done>): Step {
  return {
    isPossible: () => true,
    run: (stage, draw) => run(stage, draw, customerOf(stage, draw)),
  };
}

/** A step with one of the groups that fit, by its owner. */
export function withGroup(
  fits: (group: ShownGroup) => boolean,
  run: (stage: Stage, draw: Draw, target: Target) => Promise<Done>,
): Step {
  return {
    isPossible: ({ groups }) => groups.some(fits),
    async run(stage, draw) {
      const group = pick(stage.shown.groups.filter(fits), draw.group);
      const user = stage.users.find(({ id }) => id === group?.owner);
      if (group === undefined || user === undefined) throw new Error('No group fits.');
      return run(stage, draw, { user, group });
    },
  };
}

export function pick<T>(items: readonly T[], index: number): T | undefined {
  return items.length === 0 ? undefined : items[index % items.length];
}

export function customerOf({ users }: Stage, { customer }: Draw): TestUser {
  const user = pick(users, customer);
  if (user === undefined) throw new Error('There are no customers.');
  return user;
}

/** Some of the seats, at least one where there are any. */
export function someOf(seats: readonly ShownSeat[], { seats: bits }: Draw): ShownSeat[] {
  const chosen = seats.filter((_seat, index) => (bits >> (index % 16)) % 2 === 1);
  return chosen.length > 0 ? chosen : seats.slice(0, 1);
}

export const LICENSEE = { licenseTo: 'COMPANY', firstName: 'Ann', lastName: 'Lee', company: 'Lee Ltd' };
export const editionOf = ({ edition }: Draw): Edition => pick(EDITIONS, edition) ?? 'PRO';
export const termOf = ({ term }: Draw): Term => pick(TERMS, term) ?? 'ANNUAL';

export function quantitiesOf({ quantities: [pro = 0, team = 0, ent = 0] }: Draw) {
  return { proQuantity: pro, teamQuantity: team, entQuantity: ent };
}

export function boughtBy({ quantities }: Draw, cover: Omit<Cover, 'edition'>): Cover[] {
  return EDITIONS.flatMap((edition, index) =>
    Array.from({ length: quantities[index] ?? 0 }, () => ({ ...cover, edition })),
  );
}

type Paid = Omit<Expected, 'user' | 'shownTotal'>;

/** Previews an order and sends it; when it is done, what was paid for should come of it, and nothing when not. */
export async function order(
  { scene, books }: Stage,
  { user, spec, payment }: { user: TestUser; spec: OrderSpec; payment: Payment },
  paid: (quote: Record<string, unknown>) => Paid,
): Promise<Done> {
  const quote = await preview(scene, user, spec);
  if (typeof quote === 'string') return quote;
  const state = await place(scene, books, { user, spec, quote, payment });
  if (state !== 'DONE') return state;
  return {
    ...paid(quote),
    user,
    shownTotal: spec.isPaidLater ? 0 : cents(quote.total),
  };
}

export const skippedOf = (quote: Record<string, unknown>) =>
  new Set((quote['skipped'] as { seatIds: string[] }[]).flatMap(({ seatIds }) => seatIds));

export const isUsable = ({ section }: ShownGroup) => section !== 'EXPIRED';

/** Some seats of one group, or of all groups of its owner that can still be used. */
export function selectedSeats({ shown }: Stage, draw: Draw, { group }: Target): ShownSeat[] {
  const all = shown.groups.filter((other) => other.owner === group.owner && isUsable(other));
  return someOf(draw.seats % 4 === 0 ? all.flatMap(({ seats }) => seats) : group.seats, draw);
}

/** The customer who is not the owner. */
export function otherThan({ users }: Stage, owner: TestUser): TestUser {
  const other = users.find((user) => user !== owner);
  if (other === undefined) throw new Error('There is nobody else.');
  return other;
}

/** What a change of seats that were not skipped has to cost, seat by seat; null for those that pay nothing. */
export function priced(
  { books }: Stage,
  seats: readonly ShownSeat[],
  skipped: ReadonlySet<string>,
  paidFor: (held: Cover, seat: ShownSeat) => { readonly cost: number; readonly cover: Cover } | null,
): Paid {
  const covers = new Map<string, Cover>();
  let charge = 0;
  for (const seat of seats) {
    const held = books.held.get(seat.id);
    const paid = held === undefined || skipped.has(seat.id) ? null : paidFor(held, seat);
    if (paid === null) continue;
    charge += paid.cost;
    covers.set(seat.id, paid.cover);
  }
  // Both rounded parts of an adjustment may lie half a cent away.
  return { charge, covers, slack: covers.size };
}

interface Payload {
  answer: { success: boolean; userErrors: { code: string }[] };
}

/** A change that costs nothing: nobody has been paid, and nobody has more than before. */
export async function free(stage: Stage, user: TestUser, mutation: string): Promise<Done> {
  const { answer } = await stage.scene.ask<Payload>(
    user,
    `mutation { answer: ${mutation} { success userErrors { code } } }`,
  );
  return answer.success ? { user, charge: 0 } : (answer.userErrors[0]?.code ?? 'REFUSED');
}
