import { expect, it, test } from 'vitest';
import { type Books, contradiction, type Expected, enter } from './books';
import { Bill, type Coupon } from './coupons';
import { chargeProblem } from './foreseen';
import type { Shown, ShownGroup } from './observe';

const TODAY = '2026-04-11';
const END = '2026-12-31';
const ANN = { id: 'ann', email: 'ann@test.example', name: 'Ann', token: '' };
const cover = { product: 'PRO', term: 'ANNUAL', end: END } as const;
const group: ShownGroup = {
  id: 'g',
  kind: 'RP',
  owner: 'ann',
  section: 'ACTIVE',
  term: 'ANNUAL',
  end: END,
  nextBilling: '2027-01-01',
  isPurchaseOrder: false,
  isPastDue: false,
  canReactivate: false,
  canRenew: false,
  isOffered: false,
  statusLine: 'Renews Jan 1, 2027',
  publishers: 0,
  seats: [{ id: 's', cover, next: { product: 'PRO', term: 'ANNUAL' } }],
};
const before: Shown = { groups: [group], sales: new Map(), charges: [], mails: new Map() };
const nothing: Expected = { user: ANN, charge: 0 };

const booksOfOne = (): Books => ({
  prices: new Map([['PRO ANNUAL', 300_00]]),
  held: new Map([['s', { ...cover, owner: 'ann', group: null }]]),
  cards: new Map(),
  coupons: new Map(),
});

function contradicted(after: Partial<Shown>, expected = nothing): string | null {
  const books = booksOfOne();
  enter(books, expected);
  return contradiction(books, expected, before, { ...before, ...after }, TODAY);
}

const seatWith = (more: object) => ({
  ...group,
  seats: [{ id: 's', cover: { ...cover, ...more }, next: null }],
});

it('has nothing against what was paid for', () => {
  expect(contradicted({})).toBeNull();
});

test.each([
  ['a day more than was paid for', { groups: [seatWith({ end: '2027-01-01' })] }],
  ['a day less', { groups: [seatWith({ end: '2026-12-30' })] }],
  ['a greater edition', { groups: [seatWith({ product: 'TEAM' })] }],
  ['another term', { groups: [seatWith({ term: 'MONTHLY' })] }],
  ['another owner', { groups: [{ ...group, owner: 'max' }] }],
  ['no seat any more', { groups: [] }],
  [
    'a seat that nobody bought',
    { groups: [group, { ...group, id: 'h', seats: [{ id: 't', cover, next: null }] }] },
  ],
  [
    'a bundle that nobody bought',
    { groups: [group, { ...group, id: 'b', kind: 'LEGACY_ASE' as const, publishers: 5, seats: [] }] },
  ],
  ['a next billed date that its status does not tell', { groups: [{ ...group, nextBilling: null }] }],
  ['a status of another day', { groups: [{ ...group, statusLine: 'Renews Jan 2, 2027' }] }],
])('a seat that is shown with %s is found', (_what, after) => {
  expect(contradicted(after)).not.toBeNull();
});

test.each([
  ['another charge than comes', { date: '2027-01-01', total: '299.99' }],
  ['a charge on another day', { date: '2027-01-02', total: '300.00' }],
  ['no charge', null],
])('a group for which %s is foreseen is found', (_what, charge) => {
  const one = { group, own: [group] };
  expect(chargeProblem(booksOfOne(), one, charge)).not.toBeNull();
  expect(chargeProblem(booksOfOne(), one, { date: '2027-01-01', total: '300.00' })).toBeNull();
});

const paid = { ...nothing, charge: 100_00, shownTotal: 100_00 };
const told = {
  charges: [100_00],
  sales: new Map([['AX-1', 100_00]]),
  mails: new Map([['ann@test.example', ['Order AX-1 over $100.00']]]),
};

it('has nothing against a charge that was shown, sold and told', () => {
  expect(contradicted(told, paid)).toBeNull();
});

test.each([
  ['twice', { ...told, charges: [100_00, 100_00] }],
  ['in two parts', { ...told, charges: [60_00, 40_00] }],
  ['a cent more', { ...told, charges: [100_01] }],
  ['and not sold', { ...told, sales: new Map() }],
  [
    'and sold twice',
    {
      ...told,
      sales: new Map([
        ['AX-1', 100_00],
        ['AX-2', 100_00],
      ]),
    },
  ],
  ['and sold for another amount', { ...told, sales: new Map([['AX-1', 99_99]]) }],
  ['and not mailed', { ...told, mails: new Map() }],
  ['and mailed twice', { ...told, mails: new Map([['a', ['AX-1 $100.00', 'AX-1 $100.00']]]) }],
  ['and mailed with another amount', { ...told, mails: new Map([['a', ['AX-1 $99.99']]]) }],
])('what is charged %s is found', (_what, after) => {
  expect(contradicted(after, paid)).not.toBeNull();
});

it('a charge that nothing was paid for, and a total that was not the one shown, are found', () => {
  expect(contradicted(told)).not.toBeNull();
  expect(contradicted(told, { ...paid, shownTotal: 90_00 })).not.toBeNull();
});

function billOf(more: Partial<Coupon>): Bill {
  const coupon = { owner: 'ann', percent: 20, mostUses: 9, lastDay: null, isOfFirstYear: false, used: 0 };
  return new Bill(new Map([['ann purchase', { ...coupon, ...more }]]), TODAY);
}

it('counts the items that a coupon was used for', () => {
  const bill = billOf({ mostUses: 9 });
  bill.add('ann', 'purchase', { ...cover, cost: 100_00 });
  bill.add('max', 'purchase', { ...cover, cost: 100_00 });
  expect([bill.charge, bill.slack, bill.uses.get('ann purchase')]).toEqual([180_00, 0, 1]);
});

it('leaves open which items get the last uses of a coupon', () => {
  const bill = billOf({ mostUses: 1 });
  for (const cost of [100_00, 200_00]) bill.add('ann', 'purchase', { ...cover, cost });
  expect([bill.charge, bill.slack, bill.uses.get('ann purchase')]).toEqual([270_00, 10_00, 1]);
});

it('has a coupon take nothing off after its last day, and of several years the first alone', () => {
  const over = billOf({ lastDay: '2026-04-10' });
  over.add('ann', 'purchase', { ...cover, cost: 100_00 });
  expect([over.charge, over.uses.size]).toEqual([100_00, 0]);
  const first = billOf({ isOfFirstYear: true });
  first.add('ann', 'purchase', { ...cover, term: 'TWO_YEARS', cost: 200_00 });
  expect(first.charge).toBe(180_00);
});
