import { describe, expect, test } from 'vitest';
import type { SeatFacts, SubscriptionFacts } from '../../licenses/model';
import { message } from '../../messages/catalogue';
import type { TermCode } from '../../terms/term-code';
import { DIANA, seatFacts, subscriptionFacts, TODAY } from '../../testkit/facts';
import { type ChangeSelection, seatUnit } from '../change-unit';
import { planTermChange } from './plan-term-change';

const QUESTION = { viewer: DIANA, today: TODAY, supportHost: 'axure.com' };
const STRANGER = { userId: 'u-9', ownerEmail: 'max@northwind.example' };
const PAST_DUE = { hasFailedPaymentAttempt: true, firstFailedPaymentDate: '2026-04-02' };
const CANCELED: Partial<SeatFacts> = { expireDate: '2026-12-31' };
const OVER: Partial<SeatFacts> = { expireDate: '2026-04-10' };
const WAITS: Partial<SeatFacts> = { expireDate: '2026-12-31', futureTerm: 1 };

let ids = 0;
function selected(
  group: Partial<SubscriptionFacts> = {},
  ...seats: readonly Partial<SeatFacts>[]
): ChangeSelection {
  const all = seats.length === 0 ? [{}] : seats;
  return {
    group: subscriptionFacts(group),
    units: all.map((seat) => seatUnit(seatFacts({ seatId: `s-${++ids}`, ...seat }))),
  };
}

function refusalOf(selections: readonly ChangeSelection[], term: TermCode): string | null {
  const plan = planTermChange(selections, term, QUESTION);
  return plan.ok ? null : plan.refusal.message;
}

function effectsOf(selections: readonly ChangeSelection[], term: TermCode): string[] {
  const plan = planTermChange(selections, term, QUESTION);
  return plan.ok ? plan.groups.flatMap(({ units }) => units.map(({ effect }) => effect)) : [];
}

const skippedOf = (selections: readonly ChangeSelection[], term: TermCode) => {
  const plan = planTermChange(selections, term, QUESTION);
  return plan.ok ? plan.skipped.map(({ reason }) => reason) : [];
};

describe('another term', () => {
  test.each([
    [1, 1, 'refused'],
    [1, 2, 'NOW'],
    [1, 4, 'NOW'],
    [1, 5, 'NOW'],
    [2, 1, 'TERM_END'],
    [2, 2, 'refused'],
    [2, 4, 'NOW'],
    [2, 5, 'NOW'],
    [4, 1, 'TERM_END'],
    [4, 2, 'TERM_END'],
    [4, 4, 'refused'],
    [4, 5, 'NOW'],
    [5, 1, 'TERM_END'],
    [5, 2, 'TERM_END'],
    [5, 4, 'TERM_END'],
    [5, 5, 'refused'],
  ] as const)('from %i to %i takes effect %s (TERM-03, TERM-04, TERM-05, TERM-06)', (from, to, expected) => {
    const selections = [selected({ term: from })];
    expect(effectsOf(selections, to)).toEqual(expected === 'refused' ? [] : [expected]);
    expect(refusalOf(selections, to)).toBe(expected === 'refused' ? message.alreadyTerm : null);
  });

  test('is refused for reasons in this order: owner, purchase order, past due (TERM-02, TERM-13)', () => {
    const po = { isPurchaseOrder: true, autoRenew: false };
    const all = { ...STRANGER, ...po, ...PAST_DUE };
    expect(refusalOf([selected(), selected(all)], 2)).toBe(message.notOwner);
    expect(refusalOf([selected(), selected({ ...po, ...PAST_DUE })], 2)).toBe(
      message.termPurchaseOrder('axure.com'),
    );
    expect(refusalOf([selected(), selected(PAST_DUE)], 2)).toBe(message.termPastDue);
  });

  test('then: already on it, then canceled, then mixed directions (TERM-02)', () => {
    const annual = selected({}, {}, {});
    const monthlyCanceled = selected({ id: 'sub-2', term: 1 }, CANCELED);
    expect(refusalOf([annual], 2)).toBe(message.alreadyTerm);
    expect(refusalOf([annual, monthlyCanceled], 2)).toBe(message.allCanceled);
    expect(refusalOf([selected({ term: 1 }), selected({ id: 'sub-2', term: 5 })], 2)).toBe(
      message.mixedTerms,
    );
    expect(refusalOf([annual, selected({ id: 'sub-2', term: 1 }, OVER)], 2)).toBe(message.alreadyTerm);
  });

  test('calls ended seats ended, not canceled', () => {
    expect(refusalOf([selected({}, OVER)], 1)).toBe(message.allEnded);
    expect(refusalOf([selected({}, OVER, CANCELED)], 1)).toBe(message.allCanceled);
    expect(refusalOf([selected({ kind: 'cfb' }, OVER)], 1)).toBe(message.allEnded);
  });

  test('leaves out seats that are on it, canceled or ended, and changes the rest', () => {
    const selections = [
      selected({}, {}, CANCELED, { expireDate: '2026-04-10' }),
      selected({ id: 'sub-2', term: 4 }),
    ];
    expect(skippedOf(selections, 4)).toEqual(['ENDED', 'SAME', 'CANCELED']);
    expect(effectsOf(selections, 4)).toEqual(['NOW']);
  });

  test('that is pending already counts as the current one (TERM-14)', () => {
    expect(refusalOf([selected({}, WAITS)], 1)).toBe(message.alreadyTerm);
  });

  test('that is in force drops the pending one, next to longer ones too', () => {
    expect(effectsOf([selected({}, WAITS)], 2)).toEqual(['REVERT']);
    expect(effectsOf([selected({}, WAITS), selected({ id: 'sub-2', term: 1 })], 2)).toEqual([
      'REVERT',
      'NOW',
    ]);
  });

  test('is refused for groups that are not billed by time', () => {
    expect(refusalOf([selected({ isBilledByTime: false })], 4)).toBe(message.termChangeFailed);
    expect(refusalOf([selected({}, { licenseType: 11 })], 4)).toBe(message.termChangeFailed);
    expect(refusalOf([selected(), selected({ id: 'sub-2', isBilledByTime: false })], 4)).toBe(
      message.termChangeFailed,
    );
  });

  test('of a cloud group has texts of its own (TERM-11)', () => {
    expect(refusalOf([selected({ kind: 'cfb', ...STRANGER })], 2)).toBe(message.notOwnerCloud);
    expect(refusalOf([selected({ kind: 'cfb' })], 2)).toBe(message.alreadyTermCloud);
    const allCanceled = { group: subscriptionFacts({ kind: 'cfb', canceled: true }), units: [] };
    expect(refusalOf([allCanceled], 2)).toBe(message.alreadyTermCloud);
    expect(refusalOf([allCanceled], 4)).toBe(message.allCanceled);
    expect(effectsOf([selected({ kind: 'cfb' })], 4)).toEqual(['NOW']);
    expect(effectsOf([selected({ kind: 'cfb' }, WAITS)], 2)).toEqual(['REVERT']);
  });
});
