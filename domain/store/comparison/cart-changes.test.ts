import { describe, expect, it } from 'vitest';
import { comparedCart } from '../../testkit/compared-cart';
import { TODAY } from '../../testkit/facts';
import { couponFacts, PRICES } from '../../testkit/prices';
import type { RpOrder } from '../../testkit/rp-order';
import { priceStoreOrder } from '../../testkit/store-order';
import { cartChanges } from './cart-changes';

const ORDER = {
  cart: { kind: 'rp', term: 2, proQuantity: 0, teamQuantity: 2, entQuantity: 0 },
  priceList: PRICES,
  coupons: [],
  coTermGroup: null,
  today: TODAY,
} as const;
const GROUP = { id: 'g-2', term: 2, expireDate: '2026-12-31' } as const;
const COUPON = couponFacts({ description: 'Education', productIds: [812100], remainingUses: 2 });

type Circumstances = Partial<Omit<RpOrder, 'cart'>>;

function changesBetween(before: Circumstances, after: Circumstances) {
  const cartOf = (circumstances: Circumstances) =>
    comparedCart(priceStoreOrder({ ...ORDER, ...circumstances }));
  return cartChanges(cartOf(before), cartOf(after));
}

describe('what changed between two prices of a cart', () => {
  it('is empty without changes', () => {
    expect(changesBetween({ coTermGroup: GROUP }, { coTermGroup: GROUP })).toEqual([]);
  });

  it('is another group, without a change of the first one’s period', () => {
    const other = { ...GROUP, id: 'g-3', expireDate: '2026-10-31' } as const;
    const changes = changesBetween({ coTermGroup: GROUP }, { coTermGroup: other });
    expect(changes).toContainEqual(
      expect.objectContaining({ kind: 'PRORATION', why: 'It joins another group.' }),
    );
    const kinds = changes.map(({ kind }) => kind);
    expect(kinds).toContain('NEXT_BILLED');
    expect(kinds).not.toContain('PERIOD');
    expect(kinds).not.toContain('DAYS');
  });

  it('is a group that is joined or left, with what follows from it', () => {
    const reasons = (before: Circumstances, after: Circumstances) =>
      changesBetween(before, after).map(({ kind, why }) => [kind, why]);
    expect(reasons({}, { coTermGroup: GROUP })).toEqual([
      ['GROUP', null],
      ['NEXT_BILLED', null],
      ['PRORATION', 'It joins the days of a group.'],
    ]);
    expect(reasons({ coTermGroup: GROUP }, {})).toEqual([
      ['GROUP', null],
      ['NEXT_BILLED', null],
      ['PRORATION', 'It no longer joins the days of a group.'],
    ]);
    expect(reasons({}, { today: '2026-04-12' })).toEqual([
      ['NEXT_BILLED', 'A new group starts on the day of the order.'],
    ]);
  });

  it('is a quantity, with what follows from it', () => {
    const [two, three] = [2, 3].map((teamQuantity) =>
      comparedCart(priceStoreOrder({ ...ORDER, coTermGroup: GROUP, cart: { ...ORDER.cart, teamQuantity } })),
    );
    if (!two || !three) throw new Error('there are two carts');
    expect(cartChanges(two, three).map(({ kind, why }) => [kind, why])).toEqual([
      ['LIST_PRICE', '3 instead of 2.'],
      ['PRORATION', 'It follows from the quantity.'],
    ]);
  });

  it('sets thousands apart in every number', () => {
    const coTermGroup = { ...GROUP, term: 5, expireDate: '2026-05-31' } as const;
    const [one, many] = [1_000, 2_500].map((teamQuantity) => {
      const cart = { ...ORDER.cart, term: 5, teamQuantity } as const;
      return { coTermGroup, cart };
    });
    const changes = changesBetween(one ?? {}, { ...many, today: '2026-04-12' });
    expect(changes.map(({ what, why, before }) => `${what}: ${why} ${before}`)).toEqual([
      'Days passed in Group 2: A new day has begun. 1,045 of 1,096',
      'Axure RP Team × 2,500: 2,500 instead of 1,000. $1,368,000.00',
      'Credit for Axure RP Team × 2,500: It follows from the quantity. -$1,304,340.00',
    ]);
  });

  it('is the price list, with what follows from it', () => {
    const priceList = { ...PRICES, 1: { ...PRICES[1], 2: 540_00 } };
    expect(
      changesBetween(
        { coupons: [COUPON], coTermGroup: GROUP },
        { coupons: [COUPON], coTermGroup: GROUP, priceList },
      ),
    ).toEqual([
      {
        kind: 'LIST_PRICE',
        what: 'Axure RP Team × 2',
        why: 'The list price is $540.00 each; it was $504.00.',
        before: '$1,008.00',
        after: '$1,080.00',
        difference: 72_00,
      },
      {
        kind: 'PRORATION',
        what: 'Credit for Axure RP Team × 2',
        why: 'It follows from the list price.',
        before: '-$276.16',
        after: '-$295.90',
        difference: -19_74,
      },
      {
        kind: 'COUPON',
        what: 'Coupon EDU on Axure RP Team × 2',
        why: 'It takes off $78.41 each; it was $73.18.',
        before: '-$146.36',
        after: '-$156.82',
        difference: -10_46,
      },
    ]);
  });

  it('is a coupon that was used elsewhere, for some or for all', () => {
    const left = (remainingUses: number) => ({ coupons: [{ ...COUPON, remainingUses }] });
    expect(changesBetween(left(2), left(1))).toMatchObject([
      { why: 'It is used for 1 instead of 2.', before: '-$201.60', after: '-$100.80', difference: 100_80 },
    ]);
    expect(changesBetween(left(2), left(0))).toMatchObject([
      {
        what: 'Coupon EDU on Axure RP Team × 2',
        why: 'It is used up, has ended or no longer applies.',
        before: '-$201.60',
        after: null,
        difference: 201_60,
      },
    ]);
    expect(changesBetween(left(0), left(1))).toMatchObject([
      { what: 'Coupon EDU on Axure RP Team × 2', why: 'It can be used now.', before: null },
    ]);
  });

  it('is a new day, which makes another credit', () => {
    expect(changesBetween({ coTermGroup: GROUP }, { coTermGroup: GROUP, today: '2026-04-12' })).toMatchObject(
      [
        {
          kind: 'DAYS',
          what: 'Days passed in Group 2',
          why: 'A new day has begun.',
          before: '100 of 365',
          after: '101 of 365',
          difference: 0,
        },
        { kind: 'PRORATION', why: 'It follows from the days that have passed.', difference: -2_76 },
      ],
    );
  });

  it('is a new day before the group starts', () => {
    const coTermGroup = { ...GROUP, expireDate: '2027-04-30' };
    expect(changesBetween({ coTermGroup }, { coTermGroup, today: '2026-04-12' })).toMatchObject([
      { what: 'Days passed in Group 2', before: 'starts in 20 days', after: 'starts in 19 days' },
      { what: 'Adjustment for Axure RP Team × 2', before: '$55.24', after: '$52.48', difference: -2_76 },
    ]);
  });

  it('is a day since the group started, which it did today', () => {
    const [first, second] = ['2026-01-01', '2026-01-02'].map((today) => ({ coTermGroup: GROUP, today }));
    expect(changesBetween(first ?? {}, second ?? {})).toMatchObject([
      { what: 'Days passed in Group 2', before: '0 of 365', after: '1 of 365' },
      { kind: 'PRORATION' },
    ]);
  });

  it('is a group left that had not started, of which an adjustment was asked for', () => {
    const coTermGroup = { ...GROUP, expireDate: '2027-04-30' };
    expect(changesBetween({ coTermGroup }, {})).toContainEqual(
      expect.objectContaining({ what: 'Adjustment for Axure RP Team × 2', before: '$55.24', after: null }),
    );
  });

  it('is the end of a new group, although the total stays', () => {
    expect(changesBetween({}, { today: '2026-04-12' })).toEqual([
      {
        kind: 'NEXT_BILLED',
        what: 'Next billed date',
        why: 'A new group starts on the day of the order.',
        before: 'Apr 11, 2027',
        after: 'Apr 12, 2027',
        difference: 0,
      },
    ]);
  });

  it('is a group that was renewed, or joined no longer', () => {
    const renewed = { ...GROUP, expireDate: '2027-12-31' };
    expect(changesBetween({ coTermGroup: GROUP }, { coTermGroup: renewed })).toMatchObject([
      { kind: 'PERIOD', before: 'Jan 1, 2026 – Jan 1, 2027', after: 'Jan 1, 2027 – Jan 1, 2028' },
      { kind: 'DAYS', why: 'Group 2 was changed in the meantime.' },
      { kind: 'NEXT_BILLED' },
      { kind: 'PRORATION' },
    ]);
    expect(changesBetween({ coTermGroup: GROUP }, {})).toMatchObject([
      { kind: 'GROUP', before: 'Group 2', after: 'New Group' },
      { kind: 'NEXT_BILLED' },
      { kind: 'PRORATION', why: 'It no longer joins the days of a group.', difference: 276_16 },
    ]);
  });

  it('is another term of the group', () => {
    const [term] = changesBetween({ coTermGroup: GROUP }, { coTermGroup: { ...GROUP, term: 4 } });
    expect(term).toMatchObject({ kind: 'TERM', before: 'Annual', after: '2 Year' });
  });
});
