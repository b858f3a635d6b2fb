import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../calendar/calendar-date';
import { isContinuing } from '../../licenses/renews';
import { message } from '../../messages/catalogue';
import { planRenewal, type RenewingSeat } from '../../renewals/renewal-plan';
import { priceRenewal } from '../../renewals/renewal-price';
import { TERM_CODES } from '../../terms/term-code';
import { DIANA, subscriptionFacts } from '../../testkit/facts';
import { couponFacts, PRICES } from '../../testkit/prices';
import { checkRetry } from './check-retry';
import { priceRetry, retryBasis, retrySeatPrice } from './price-retry';

const END = '2026-04-10';
const group = { term: 2, startDate: '2025-04-11', expireDate: END, isBilledByTime: true } as const;
const retry = { group, priceList: PRICES, coupons: [], today: '2026-04-11' };
const seat = (seatId: string, more: Partial<RenewingSeat> = {}): RenewingSeat => ({
  seatId,
  licenseType: 0,
  expireDate: null,
  futureLicenseType: null,
  futureTerm: null,
  ...more,
});

function priced(renewing: readonly RenewingSeat[], more: Partial<Parameters<typeof priceRetry>[0]> = {}) {
  const pricing = priceRetry({ ...retry, renewing, ...more });
  if (!pricing.ok) throw new Error(pricing.refusal.message);
  return pricing.priced;
}

describe('the price of a payment retry', () => {
  it('is a full term of every chosen seat, by its effective license and term (PAY-09)', () => {
    const { total, parts } = priced([
      seat('a'),
      seat('b', { licenseType: 1, expireDate: END, futureLicenseType: 0 }),
      seat('c', { licenseType: 1, expireDate: END, futureTerm: 1 }),
      seat('d', { licenseType: 2, expireDate: END }),
    ]);
    expect(total).toBe(300_00 + 300_00 + 49_00 + 1020_00);
    expect(parts.map(({ term, expireDate }) => [term, expireDate])).toEqual([
      [2, '2027-04-10'],
      [1, '2026-05-10'],
    ]);
  });

  it('is less renewal coupons, for any term, and no others (D-52)', () => {
    const coupons = [
      couponFacts({ id: 'purchase' }),
      couponFacts({ id: 'renewal', isRenewal: true, remainingUses: 1 }),
    ];
    const { lines, total } = priced([seat('a'), seat('b')], { coupons, group: { ...group, term: 5 } });
    expect(total).toBe(2 * 810_00 - 162_00);
    expect(lines.flatMap((line) => line.appliedCoupons.map(({ couponId }) => couponId))).toEqual(['renewal']);
  });

  it('is refused without seats, for licenses not on sale and for groups not billed by time', () => {
    const refusalOf = (renewing: RenewingSeat[], isBilledByTime = true) => {
      const pricing = priceRetry({ ...retry, renewing, group: { ...group, isBilledByTime } });
      return pricing.ok ? null : pricing.refusal.message;
    };
    expect(refusalOf([])).toBe(message.renewalEmpty);
    expect(refusalOf([seat('a'), seat('b', { licenseType: 11 })])).toBe(message.unknownProduct);
    expect(refusalOf([seat('a')], false)).toBe(message.unknownProduct);
    expect(retrySeatPrice(seat('a', { licenseType: 11 }), 2, PRICES)).toBeNull();
  });

  it('equals the price of the automatic renewal for the default selection (D-88)', () => {
    const edition = fc.constantFrom(0 as const, 1 as const, 2 as const);
    const seats = fc.array(
      fc.record({
        licenseType: edition,
        isEnding: fc.boolean(),
        futureLicenseType: fc.option(edition),
        futureTerm: fc.option(fc.constantFrom(...TERM_CODES)),
      }),
      { minLength: 1, maxLength: 10 },
    );
    fc.assert(
      fc.property(seats, fc.constantFrom(...TERM_CODES), (specs, term) => {
        const all = specs.map(({ isEnding, ...spec }, index) =>
          seat(`s-${index}`, { ...spec, expireDate: isEnding ? END : null }),
        );
        const renewing = all.filter(isContinuing);
        fc.pre(renewing.length > 0);
        const parts = planRenewal({ ...group, term }, all);
        const automatic = priceRenewal({ parts, priceList: PRICES, coupons: [], today: retry.today });
        const manual = priced(renewing, { group: { ...group, term } });
        expect(manual).toEqual({ parts, ...automatic });
        const sum = renewing.reduce((cents, one) => cents + (retrySeatPrice(one, term, PRICES) ?? 0), 0);
        expect(manual.total).toBe(sum);
      }),
    );
  });
});

it('a promise differs with every seat, license, term, day, price and discount', () => {
  const promise = (renewing: RenewingSeat[], more: Partial<Parameters<typeof priceRetry>[0]> = {}) =>
    retryBasis({ userId: 'u-1', subscriptionId: 's-1', periodEnd: END, priced: priced(renewing, more) });
  const coupons = [couponFacts({ isRenewal: true })];
  const texts = [
    promise([seat('a')]),
    promise([seat('b')]),
    promise([seat('a', { futureLicenseType: 1 })]),
    promise([seat('a', { futureTerm: 1 })]),
    promise([seat('a')], { coupons }),
    promise([seat('a')], { group: { ...group, expireDate: addDays(END, 1) } }),
    promise([seat('a')], { priceList: { ...PRICES, 0: { ...PRICES[0], 2: 301_00 } } }),
  ];
  expect(new Set(texts).size).toBe(texts.length);
  expect(promise([seat('a')])).toBe(texts[0]);
});

describe('who may retry', () => {
  const failed = { hasFailedPaymentAttempt: true, firstFailedPaymentDate: '2026-04-11' };
  it.each([
    [
      'a stranger of a past-due group',
      { ...failed, userId: 'u-2', ownerEmail: 'eve@x.example' },
      'NOT_OWNER',
    ],
    ['the owner of a group in order', {}, 'NOT_ALLOWED'],
    ['the owner of a canceled group', { ...failed, canceled: true }, 'NOT_ALLOWED'],
    ['the owner of a cloud group in order', { kind: 'cfb' as const }, 'NOT_ALLOWED'],
    ['the owner of a past-due group', failed, null],
    [
      'the owner of a past-due cloud group, which has only the date',
      { kind: 'cloud' as const, firstFailedPaymentDate: '2026-04-11' },
      null,
    ],
  ])('%s: %s by T-16 (PAY-15)', (_name, facts, code) => {
    expect(checkRetry(subscriptionFacts(facts), DIANA)?.code ?? null).toBe(code);
  });

  it('is refused to a stranger with the message of the product (ERR-34, ERR-35)', () => {
    const foreign = { ...failed, userId: 'u-2', ownerEmail: 'eve@x.example' };
    const textOf = (kind: 'rp' | 'cfb') =>
      checkRetry(subscriptionFacts({ ...foreign, kind }), DIANA)?.message;
    expect([textOf('rp'), textOf('cfb')]).toEqual([message.notOwner, message.notOwnerCloud]);
  });
});
