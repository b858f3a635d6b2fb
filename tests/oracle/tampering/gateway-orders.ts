import fc from 'fast-check';
import { arbitraryCart } from '#domain/testkit/arbitrary-order';
import type { StoreCart } from '#domain/testkit/store-order';
import type { CartInput, ShownCart } from './gateway-client';
import { dollars } from './order-form';
import { itemAt } from './vendor-orders';
import type { World, WorldCustomer } from './world';

export interface Claim {
  readonly cart: CartInput;
  readonly previewId: string;
  readonly total: unknown;
}

interface Scene {
  readonly world: World;
  readonly customer: WorldCustomer;
  /** The previous preview, of any customer. */
  readonly earlier: ShownCart | null;
  readonly pick: number;
}

type Tamper = (claim: Claim, scene: Scene) => Claim;

const inCart =
  (change: (cart: CartInput, scene: Scene) => CartInput): Tamper =>
  (claim, scene) => ({ ...claim, cart: { ...claim.cart, ...change(claim.cart, scene) } });

const quantities = (cart: CartInput) => Object.keys(cart).filter((field) => field.endsWith('Quantity'));

const ofQuantity = (values: readonly unknown[]): Tamper =>
  inCart((cart, { pick }) => {
    const fields = quantities(cart);
    return fields.length === 0 ? {} : { [itemAt(fields, pick)]: itemAt(values, pick >> 2) };
  });

const cents = (total: unknown) => Math.round(Number(total) * 100);

/** Manipulations of an order between the browser and the gateway. */
const TAMPERS: Readonly<Record<string, Tamper>> = {
  'left as it is': (claim) => claim,
  'total off by a cent': (claim, { pick }) => ({
    ...claim,
    total: dollars(cents(claim.total) + (pick % 2 === 0 ? 1 : -1)),
  }),
  'total of nothing or nonsense': (claim, { pick }) => ({
    ...claim,
    total: itemAt(['0.00', '-1.00', '1e2', 'free', '', 1, null], pick),
  }),
  'total at half the price': (claim) => ({ ...claim, total: dollars(Math.floor(cents(claim.total) / 2)) }),
  'preview made up': (claim, { pick }) => ({
    ...claim,
    previewId: itemAt(['made-up', '', '0'.repeat(43)], pick),
  }),
  'preview of another cart': (claim, { earlier }) => ({ ...claim, previewId: earlier?.previewId ?? 'none' }),
  'preview and total of another cart': (claim, { earlier }) => ({
    ...claim,
    previewId: earlier?.previewId ?? 'none',
    total: earlier?.total ?? '0.00',
  }),
  'quantity changed': ofQuantity([0, 1, 5, 100_000, 100_001, 1_000_000_000, -1, 1.5, '2', null]),
  'another term': inCart((_, { pick }) => ({
    term: itemAt(['MONTHLY', 'ANNUAL', 'TWO_YEARS', 'THREE_YEARS', 'NEVER', 2], pick),
  })),
  'another bundle': inCart((cart, { pick }) =>
    'productType' in cart ? { productType: itemAt(['ASEC5', 'ASEC100', 'ASEC500'], pick) } : {},
  ),
  'another plan': inCart((cart, { pick }) =>
    'plan' in cart ? { plan: itemAt(['CLOUD_FOR_BUSINESS', 'ORGANIZATION', 'FREE'], pick) } : {},
  ),
  'another group of one’s own': inCart((_, { customer, pick }) => ({
    subscriptionGroup: itemAt(customer.groups, pick).id,
  })),
  'a group of somebody else': inCart((_, { world, pick }) => ({
    subscriptionGroup: itemAt(itemAt(world.customers, pick).groups, pick >> 2).id,
  })),
  'a group that is none': inCart(() => ({ subscriptionGroup: 'no-such-group' })),
  'a new group': inCart(() => ({ subscriptionGroup: null })),
  'a price of its own': inCart(() => ({ price: '0.01' })),
};

export interface InterceptedOrder {
  readonly cart: StoreCart;
  readonly customer: number;
  readonly group: number | null;
  readonly tamper: readonly [name: string, pick: number];
}

const intercepted: fc.Arbitrary<InterceptedOrder> = fc.record({
  cart: arbitraryCart(fc.nat(4)),
  customer: fc.nat(0xff),
  group: fc.option(fc.nat(0xff), { freq: 2 }),
  tamper: fc.tuple(fc.constantFrom(...Object.keys(TAMPERS)), fc.nat(0xffff)),
});

/** Deterministic for a seed. */
export function interceptedOrders(seed: number, count: number): InterceptedOrder[] {
  return fc.sample(intercepted, { seed, numRuns: count });
}

export function tamperedClaim(
  claim: Claim,
  { tamper: [name, pick] }: InterceptedOrder,
  scene: Omit<Scene, 'pick'>,
): Claim {
  return TAMPERS[name]?.(claim, { ...scene, pick }) ?? claim;
}
