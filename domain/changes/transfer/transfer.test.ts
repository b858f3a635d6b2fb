import { describe, expect, it, test } from 'vitest';
import type { SubscriptionFacts } from '../../licenses/model';
import { message } from '../../messages/catalogue';
import { priceContent, renewingContent } from '../../renewals/renewing-content';
import { DIANA, seatFacts, subscriptionFacts, TODAY } from '../../testkit/facts';
import { couponFacts, PRICES } from '../../testkit/prices';
import { seatUnit } from '../change-unit';
import {
  checkAcceptance,
  checkDecline,
  checkOwner,
  checkTransfer,
  isOfferedTo,
  isTakenAtOnce,
} from './check-transfer';
import { readNewOwner, transferText } from './new-owner';
import { currentContents, pendingChangesOf } from './transfer-contents';
import { transferBasis, transferDue } from './transfer-due';

const KARIN = { userId: 'u-2', email: 'Karin@Test.Example' };
const OFFERED = { pendingOwner: 'karin@test.example', pendingDate: TODAY };
const FAILED = { hasFailedPaymentAttempt: true, firstFailedPaymentDate: TODAY };

describe('the access to a transfer', () => {
  it('lets the owner offer a group, a purchase order and one that ends alike', () => {
    for (const facts of [{}, { isPurchaseOrder: true }, { canceled: true }, { kind: 'cloud' as const }])
      expect(checkTransfer([subscriptionFacts(facts)], DIANA)).toBeNull();
  });

  test.each([
    [{}, KARIN, 'NOT_OWNER', message.notOwner],
    [{ kind: 'cfb' as const }, KARIN, 'NOT_OWNER', message.notOwnerCloud],
    [{ ...FAILED, ...OFFERED }, KARIN, 'NOT_OWNER', message.notOwner],
    [{ ...FAILED, ...OFFERED }, DIANA, 'NOT_ELIGIBLE', message.pastDue],
    [{ ...FAILED, kind: 'cloud' as const }, DIANA, 'NOT_ELIGIBLE', message.pastDueCloud],
    [OFFERED, DIANA, 'NOT_ALLOWED', message.transferPending],
  ])(
    'refuses to offer %j for %j with %s, ownership before debts before offers (T-16, D-99)',
    (facts, viewer, code, text) => {
      expect(checkTransfer([subscriptionFacts(facts)], viewer)).toEqual({ code, message: text });
    },
  );

  it('refuses several groups in the same order, whichever comes first (T-16)', () => {
    const foreign = subscriptionFacts({ userId: KARIN.userId, ownerEmail: KARIN.email });
    const failed = subscriptionFacts(FAILED);
    const offered = subscriptionFacts(OFFERED);
    const textOf = (...groups: SubscriptionFacts[]) => checkTransfer(groups, DIANA)?.message;
    expect([textOf(offered, foreign), textOf(failed, foreign)]).toEqual([message.notOwner, message.notOwner]);
    expect([textOf(offered, failed), textOf(failed, offered)]).toEqual([message.pastDue, message.pastDue]);
  });

  it('finds the pending owner in any case (XFER-06)', () => {
    expect(isOfferedTo({ pendingOwner: 'A@B.c' }, { userId: '', email: 'a@b.C' })).toBe(true);
    expect(isOfferedTo({ pendingOwner: null }, { userId: '', email: '' })).toBe(false);
  });

  it('lets only the pending owner answer and only the owner withdraw (XFER-19)', () => {
    const offered = subscriptionFacts(OFFERED);
    expect([checkAcceptance(offered, KARIN), checkDecline(offered, KARIN)]).toEqual([null, null]);
    expect(checkAcceptance(offered, DIANA)).toMatchObject({ message: message.transferAcceptFailed });
    expect(checkDecline(offered, DIANA)).toMatchObject({ message: message.transferAcceptFailed });
    expect(checkOwner(offered, DIANA)).toBeNull();
    expect(checkOwner(offered, KARIN)).toMatchObject({ code: 'NOT_OWNER' });
  });

  it('asks for no card where nothing will be billed by one (XFER-12)', () => {
    const at = (facts: object) => isTakenAtOnce(subscriptionFacts(facts));
    expect([at({ isPurchaseOrder: true }), at({ kind: 'cloud', autoRenew: false })]).toEqual([true, true]);
    expect([at({}), at({ canceled: true }), at({ kind: 'cloud' })]).toEqual([false, false, false]);
  });

  it('refuses to transfer a past-due group, but lets it be declined', () => {
    const offered = subscriptionFacts({ ...OFFERED, ...FAILED });
    expect(checkAcceptance(offered, KARIN)).toEqual({ code: 'NOT_ELIGIBLE', message: message.pastDue });
    expect(checkDecline(offered, KARIN)).toBeNull();
  });
});

describe('the new owner', () => {
  it('is an address, in the one spelling it is kept in (D-131)', () => {
    expect(readNewOwner(' Karin@Test.Example ', DIANA.email)).toEqual({
      ok: true,
      email: 'karin@test.example',
    });
    expect(readNewOwner('DIANA@northwind.example', DIANA.email)).toEqual({
      ok: false,
      message: message.transferToSelf,
    });
  });

  it('has a message of its own for an invalid address (XFER-04, ERR-45, D-76)', () => {
    const wrong = readNewOwner('abc', DIANA.email);
    expect(wrong).toEqual({ ok: false, message: 'abc is not a valid email address.' });
    expect(transferText({ message: 'abc is not a valid email address.' })).toBe(
      'Please enter a valid email address.',
    );
  });

  it('is refused with the message of the server, else of the catalogue (XFER-05, ERR-26)', () => {
    expect(transferText({ message: 'Not today.' })).toBe('Not today.');
    expect(transferText({ message: ' ' })).toBe('Error occured in transfer operation');
  });
});

