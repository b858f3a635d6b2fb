import fc from 'fast-check';
import { arbitraryCart } from '#domain/testkit/arbitrary-order';
import { reckon } from '#domain/testkit/pricing-oracle';
import type { StoreCart } from '#domain/testkit/store-order';
import { type Form, honestForm, PATHS } from './order-form';
import { TAMPERS } from './tampers';
import { type Verdict, verdictOf } from './verdict';
import type { World, WorldCustomer, WorldGroup } from './world';

/** A manipulated order. */
export interface TamperedOrder {
  readonly cart: StoreCart;
  readonly customer: number;
  /** Index among the groups that fit; null for a new one. */
  readonly group: number | null;
  readonly tampers: readonly (readonly [name: string, pick: number])[];
  readonly hasNewCard: boolean;
}

const tamper = fc.tuple(fc.constantFrom(...Object.keys(TAMPERS)), fc.nat(0xffff));

const tamperedOrder: fc.Arbitrary<TamperedOrder> = fc.record({
  cart: arbitraryCart(fc.nat(4)),
  customer: fc.nat(0xff),
  group: fc.option(fc.nat(0xff), { freq: 2 }),
  tampers: fc.oneof(
    { weight: 9, arbitrary: fc.tuple(tamper) },
    { weight: 3, arbitrary: fc.tuple(tamper, tamper) },
  ),
  hasNewCard: fc.constantFrom(true, ...Array.from({ length: 19 }, () => false)),
});

/** Deterministic for a seed. */
export function tamperedOrders(seed: number, count: number): TamperedOrder[] {
  return fc.sample(tamperedOrder, { seed, numRuns: count });
}

/** The request of a manipulated order, and its required outcome. */
export interface SentOrder {
  readonly path: string;
  readonly form: Form;
  readonly customer: WorldCustomer;
  readonly verdict: Verdict;
}

/** Builds an honest order at the current price, then manipulates it. */
export function sentOrder(
  world: World,
  { cart: wish, customer: index, group: choice, tampers }: TamperedOrder,
): SentOrder {
  const customer = itemAt(world.customers, index);
  const group = choice === null ? null : itemAt(fittingGroups(customer, wish), choice);
  const cart = { ...wish, term: group?.term ?? wish.term };
  const { priceList, today } = world;
  const figures = reckon({ cart, priceList, today, coupons: customer.coupons, coTermGroup: group });
  const form = tampers.reduce(
    (sent, [name, pick]) => TAMPERS[name]?.(sent, { world, customer, pick }) ?? sent,
    honestForm(cart, group, figures),
  );
  return { path: PATHS[cart.kind], form, customer, verdict: verdictOf(form, cart.kind, customer, world) };
}

export function fittingGroups({ groups }: WorldCustomer, cart: StoreCart): WorldGroup[] {
  const kind = cart.kind === 'cloud' ? cart.plan : cart.kind;
  return groups.filter((group) => group.isOpen && group.kind === kind);
}

export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('An empty list has no item.');
  return item;
}
