import { dollars, type Form } from './order-form';
import type { World, WorldCustomer } from './world';

interface Scene {
  readonly world: World;
  readonly customer: WorldCustomer;
  /** Random number, for choosing among possibilities. */
  readonly pick: number;
}

type Tamper = (form: Form, scene: Scene) => Form;

function oneOf<T>(choices: readonly T[], pick: number): T {
  const chosen = choices[pick % choices.length];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}

const fieldsLike = (form: Form, ending: string) =>
  Object.keys(form).filter((field) => field.endsWith(ending));

/** Changes one of the fields whose names have this ending. */
const changing =
  (ending: string, change: (value: string, pick: number) => string): Tamper =>
  (form, { pick }) => {
    const fields = fieldsLike(form, ending);
    if (fields.length === 0) return form;
    const field = oneOf(fields, pick);
    return { ...form, [field]: change(form[field] ?? '', pick >> 3) };
  };

/** Changes the coupon claims, if they can be parsed. */
const changingCoupons =
  (change: (claims: Record<string, unknown>[], scene: Scene) => unknown): Tamper =>
  (form, scene) => {
    const claims = claimsOf(form);
    return claims ? { ...form, appliedCoupons: JSON.stringify(change(claims, scene)) } : form;
  };

// An earlier manipulation may have made them invalid.
function claimsOf(form: Form): Record<string, unknown>[] | null {
  try {
    const claims: unknown = JSON.parse(form['appliedCoupons'] ?? '');
    const isList =
      Array.isArray(claims) && claims.every((claim) => claim !== null && 'DiscPerItem' in Object(claim));
    return isList ? claims : null;
  } catch {
    return null;
  }
}

const firstCoupon = (change: (claim: Record<string, unknown>, scene: Scene) => object): Tamper =>
  changingCoupons(([claim, ...others], scene) =>
    claim ? [{ ...claim, ...change(claim, scene) }, ...others] : [],
  );

const shifted = (text: string, by: number) => dollars(Math.round(Number(text) * 100) + by);

const QUANTITIES = [
  '-1',
  '1.5',
  '1e9',
  '1000000000',
  '0x1',
  '1e0',
  '',
  'NaN',
  '99999999999999999999',
  '１',
  '0',
  '7',
  '+1',
  '1,0',
];
const TOTALS = ['0', '0.00', '-1.00', 'free', '', '1e1', 'Infinity', '300.000', '00000000000000000000001'];

/** All manipulations by name. The first few change nothing relevant. */
export const TAMPERS: Readonly<Record<string, Tamper>> = {
  'left as it is': (form) => form,
  'prices of its own': (form) => ({
    ...form,
    proPrice: '0.01',
    NormalItemPrice: '0.01',
    price: '1',
    discount: '100',
  }),
  'percentages of its own': (form) => ({ ...form, couponPercent: '100', percent: '100', amount: '0' }),
  'another user': (form, { world, pick }) => {
    const { user } = oneOf(world.customers, pick);
    return { ...form, userId: user.id, userEmail: user.email };
  },
  'total off by a cent': (form, { pick }) => ({
    ...form,
    userTotalPrice: shifted(form['userTotalPrice'] ?? '', pick % 2 === 0 ? 1 : -1),
  }),
  'total of nothing or nonsense': (form, { pick }) => ({ ...form, userTotalPrice: oneOf(TOTALS, pick) }),
  'total at half the price': (form) => ({
    ...form,
    userTotalPrice: dollars(Math.floor(Number(form['userTotalPrice']) * 50)),
  }),
  'adjustment off by a cent': changing('SubAdj', (value, pick) => shifted(value, pick % 2 === 0 ? 1 : -1)),
  'adjustment and total lowered together': (form, { pick }) => {
    const lowered = changing('SubAdj', (value) => shifted(value, 100))(form, { pick } as Scene);
    return { ...lowered, userTotalPrice: shifted(form['userTotalPrice'] ?? '', -100) };
  },
  'adjustment left out': changing('SubAdj', () => ''),
  'quantity changed': changing('Quantity', (_, pick) => oneOf(QUANTITIES, pick)),
  'quantity one more': changing('Quantity', (value) => String(Number(value) + 1)),
  'coupons left out': (form) => ({ ...form, appliedCoupons: '[]' }),
  'coupons that are no list': (form, { pick }) => ({
    ...form,
    appliedCoupons: oneOf(['{}', 'null', '[null]', '[[]]', '"x"', '[{"Id":1}]', '{'], pick),
  }),
  'coupon twice': changingCoupons((claims) => [...claims, ...claims]),
  'coupon used once more': firstCoupon(({ Qty }) => ({ Qty: Number(Qty) + 1 })),
  'coupon used less than none': firstCoupon(({ Qty }) => ({ Qty: -Number(Qty) })),
  'coupon that takes more off': firstCoupon(({ DiscPerItem }) => ({
    DiscPerItem: shifted(String(DiscPerItem), 1),
  })),
  'coupon with another sum': firstCoupon(({ TotalDisc }) => ({ TotalDisc: shifted(String(TotalDisc), 100) })),
  'coupon for another product': firstCoupon(({ ProductCode }) => ({ ProductCode: Number(ProductCode) + 1 })),
  'coupon of somebody else': firstCoupon((_, { world, pick }) => ({
    Id: oneOf(world.customers, pick).coupons[pick % 7]?.id,
  })),
  'another of the coupons, perhaps ended': firstCoupon((_, { customer, pick }) => ({
    Id: oneOf(customer.coupons, pick).id,
  })),
  'coupon out of nowhere': changingCoupons((claims, { customer, pick }) => [
    ...claims,
    {
      Id: oneOf(customer.coupons, pick).id,
      Description: '',
      Qty: 1,
      DiscPerItem: '1.00',
      TotalDisc: '1.00',
      ProductCode: 802100,
    },
  ]),
  'another term': (form, { pick }) => ({
    ...form,
    term: oneOf(['1', '2', '4', '5', '3', '0', '9', '-1', '', 'annual'], pick),
  }),
  'another bundle': (form, { pick }) =>
    'productType' in form
      ? { ...form, productType: oneOf(['ASEC5', 'ASEC100', 'ASEC500', 'asec5', '__proto__', ''], pick) }
      : form,
  'another plan': (form) => ('isCfb' in form ? { ...form, isCfb: String(form['isCfb'] !== 'true') } : form),
  'a reactivation': (form) => ('isReactivate' in form ? { ...form, isReactivate: 'true' } : form),
  'another group of one’s own': (form, { customer, pick }) => inGroup(form, oneOf(customer.groups, pick).id),
  'a group of somebody else': (form, { world, pick }) =>
    inGroup(form, oneOf(oneOf(world.customers, pick).groups, pick >> 2).id),
  'a group that is none': (form) => inGroup(form, 'no-such-group'),
  'a new group': (form) => inGroup(form, 'New Group'),
  'two groups': (form, { customer, pick }) => ({ ...form, cotermGroup: oneOf(customer.groups, pick).id }),
};

function inGroup(form: Form, id: string): Form {
  return { ...form, subscriptionGroup: id, cotermGroup: id };
}
