import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { message } from '../../messages/catalogue';
import { priceCart } from '../../store/carts/price-cart';
import { TODAY } from '../../testkit/facts';
import { couponFacts, PRICES } from '../../testkit/prices';
import {
  type EndedSeat,
  reactivatedItems,
  reactivatedLicenses,
  reactivatedSeats,
  reactivationBasis,
} from './reactivated-seats';

const END = '2026-04-10';
const seat = (seatId: string, more: Partial<EndedSeat> = {}): EndedSeat => ({
  seatId,
  licenseType: 0,
  expireDate: null,
  futureLicenseType: null,
  ...more,
});
const ids = (seats: EndedSeat[]) => reactivatedSeats({ expireDate: END }, seats).map(({ seatId }) => seatId);

describe('the seats that come back', () => {
  it('are those that lasted until the group’s end, canceled or not', () => {
    const seats = [
      seat('open'),
      seat('canceled', { expireDate: END }),
      seat('over', { expireDate: '2025-04-10' }),
    ];
    expect(ids(seats)).toEqual(['open', 'canceled']);
  });

  it('include a seat whose own end is after the group’s', () => {
    expect(ids([seat('open'), seat('longer', { expireDate: '2026-05-10' })])).toEqual(['open', 'longer']);
  });

  it('are the ones that ended last when none lasted until the end', () => {
    expect(ids([seat('a', { expireDate: '2024-04-10' }), seat('b', { expireDate: '2025-04-10' })])).toEqual([
      'b',
    ]);
    expect(ids([])).toEqual([]);
  });

  it('are a non-empty part of the given seats', () => {
    const end = fc.constantFrom(null, END, '2025-04-10', '2024-04-10');
    fc.assert(
      fc.property(fc.array(end, { minLength: 1 }), (ends) => {
        const seats = ends.map((expireDate, index) => seat(String(index), { expireDate }));
        const back = ids(seats);
        expect(back.length).toBeGreaterThan(0);
        expect(seats.map(({ seatId }) => seatId)).toEqual(expect.arrayContaining(back));
        expect(
          seats.filter(({ expireDate }) => expireDate === null).every(({ seatId }) => back.includes(seatId)),
        ).toBe(true);
      }),
    );
  });

  it('have the pending license (STAT-05)', () => {
    const seats = [
      seat('a', { licenseType: 1, futureLicenseType: 0 }),
      seat('b', { licenseType: 1 }),
      seat('c'),
    ];
    expect(reactivatedLicenses(seats)).toEqual([
      { licenseType: 0, seatIds: ['a', 'c'] },
      { licenseType: 1, seatIds: ['b'] },
    ]);
  });

  it('are null when a license is no longer on sale', () => {
    expect(reactivatedLicenses([seat('a'), seat('b', { licenseType: 11 })])).toBeNull();
    expect(reactivatedLicenses([])).toBeNull();
  });
});

describe('what they cost', () => {
  const licenses = reactivatedLicenses([seat('a'), seat('b')]) ?? [];
  const purchase = {
    items: reactivatedItems(licenses),
    term: 2 as const,
    priceList: PRICES,
    coupons: [],
    coTermGroup: null,
    today: TODAY,
  };

  it('is the list price from today on in a period of their own', () => {
    expect(priceCart(purchase)).toMatchObject({
      total: 600_00,
      adjustmentTotal: 0,
      expireDate: '2027-04-10',
    });
  });

  it('is less the credit of the group that they join: E1 (REAC-06, PRICE-11)', () => {
    const coTermGroup = { id: 'g', term: 2 as const, expireDate: '2026-12-31' };
    const priced = priceCart({ ...purchase, coTermGroup });
    expect(priced).toMatchObject({ total: 435_62, adjustmentTotal: 164_38, expireDate: '2026-12-31' });
  });

  it('is less coupons of purchases, and no others (D-52)', () => {
    const coupons = [couponFacts({ id: 'renewal', isRenewal: true }), couponFacts({ id: 'purchase' })];
    const [line] = priceCart({ ...purchase, coupons }).lines;
    expect(line?.appliedCoupons.map(({ couponId }) => couponId)).toEqual(['purchase']);
  });

  it('has a basis of exactly these seats of this group', () => {
    const promise = {
      userId: 'u-1',
      subscriptionId: 's-1',
      kind: 'rp',
      seatIds: ['a', 'b'],
      priced: priceCart(purchase),
    } as const;
    const texts = [
      promise,
      { ...promise, subscriptionId: 's-2' },
      { ...promise, seatIds: ['a', 'c'] },
      { ...promise, userId: 'u-2' },
      { ...promise, priced: priceCart({ ...purchase, today: '2026-04-12' }) },
    ].map(reactivationBasis);
    expect(new Set(texts).size).toBe(texts.length);
    expect(reactivationBasis({ ...promise, seatIds: ['b', 'a'] })).toBe(texts[0]);
  });
});

it('has its two spellings (ERR-28, D-79)', () => {
  expect(message.reactivationFailed).toBe('Error occured during reactivation');
  expect(message.cloudReactivationFailed).toBe('Error occurred during reactivation');
});
