import { describe, expect, test } from 'vitest';
import type { LicenseType } from '../../licenses/license-type';
import type { SeatFacts, SubscriptionFacts } from '../../licenses/model';
import { message } from '../../messages/catalogue';
import { DIANA, seatFacts, subscriptionFacts, TODAY } from '../../testkit/facts';
import { type ChangeSelection, seatUnit } from '../change-unit';
import { planBundleChange, planEditionChange } from './plan-edition-change';

const QUESTION = { viewer: DIANA, today: TODAY };
const STRANGER = { userId: 'u-9', ownerEmail: 'max@northwind.example' };
const PAST_DUE = { hasFailedPaymentAttempt: true, firstFailedPaymentDate: '2026-04-02' };
const ORDERED = { isPurchaseOrder: true, autoRenew: false };
const CANCELED: Partial<SeatFacts> = { expireDate: '2026-12-31' };
const ENDED: Partial<SeatFacts> = { expireDate: '2026-04-10' };

function selected(
  group: Partial<SubscriptionFacts>,
  ...seats: readonly Partial<SeatFacts>[]
): ChangeSelection {
  return {
    group: subscriptionFacts(group),
    units: seats.map((seat, index) => seatUnit(seatFacts({ seatId: `s-${index}`, ...seat }))),
  };
}

const pro = { licenseType: 0 } as const;
const team = { licenseType: 1 } as const;
const enterprise = { licenseType: 2 } as const;

function planned(selections: readonly ChangeSelection[], edition: LicenseType) {
  const plan = planEditionChange(selections, edition, QUESTION);
  if (!plan.ok) return plan.refusal.message;
  const effects = plan.groups.flatMap(({ units }) => units.map(({ effect }) => effect));
  return { effects, skipped: plan.skipped.map(({ reason }) => reason) };
}

describe('another edition', () => {
  test.each([
    [0, 0, 'SAME'],
    [0, 1, 'NOW'],
    [0, 2, 'NOW'],
    [1, 0, 'TERM_END'],
    [1, 1, 'SAME'],
    [1, 2, 'NOW'],
    [2, 0, 'TERM_END'],
    [2, 1, 'TERM_END'],
    [2, 2, 'SAME'],
  ] as const)('from %i to %i is %s (EDIT-03, EDIT-04, EDIT-05)', (from, to, expected) => {
    const result = planned([selected({}, { licenseType: from })], to);
    if (expected === 'SAME') expect(result).toBe(message.alreadyEdition('selected'));
    else expect(result).toEqual({ effects: [expected], skipped: [] });
  });

  test('is refused for reasons in this order: downgrade of a purchase order, owner, past due (EDIT-02, EDIT-17)', () => {
    const all = { ...STRANGER, ...ORDERED, ...PAST_DUE };
    expect(planned([selected({}, pro), selected(all, team)], 0)).toBe(message.downgradePurchaseOrder);
    expect(planned([selected({}, pro), selected(all, pro)], 1)).toBe(message.notOwner);
    expect(planned([selected({ ...ORDERED, ...PAST_DUE }, pro)], 1)).toBe(message.editionPastDue);
    // One of the seats or groups is enough.
    expect(planned([selected(ORDERED, pro, enterprise)], 1)).toBe(message.downgradePurchaseOrder);
    expect(planned([selected({}, pro), selected({ id: 'sub-2', ...PAST_DUE }, pro)], 1)).toBe(
      message.editionPastDue,
    );
    expect(planned([selected({}, pro), selected({ id: 'sub-2', isBilledByTime: false }, pro)], 1)).toBe(
      message.editionChangeFailed,
    );
  });

  test('can be a greater one for purchase orders (EDIT-02)', () => {
    expect(planned([selected(ORDERED, pro, team)], 2)).toEqual({ effects: ['NOW', 'NOW'], skipped: [] });
    expect(planned([selected(ORDERED, pro, team)], 1)).toEqual({ effects: ['NOW'], skipped: ['SAME'] });
  });

  test('that all seats have already is refused, for the selected or the remaining ones', () => {
    expect(planned([selected({}, team, team)], 1)).toBe(message.alreadyEdition('selected'));
    expect(planned([selected({}, team, { ...pro, ...ENDED })], 1)).toBe(message.alreadyEdition('remaining'));
    expect(planned([selected({}, { ...pro, ...ENDED })], 1)).toBe(message.allEnded);
  });

  test('that is lower skips canceled seats; a higher one applies, and they stay canceled', () => {
    const canceled = { ...team, ...CANCELED };
    expect(planned([selected({}, canceled)], 0)).toBe(message.noneEligibleForDowngrade);
    expect(planned([selected({ canceled: true }, team)], 0)).toBe(message.noneEligibleForDowngrade);
    expect(planned([selected({}, canceled, team)], 0)).toEqual({
      effects: ['TERM_END'],
      skipped: ['CANCELED'],
    });
    expect(planned([selected({}, canceled)], 2)).toEqual({ effects: ['NOW'], skipped: [] });
  });

  test('for seats below and above it at once is one change (EDIT-14)', () => {
    expect(planned([selected({}, pro, enterprise, team)], 1)).toEqual({
      effects: ['NOW', 'TERM_END'],
      skipped: ['SAME'],
    });
  });

  test('that is pending counts as the current one, and the edition in force reverts it', () => {
    const waits = { ...team, ...CANCELED, futureLicenseType: 0 } as const;
    expect(planned([selected({}, waits)], 0)).toBe(message.alreadyEdition('selected'));
    expect(planned([selected({}, waits)], 1)).toEqual({ effects: ['REVERT'], skipped: [] });
    expect(planned([selected({}, waits)], 2)).toEqual({ effects: ['NOW'], skipped: [] });
  });

  test('is not for licenses that are not sold', () => {
    expect(planned([selected({}, { licenseType: 12 })], 1)).toBe(message.editionChangeFailed);
  });
});

