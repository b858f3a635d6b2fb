import type { TestUser } from '../testkit/start-vendor';
import type { Books, Expected } from './books';
import type { Day } from './calendar';
import { Bill, type Purpose } from './coupons';
import type { Shown, ShownGroup, ShownSeat } from './observe';
import { type OrderSpec, type Payment, place, preview, type Quote } from './order';
import { cents } from './price-list';
import { type Cover, TERMS, type Term } from './prices';
import { BUNDLES, EDITIONS, type Product } from './products';
import type { Scene } from './scene';

/** Random values for a step, which uses some of them. */
export interface Draw {
  readonly customer: number;
  readonly group: number;
  /** Bit mask that selects among the seats in question. */
  readonly seats: number;
  readonly product: number;
  readonly term: number;
  readonly quantities: readonly number[];
  readonly payment: Payment;
}

export interface Stage {
  readonly scene: Scene;
  readonly books: Books;
  readonly shown: Shown;
}

/** Result of a step. A refusal must have cost and changed nothing. */
export type Done =
  | { readonly outcome: 'done'; readonly expected: Expected }
  /** Code of a refusal; `isSent`: the vendor was asked to do it. */
  | {
      readonly outcome: string;
      readonly user: TestUser;
      readonly isSent: boolean;
      readonly expected?: never;
    };

export interface Step {
  isPossible(shown: Shown): boolean;
  run(stage: Stage, draw: Draw): Promise<Done>;
}

interface Target {
  readonly user: TestUser;
  readonly group: ShownGroup;
}

export function anytime(run: (stage: Stage, draw: Draw, user: TestUser) => Promise<Done>): Step {
  return {
    isPossible: () => true,
    run: (stage, draw) => run(stage, draw, stage.scene.users[draw.customer % 2 === 0 ? 0 : 1]),
  };
}

/** Makes a step of the owner with one of the groups that fit. */
export function withGroup(
  fits: (group: ShownGroup) => boolean,
  run: (stage: Stage, draw: Draw, target: Target) => Promise<Done>,
): Step {
  return {
    isPossible: ({ groups }) => groups.some(fits),
    async run(stage, draw) {
      const group = pick(stage.shown.groups.filter(fits), draw.group);
      const user = stage.scene.users.find(({ id }) => id === group?.owner);
      if (group === undefined || user === undefined) throw new Error('No group fits.');
      return run(stage, draw, { user, group });
    },
  };
}

export function pick<T>(items: readonly T[], index: number): T | undefined {
  return items.length === 0 ? undefined : items[index % items.length];
}

export function someOf(seats: readonly ShownSeat[], { seats: bits }: Draw): ShownSeat[] {
  const chosen = seats.filter((_seat, index) => (bits >> (index % 16)) % 2 === 1);
  return chosen.length > 0 ? chosen : seats.slice(0, 1);
}

export const editionOf = ({ product }: Draw): Product => pick(EDITIONS, product) ?? 'PRO';
export const bundleOf = ({ product }: Draw): Product => pick(BUNDLES, product) ?? 'ASEC5';
export const termOf = ({ term }: Draw): Term => pick(TERMS, term) ?? 'ANNUAL';

export const isUsable = ({ section }: ShownGroup) => section !== 'EXPIRED';

export type Paid = Omit<Expected, 'user' | 'shownTotal'>;

/** Previews an order and sends it; expects its covers when done, and no change otherwise. */
export async function order(
  { scene, books }: Stage,
  { user, spec, payment }: { user: TestUser; spec: OrderSpec; payment: Payment },
  paid: (quote: Quote) => Paid,
): Promise<Done> {
  const quote = await preview(scene, user, spec);
  if (typeof quote === 'string') return { outcome: quote, user, isSent: false };
  const expected = { ...paid(quote), user, shownTotal: spec.isPaidLater ? 0 : cents(quote.total) };
  const state = await place(scene, books, { user, spec, quote, payment });
  return state === 'DONE' ? { outcome: 'done', expected } : { outcome: state, user, isSent: true };
}

/** Expects a further value of the preview to be correct. */
export function promised(quote: Quote, field: string, value: unknown): void {
  if (quote[field] === value) return;
  throw new Error(`the preview says that ${field} is ${String(quote[field])}, and it is ${String(value)}`);
}

/** Expects a later charge to be shown as on that day. */
export function shownAsDue(total: unknown, { charge, slack }: Pick<Bill, 'charge' | 'slack'>): void {
  if (Math.abs(cents(String(total)) - charge) <= slack) return;
  throw new Error(`${String(total)} is shown as due, and ${charge} cents will be`);
}

/** Cost of new seats, each separately. */
export function bought(
  { scene, books }: Stage,
  user: TestUser,
  added: readonly Cover[],
  priceOf: (cover: Cover) => number,
): Paid {
  const bill = new Bill(books.coupons, scene.today());
  for (const cover of added) bill.add(user.id, 'purchase', { ...cover, cost: priceOf(cover) });
  return { charge: bill.charge, slack: bill.slack, uses: bill.uses, added };
}

export interface Change {
  readonly cost: number;
  readonly cover: Cover;
}

interface Changed {
  readonly user: TestUser;
  readonly seats: readonly ShownSeat[];
  readonly purpose: Purpose;
  /** Day of the charge; defaults to today. */
  readonly day?: Day;
}

/** Expected cost of a change, seat by seat; null for seats that cost nothing. */
export function priced(
  { scene, books }: Stage,
  { user, seats, purpose, day = scene.today() }: Changed,
  paidFor: (held: Cover, seat: ShownSeat) => Change | null,
): Paid & Pick<Bill, 'slack'> {
  const covers = new Map<string, Cover>();
  const bill = new Bill(books.coupons, day);
  for (const seat of seats) {
    const held = books.held.get(seat.id);
    const paid = held === undefined ? null : paidFor(held, seat);
    if (paid === null) continue;
    bill.add(user.id, purpose, { ...paid.cover, cost: paid.cost });
    covers.set(seat.id, paid.cover);
  }
  // Both rounded parts of an adjustment may be half a cent off.
  return { charge: bill.charge, uses: bill.uses, covers, slack: bill.slack + covers.size };
}

interface Payload {
  readonly answer: { readonly success: boolean; readonly userErrors: readonly { readonly code: string }[] };
}

/** Sends a free change: it must charge nothing and extend no cover. */
export async function free({ scene }: Stage, user: TestUser, mutation: string): Promise<Done> {
  const { answer } = await scene.ask<Payload>(
    user,
    `mutation { answer: ${mutation} { success userErrors { code } } }`,
  );
  if (answer.success) return { outcome: 'done', expected: { user, charge: 0 } };
  return { outcome: answer.userErrors[0]?.code ?? 'REFUSED', user, isSent: true };
}

export function otherThan({ scene }: Stage, owner: TestUser): TestUser {
  const [one, other] = scene.users;
  return owner === one ? other : one;
}
