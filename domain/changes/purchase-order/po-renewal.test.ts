import { expect, it, test } from 'vitest';
import { DIANA, seatFacts, subscriptionFacts, TODAY } from '../../testkit/facts';
import { couponFacts, PRICES as priceList } from '../../testkit/prices';
import { type ChangeUnit, seatUnit } from '../change-unit';
import { mayRenewPo, maySetAutoRenew, planPoRenewal, renewTarget } from './plan-po-renewal';
import { poRenewalBasis, pricePoRenewal } from './price-po-renewal';

const PO = { isPurchaseOrder: true, autoRenew: false };
const group = subscriptionFacts(PO);
const seat = (seatId: string, overrides: object = {}) => seatUnit(seatFacts({ seatId, ...overrides }));
const units = [seat('1'), seat('2', { licenseType: 1 }), seat('3', { expireDate: '2026-12-31' })];
const plan = (seatIds: readonly string[] | null, of: object = {}, all: ChangeUnit[] = units) =>
  planPoRenewal({ group: subscriptionFacts({ ...PO, ...of }), units: all, seatIds }, DIANA, TODAY);
const idsOf = (list: readonly ChangeUnit[]) => list.map(({ seatId }) => seatId);

it('renews the chosen seats, leaves out the others, and rejects seats that end (PO-03)', () => {
  const planned = plan(['2']);
  expect(planned).toMatchObject({ ok: true });
  if (!planned.ok) return;
  expect([idsOf(planned.renewed), idsOf(planned.leftOut)]).toEqual([['2'], ['1']]);
  expect(plan(null)).toMatchObject({ ok: true, renewed: [{ seatId: '1' }, { seatId: '2' }], leftOut: [] });
});

it('renews counted seats above zero', () => {
  const counted = (licenseType: 14 | 15, quantity: number) => ({
    ...seat('', { licenseType }),
    seatId: null,
    quantity,
  });
  const all = [counted(14, 2), counted(15, 0)];
  expect(plan(null, { kind: 'cfb' }, all)).toEqual({ ok: true, renewed: [all[0]], leftOut: [] });
  expect(plan(null, { kind: 'cfb' }, [counted(14, 0)])).toMatchObject({ refusal: { code: 'EMPTY_CART' } });
});

it('asks for at least one seat (PO-02)', () => {
  const empty = { code: 'EMPTY_CART', message: 'Please select at least one seat to renew.' };
  expect(plan([])).toEqual({ ok: false, refusal: empty });
  expect(plan(null, {}, [seat('3', { expireDate: '2026-12-31' })])).toEqual({ ok: false, refusal: empty });
});

test.each([
  ['a seat that ends', ['1', '3']],
  ['a seat of nobody knows whom', ['1', 'foreign']],
  ['a seat twice', ['1', '1']],
])('refuses %s (PO-03)', (_, ids) => {
  expect(plan(ids)).toMatchObject({ ok: false, refusal: { code: 'NOT_ALLOWED' } });
});

test.each([
  ['others own', { userId: 'u-9', ownerEmail: 'max@northwind.example' }, 'NOT_OWNER'],
  ['renews by card', { isPurchaseOrder: false, autoRenew: true }, 'NOT_ALLOWED'],
  ['is canceled', { canceled: true }, 'NOT_ALLOWED'],
  ['has ended', { expireDate: '2026-04-10' }, 'NOT_ALLOWED'],
  ['is past due', { hasFailedPaymentAttempt: true, firstFailedPaymentDate: '2026-04-05' }, 'NOT_ALLOWED'],
  ['is past due in the cloud', { kind: 'cfb' as const, firstFailedPaymentDate: '2026-04-05' }, 'NOT_ALLOWED'],
  ['has not begun', { startDate: '2026-05-01', expireDate: '2027-04-30' }, 'NOT_ALLOWED'],
  ['is not billed by time', { isBilledByTime: false }, 'NOT_ALLOWED'],
])('refuses a group that %s (PO-11, T-16)', (_, of, code) => {
  expect(plan(null, of)).toMatchObject({ ok: false, refusal: { code } });
  expect(mayRenewPo(subscriptionFacts({ ...PO, ...of }), DIANA, TODAY)).toBe(false);
});

it('is offered on its first and last day, and by itself to seats alone (T-16)', () => {
  expect(mayRenewPo(subscriptionFacts({ ...PO, startDate: TODAY }), DIANA, TODAY)).toBe(true);
  expect(mayRenewPo(subscriptionFacts({ ...PO, expireDate: TODAY }), DIANA, TODAY)).toBe(true);
  expect(maySetAutoRenew(group, DIANA, TODAY)).toBe(true);
  expect(maySetAutoRenew(subscriptionFacts({ ...PO, kind: 'cfb' }), DIANA, TODAY)).toBe(false);
});