describe('another bundle', () => {
  const bundles = (group: Partial<SubscriptionFacts>, ...seats: readonly Partial<SeatFacts>[]) =>
    selected({ kind: 'legacyAse', ...group }, ...seats);
  const result = (selection: ChangeSelection, tier: LicenseType) => {
    const plan = planBundleChange(selection, tier, QUESTION);
    return plan.ok ? plan.groups[0]?.units.map(({ effect }) => effect) : plan.refusal.message;
  };

  test.each([
    ['owner', { ...STRANGER, ...ORDERED }, 4, message.notOwnerCloud],
    ['purchase order', { ...ORDERED, ...PAST_DUE }, 5, message.downgradePurchaseOrder],
    ['past due', PAST_DUE, 5, message.editionPastDue],
    ['same', {}, 4, message.alreadyEditionCloud],
  ] as const)('is refused: %s (EDIT-15)', (_, group, tier, text) => {
    expect(result(bundles(group, { licenseType: 4 }), tier)).toBe(text);
  });

  test('is paid now when it is larger, and waits when it is smaller (EDIT-15)', () => {
    expect(result(bundles({}, { licenseType: 4 }), 7)).toEqual(['NOW']);
    expect(result(bundles({}, { licenseType: 4 }), 3)).toEqual(['TERM_END']);
  });

  test('is not for authors and publishers, which are counted', () => {
    const unit = { ...seatUnit(seatFacts({ licenseType: 14 })), seatId: null, quantity: 3 };
    const selection = { group: subscriptionFacts({ kind: 'cfb' }), units: [unit] };
    expect(result(selection, 4)).toBe(message.editionChangeFailed);
  });

  test('that one bundle has already is refused, although another one is canceled', () => {
    const selection = bundles({}, { licenseType: 4 }, { licenseType: 5, ...CANCELED });
    expect(result(selection, 4)).toBe(message.alreadyEditionCloud);
  });

  test('is refused for canceled or ended bundles and for an empty selection', () => {
    expect(result(bundles({}, { licenseType: 4, ...CANCELED }), 5)).toBe(message.allCanceled);
    expect(result(bundles({}, { licenseType: 4, ...ENDED }), 5)).toBe(message.allEnded);
    expect(result(bundles({}), 5)).toBe(message.allCanceled);
  });
});