describe('what a new owner will pay', () => {
  const ask = (facts = {}, seats = [seatFacts(), seatFacts({ seatId: '2', licenseType: 1 })]) => {
    const [group, units] = [subscriptionFacts(facts), seats.map(seatUnit)];
    return transferDue({ group, units, priceList: PRICES, coupons: [], today: TODAY });
  };

  it('is the next renewal, on the day after the last covered one (D-77)', () => {
    const due = ask();
    expect(due).toMatchObject({ date: '2027-01-01' });
    expect(due?.total).toBe(due?.lines.reduce((sum, { total }) => sum + total, 0));
    expect(due?.lines.map(({ quantity, licenseType }) => [licenseType, quantity])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it('uses only coupons that are valid on the day of the charge (COUP-06)', () => {
    const withCoupon = (endDate: string) => {
      const coupons = [couponFacts({ isRenewal: true, productIds: [802100], endDate })];
      const question = { group: subscriptionFacts(), units: [seatUnit(seatFacts())], priceList: PRICES };
      return transferDue({ ...question, coupons, today: TODAY })?.lines[0]?.perItemCouponDiscount;
    };
    expect(withCoupon('2027-01-01')).toBeGreaterThan(0);
    expect(withCoupon('2026-12-31')).toBe(0);
  });

  test.each([
    ['a seat that leaves the term is listed first', [1, null]],
    ['no seat keeps the term, and most change to the longer one', [1, 4, 4]],
  ] as const)('uses the last of a coupon where the renewal will: %s (XFER-10)', (_case, futureTerms) => {
    const seats = futureTerms.map((futureTerm, index) =>
      seatFacts({ seatId: `${index}`, futureTerm, expireDate: futureTerm === null ? null : '2026-12-31' }),
    );
    const coupons = [couponFacts({ isRenewal: true, productIds: [802100], remainingUses: 1 })];
    const group = subscriptionFacts();
    const pricing = { priceList: PRICES, coupons, today: TODAY };
    const { lines, total } = priceContent(renewingContent(group, { seats }), pricing);
    expect(transferDue({ group, units: seats.map(seatUnit), ...pricing })).toMatchObject({ lines, total });
  });

  it('leaves out seats that end, and counts changing seats with their new license', () => {
    const ends = seatFacts({ seatId: '3', expireDate: '2026-12-31' });
    const changes = seatFacts({
      seatId: '4',
      licenseType: 1,
      expireDate: '2026-12-31',
      futureLicenseType: 0,
    });
    expect(ask({}, [seatFacts(), ends, changes])?.lines).toMatchObject([{ licenseType: 0, quantity: 2 }]);
  });

  test.each([
    [{ isPurchaseOrder: true }],
    [{ canceled: true }],
    [{ autoRenew: false }],
    [{ isBilledByTime: false }],
  ])('is nothing for a group that does not renew: %j', (facts) => {
    expect(ask(facts)).toBeNull();
  });

  it('is nothing where no seat goes on, or where one has no price', () => {
    const unsold = seatFacts({ seatId: '3', licenseType: 11 });
    expect(ask({}, [seatFacts({ expireDate: '2026-12-31' })])).toBeNull();
    expect(ask({}, [])).toBeNull();
    expect(ask({}, [seatFacts(), unsold])).toBeNull();
  });

  it('is nothing for counted seats of zero', () => {
    const none = { ...seatUnit(seatFacts({ licenseType: 15 })), seatId: null, quantity: 0 };
    const group = subscriptionFacts({ kind: 'cfb' });
    const question = { group, priceList: PRICES, coupons: [], today: TODAY };
    expect(transferDue({ ...question, units: [none] })).toBeNull();
  });

  it('has another basis when the price, the day, the seats or the customer changes', () => {
    const promise = { userId: 'u-2', group: subscriptionFacts(), seatCount: 2, due: ask() };
    const others = [
      { ...promise, userId: 'u-3' },
      { ...promise, seatCount: 3 },
      { ...promise, due: null },
      { ...promise, due: ask({ expireDate: '2027-12-31' }) },
      { ...promise, group: subscriptionFacts({ isPurchaseOrder: true }) },
    ].map(transferBasis);
    expect(new Set([transferBasis(promise), ...others]).size).toBe(6);
    expect(transferBasis({ ...promise, due: ask() })).toBe(transferBasis(promise));
  });
});

describe('what a transfer says of its group', () => {
  const END = '2026-12-31';
  const units = [
    {},
    { expireDate: END },
    { expireDate: END, futureLicenseType: 0 as const },
    { expireDate: END, futureLicenseType: 0 as const, futureTerm: 4 as const },
    { expireDate: '2026-01-31' },
  ].map((seat) => seatUnit(seatFacts({ licenseType: 1, ...seat })));

  it('is the editions of today, without seats that have ended', () => {
    expect(currentContents(subscriptionFacts({ expireDate: END }), units, TODAY)).toBe('4 Team');
  });

  it('is the number of seats that the next renewal ends or changes', () => {
    expect(pendingChangesOf(subscriptionFacts({ expireDate: END }), units, TODAY)).toEqual([
      '1 seat: Subscription ends on Dec 31, 2026',
      '2 seats: Changes to Axure RP Pro on Dec 31, 2026',
      '1 seat: Changes to 2 Year on Dec 31, 2026',
    ]);
  });

  it('is no change where nothing renews', () => {
    const group = subscriptionFacts({ expireDate: END, canceled: true });
    expect(pendingChangesOf(group, units, TODAY)).toEqual([]);
  });
});
