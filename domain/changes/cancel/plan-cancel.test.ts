import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { SeatFacts, SubscriptionFacts } from '../../licenses/model';
import { message } from '../../messages/catalogue';
import { DIANA, seatFacts, subscriptionFacts, TODAY } from '../../testkit/facts';
import { type ChangeSelection, seatUnit } from '../change-unit';
import { canceledSeat, uncanceledSeat } from './offers-cancel';
import { hasWaitingChange, planCancel, planUncancel } from './plan-cancel';

const QUESTION = { viewer: DIANA, today: TODAY };
const STRANGER = { userId: 'u-9', ownerEmail: 'max@northwind.example' };
const PO = { isPurchaseOrder: true, autoRenew: false };
const PAST_DUE = { hasFailedPaymentAttempt: true, firstFailedPaymentDate: '2026-04-02' };
const CANCELED: Partial<SeatFacts> = { expireDate: '2026-12-31' };
const WAITS: Partial<SeatFacts> = { expireDate: '2026-12-31', futureTerm: 1 };
const ENDED: Partial<SeatFacts> = { expireDate: '2026-04-10' };

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

const PLANS = { cancel: planCancel, uncancel: planUncancel };
const countOf = ({ units }: ChangeSelection) => units.length;

function outcome(what: keyof typeof PLANS, ...selections: readonly ChangeSelection[]) {
  const plan = PLANS[what](selections, QUESTION);
  return plan.ok
    ? [plan.groups.map(countOf), plan.skipped.map(({ reason }) => reason)]
    : plan.refusal.message;
}

describe.each(['cancel', 'uncancel'] as const)('%s of seats is refused', (what) => {
  test.each([
    ['1 of a foreign group', [selected(), selected(STRANGER, CANCELED)], message.notOwner],
    [
      '1 of a foreign group before all else',
      [selected({ ...PO, ...PAST_DUE }), selected(STRANGER)],
      message.notOwner,
    ],
    ['2 of a purchase order', [selected({}, CANCELED), selected(PO)], message.cancelPurchaseOrder],
    [
      '2 of a purchase order that is past due',
      [selected({ ...PO, ...PAST_DUE })],
      message.cancelPurchaseOrder,
    ],
    ['3 past due', [selected(), selected(PAST_DUE, CANCELED)], message.pastDue],
    [
      '1 of a foreign group next to one of the cloud, in the words of the cloud',
      [selected(STRANGER), selected({ kind: 'cfb' })],
      message.notOwnerCloud,
    ],
  ])('%s (CANC-01)', (_name, selections, text) => {
    expect(outcome(what, ...selections)).toBe(text);
  });
});

describe('canceling seats', () => {
  it('skips those that are canceled or over, and is refused when none is left (CANC-17)', () => {
    expect(outcome('cancel', selected({}, {}, CANCELED, ENDED, WAITS))).toEqual([[2], ['CANCELED', 'ENDED']]);
    expect(outcome('cancel', selected({}, CANCELED), selected({}, ENDED))).toBe(message.allCanceled);
    expect(outcome('cancel', selected({ autoRenew: false, canceled: true }))).toBe(message.allCanceled);
  });
});

describe('uncanceling seats', () => {
  it('selects those that last as long as their group, today included, and is refused without any', () => {
    const seats = [{}, CANCELED, ENDED, WAITS];
    expect(outcome('uncancel', selected({}, ...seats))).toEqual([[2], ['SAME', 'ENDED']]);
    expect(outcome('uncancel', selected({ expireDate: TODAY }, { expireDate: TODAY }))).toEqual([[1], []]);
    expect(outcome('uncancel', selected({ canceled: true }, CANCELED))).toEqual([[1], []]);
    expect(outcome('uncancel', selected(), selected({}, ENDED))).toBe(message.lastResort);
  });

  it('leaves out those that end before their group, since they are not paid for, and is refused without others', () => {
    const early = { expireDate: '2026-12-30' };
    expect(outcome('uncancel', selected({}, early, CANCELED))).toEqual([[1], ['CANCELED']]);
    expect(outcome('uncancel', selected({}, early, ENDED))).toBe(message.endsBeforeGroup);
  });
});

test.each([
  [{}, false],
  [{ futureTerm: 1 }, true],
  [{ futureLicenseType: 0 }, true],
  [{ futureTerm: 1, futureLicenseType: 0 }, true],
] as const)(
  'a seat with the pending %j has a change that canceling drops: %s (D-73)',
  (waiting, expected) => {
    expect(hasWaitingChange({ futureTerm: null, futureLicenseType: null, ...waiting })).toBe(expected);
  },
);

const day = fc.constantFrom(null, '2026-04-10', TODAY, '2026-12-31');
const arbitrarySeat = fc.record({
  expireDate: day,
  futureTerm: fc.constantFrom(null, 1 as const),
  futureLicenseType: fc.constantFrom(null, 0 as const, 2 as const),
});

it('leaves nothing to cancel once canceled, and nothing to uncancel once uncanceled', () => {
  fc.assert(
    fc.property(fc.array(arbitrarySeat, { minLength: 1 }), (seats) => {
      const before = selected({}, ...seats);
      const canceled = planCancel([before], QUESTION);
      if (canceled.ok) {
        const ends = canceledSeat(before.group);
        const after = canceled.groups.map((left) =>
          selected({}, ...left.units.map((unit) => ({ ...unit, ...ends, seatId: 'x' }))),
        );
        expect(planCancel(after, QUESTION)).toMatchObject({ refusal: { message: message.allCanceled } });
        const back = planUncancel(after, QUESTION);
        expect(back.ok && back.groups.map(countOf)).toEqual(canceled.groups.map(countOf));
        expect(after.flatMap(({ units }) => units).some(hasWaitingChange)).toBe(false);
      }
      const uncanceled = planUncancel([before], QUESTION);
      if (uncanceled.ok) {
        const units = uncanceled.groups.flatMap((left) => left.units);
        const after = selected({}, ...units.map((unit) => ({ ...unit, ...uncanceledSeat(), seatId: 'x' })));
        expect(planUncancel([after], QUESTION).ok).toBe(false);
        expect(planCancel([after], QUESTION)).toMatchObject({ ok: true, skipped: [] });
      }
    }),
  );
});