const price = (overrides: object = {}) =>
  pricePoRenewal({
    charge: 'NOW',
    group,
    renewed: units.slice(0, 2),
    newTerm: 2,
    priceList,
    coupons: [],
    today: TODAY,
    ...overrides,
  });

it('uses only coupons that are valid on the day of the charge (COUP-06)', () => {
  const coupons = [couponFacts({ isRenewal: true, productIds: [802100], endDate: '2026-12-31' })];
  const full = price().total;
  expect(price({ coupons }).total).toBeLessThan(full);
  expect(price({ coupons, charge: 'TERM_END' }).total).toBe(full);
});

it('extends from the old end by the chosen term (PO-09)', () => {
  expect(price().expireDate).toBe('2027-12-31');
  expect(price({ newTerm: 1 }).expireDate).toBe('2027-01-31');
  expect(price({ newTerm: 5 }).expireDate).toBe('2029-12-31');
});

it('costs the list price of the new term, one line for each license', () => {
  const { lines, total, listTotal } = price();
  expect(lines.map((line) => [line.product, line.quantity, line.total])).toEqual([
    ['Axure RP Pro', 1, 300_00],
    ['Axure RP Team', 1, 504_00],
  ]);
  expect([total, listTotal]).toEqual([804_00, 804_00]);
});

const COUPON = {
  id: 'c',
  type: 'PERCENT',
  amountHundredths: 20_00,
  description: 'Renewal',
  endDate: null,
  isRenewal: true,
  remainingUses: 5,
  productIds: [802100],
} as const;

it('uses renewal coupons for any term, and no other coupons (COUP-08, PO-10, D-52)', () => {
  expect(price({ newTerm: 5, coupons: [COUPON] })).toMatchObject({ discountTotal: 162_00 });
  expect(price({ coupons: [{ ...COUPON, isRenewal: false }] }).discountTotal).toBe(0);
  expect(price({ coupons: [{ ...COUPON, productIds: [822100] }] }).discountTotal).toBe(0);
});

it('prices counted seats like so many seats', () => {
  const counted = { seatId: null, quantity: 3, licenseType: 14, expireDate: null } as const;
  const { lines } = price({ renewed: [{ ...counted, futureLicenseType: null, futureTerm: null }] });
  expect(lines).toMatchObject([{ quantity: 3, total: 3 * 204_00 }]);
});

it('leads the owner to the page that renews, and nobody else (PO-11)', () => {
  expect(renewTarget(group, DIANA, TODAY)).toEqual({
    renewPath: '/buy/renew?subId=sub-1',
    autoRenewPath: '/buy/renew?subId=sub-1&isAutoRenew=true',
  });
  expect(renewTarget(subscriptionFacts({ ...PO, kind: 'cfb', id: 'a b' }), DIANA, TODAY)).toEqual({
    renewPath: '/buy/renew?subId=a%20b&isCloud=true',
    autoRenewPath: null,
  });
  expect(renewTarget(subscriptionFacts(), DIANA, TODAY)).toBeNull();
});

it('has a basis of exactly its seats, price and time of charge', () => {
  const renewed = units.slice(0, 2);
  const promise = {
    userId: 'u-1',
    charge: 'NOW',
    group,
    renewed,
    leftOutCount: 0,
    priced: price(),
  } as const;
  const texts = [
    promise,
    { ...promise, userId: 'u-2' },
    { ...promise, charge: 'TERM_END' as const },
    { ...promise, group: { ...group, id: 'sub-2' } },
    { ...promise, group: { ...group, expireDate: '2026-12-30' } },
    { ...promise, renewed: renewed.slice(0, 1) },
    { ...promise, renewed: [seat('1'), seat('4', { licenseType: 1 })] },
    { ...promise, renewed: [seat('1'), seat('2')] },
    { ...promise, renewed: [seat('1'), { ...seat('2', { licenseType: 1 }), quantity: 2 }] },
    { ...promise, leftOutCount: 1 },
    { ...promise, priced: price({ newTerm: 1 }) },
    { ...promise, priced: price({ coupons: [COUPON] }) },
  ].map(poRenewalBasis);
  expect(new Set(texts).size).toBe(texts.length);
  expect(poRenewalBasis({ ...promise, renewed: renewed.toReversed() })).toBe(texts[0]);
});
