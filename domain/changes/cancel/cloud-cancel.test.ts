import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canceledCount, isAllCanceled, renewingCounts } from '../../cloud/seat-counts';
import { message } from '../../messages/catalogue';
import { DIANA, seatFacts, subscriptionFacts, TODAY } from '../../testkit/facts';
import { checkCloudCancel, checkCloudSeats, checkCloudUncancel } from './check-cloud-cancel';
import { offeredForGroup, offeredForSeat } from './offers-cancel';

const QUESTION = { viewer: DIANA, today: TODAY };
const STRANGER = { userId: 'u-9', ownerEmail: 'max@northwind.example' };
const PO = { isPurchaseOrder: true, autoRenew: false };
const PAST_DUE = { firstFailedPaymentDate: '2026-04-02' };
const OVER = { expireDate: '2026-04-10' };
const cfb = (overrides = {}) => subscriptionFacts({ kind: 'cfb', ...overrides });
const seats = (canceledAuthors: number, canceledPublishers: number) => ({
  current: { authors: 5, publishers: 2 },
  canceled: { authors: canceledAuthors, publishers: canceledPublishers },
});

describe('a cloud group', () => {
  test.each([
    ['1 another customer', { ...STRANGER, ...PO }, message.notOwnerCloud],
    ['2 a purchase order', { ...PO, ...PAST_DUE }, message.cancelPurchaseOrder],
    ['3 past due', PAST_DUE, message.pastDueCloud],
  ])('is neither canceled nor changed in its seats by %s (CANC-16)', (_name, overrides, text) => {
    expect(checkCloudCancel(cfb(overrides), QUESTION)?.message).toBe(text);
    expect(checkCloudUncancel(cfb(overrides), QUESTION)?.message).toBe(text);
    expect(checkCloudSeats(cfb(overrides), seats(1, 0), QUESTION)?.message).toBe(text);
  });

  it('is canceled while it goes on, and uncanceled while it still works', () => {
    expect(checkCloudCancel(cfb(), QUESTION)).toBeNull();
    expect(checkCloudUncancel(cfb(), QUESTION)?.message).toBe(message.lastResort);
    expect(checkCloudCancel(cfb({ canceled: true }), QUESTION)?.message).toBe(message.allCanceled);
    expect(checkCloudUncancel(cfb({ canceled: true }), QUESTION)).toBeNull();
    expect(checkCloudCancel(cfb(OVER), QUESTION)?.message).toBe(message.allEnded);
    const onItsLastDay = { expireDate: TODAY };
    expect(checkCloudCancel(cfb(onItsLastDay), QUESTION)).toBeNull();
    expect(checkCloudUncancel(cfb({ canceled: true, ...onItsLastDay }), QUESTION)).toBeNull();
    expect(checkCloudSeats(cfb(onItsLastDay), seats(1, 0), QUESTION)).toBeNull();
    expect(checkCloudSeats(subscriptionFacts(), seats(1, 0), QUESTION)?.message).toBe(
      message.seatsModifyFailed,
    );
    expect(offeredForGroup(cfb(onItsLastDay), true, TODAY).isCancelOffered).toBe(true);
    expect(checkCloudUncancel(cfb({ canceled: true, ...OVER }), QUESTION)?.message).toBe(message.lastResort);
  });

  test.each([
    [seats(0, 0), null],
    [seats(5, 2), null],
    [seats(6, 0), 'INVALID_INPUT'],
    [seats(0, 3), 'INVALID_INPUT'],
    [seats(-1, 0), 'INVALID_INPUT'],
    [seats(1.5, 0), 'INVALID_INPUT'],
  ])('cancels no more seats than it has, nor parts of one: %j (CANC-13)', (asked, code) => {
    expect(checkCloudSeats(cfb(), asked, QUESTION)?.code ?? null).toBe(code);
  });

  it('has no counted seats if it is a bundle or has ended', () => {
    const text = message.seatsModifyFailed;
    expect(checkCloudSeats(cfb({ kind: 'legacyAse' }), seats(0, 0), QUESTION)?.message).toBe(text);
    expect(checkCloudSeats(cfb(OVER), seats(0, 0), QUESTION)?.message).toBe(text);
  });
});

describe('counted seats', () => {
  test.each([
    ['9', 5, 5],
    ['2.7', 5, 2],
    ['', 5, 0],
    ['-1', 5, 0],
    [3, 5, 3],
  ])('typed as %j of %i are %i (CANC-09)', (typed, current, count) => {
    expect(canceledCount(typed, current)).toBe(count);
  });

  it('that are canceled and that renew are together what there is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000 }),
        fc.nat(2_000),
        fc.string(),
        (authors, publishers, typed) => {
          const current = { authors, publishers };
          const canceled = { authors: canceledCount(typed, authors), publishers };
          const renewing = renewingCounts({ current, canceled });
          expect(renewing.authors + canceled.authors).toBe(authors);
          expect(isAllCanceled({ current, canceled })).toBe(renewing.authors === 0);
        },
      ),
    );
  });
});

describe('what is offered', () => {
  const annual = subscriptionFacts();
  const ends = { expireDate: '2026-12-31' };
  test.each([
    ['a seat that goes on', seatFacts(), annual, [true, false]],
    ['a canceled seat', seatFacts(ends), annual, [false, true]],
    ['a seat with a change', seatFacts({ ...ends, futureTerm: 1 }), annual, [true, true]],
    ['a seat that is over', seatFacts(OVER), annual, [false, false]],
    ['a seat of a purchase order', seatFacts(), subscriptionFacts(PO), [true, false]],
    ['a canceled seat of a purchase order', seatFacts(ends), subscriptionFacts(PO), [false, true]],
    ['a seat of a group that is over', seatFacts(), subscriptionFacts(OVER), [false, false]],
  ] as const)('for %s (CANC-17)', (_name, seat, group, [isCancelOffered, isUncancelOffered]) => {
    expect(offeredForSeat(seat, group, true, TODAY)).toEqual({ isCancelOffered, isUncancelOffered });
    expect(offeredForSeat(seat, group, false, TODAY)).toEqual({
      isCancelOffered: false,
      isUncancelOffered: false,
    });
  });

  test.each([
    [cfb(), true, false],
    [cfb({ canceled: true }), false, true],
    [cfb(OVER), false, false],
  ])('for a cloud group (CANC-14)', (group, isCancelOffered, isUncancelOffered) => {
    expect(offeredForGroup(group, true, TODAY)).toEqual({ isCancelOffered, isUncancelOffered });
    expect(offeredForGroup(group, false, TODAY)).toEqual({
      isCancelOffered: false,
      isUncancelOffered: false,
    });
  });
});
