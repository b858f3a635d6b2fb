import { describe, expect, test } from 'vitest';
import { saleRecords } from './billing-info';
import { cloudGroups } from './cloud-groups';
import { confirmation } from './confirmation';
import { couponBundle } from './coupon-bundle';
import { licenseRows } from './license-rows';
import { priceList } from './price-list';
import { profile } from './profile';

const four = { Monthly: '1.00', Annual: 12, Year2: '24.00', Year3: '36.00' };
const GROUPS = ['asec5', 'asec10', 'asec20', 'asec50', 'asec100', 'cloudAuthor', 'cfbAuthor', 'cfbPublisher'];
const rp = Object.fromEntries(
  ['pro', 'team', 'ent'].flatMap((name) => [
    [`${name}MonthlyPrice`, 29],
    [`${name}AnnualPrice`, '300'],
    [`${name}2YearPrice`, 570.5],
    [`${name}3YearPrice`, '810.00'],
  ]),
);

describe('a price list', () => {
  test('is read with nested groups and with flat names', () => {
    const nested = priceList.parse({ ...rp, ...Object.fromEntries(GROUPS.map((name) => [name, four])) });
    const flat = priceList.parse({
      ...rp,
      ...Object.fromEntries(
        GROUPS.flatMap((name) => Object.entries(four).map(([key, price]) => [name + key, price])),
      ),
    });
    expect(nested).toEqual(flat);
    expect(nested[0]).toEqual({ 1: 29_00, 2: 300_00, 4: 570_50, 5: 810_00 });
    expect(nested[5][2]).toBe(12_00);
  });

  test('that lacks one price is invalid', () => {
    const all = { ...rp, ...Object.fromEntries(GROUPS.map((name) => [name, four])) };
    expect(priceList.safeParse({ ...all, cfbAuthor: { ...four, Year3: undefined } }).success).toBe(false);
    expect(priceList.safeParse({ ...all, proAnnualPrice: '-' }).success).toBe(false);
    expect(priceList.safeParse({ ...all, proAnnualPrice: -1 }).success).toBe(false);
    expect(priceList.safeParse({ ...all, proAnnualPrice: 0 }).success).toBe(true);
  });
});

describe('a profile', () => {
  test('is read under either set of names (PROF-24)', () => {
    const portal = { userId: 'u', email: 'a@b.example', name: 'Ann', profileImg: 'https://a.example/p.png' };
    const account = {
      userId: 'u',
      userEmail: 'a@b.example',
      nickname: 'Ann',
      profileImageUrl: 'https://a.example/p.png',
    };
    expect(profile.parse(portal)).toEqual(profile.parse(account));
  });

  test('of the all-zero id is null (PROF-25)', () => {
    const zero = { userId: '00000000-0000-0000-0000-000000000000', email: 'a@b.example' };
    expect(profile.parse(zero)).toBeNull();
  });

  test('without an address is invalid', () => {
    expect(profile.safeParse({ userId: 'u' }).success).toBe(false);
  });
});

test.each([
  [undefined, true],
  [null, true],
  [{}, true],
  [true, true],
  ['True', true],
  [false, false],
  ['False', false],
  [0, false],
])('an address is confirmed unless the vendor says no: with %j it is %s', (emailConfirmed, isConfirmed) => {
  const read = profile.parse({ userId: 'u', email: 'a@b.example', emailConfirmed });
  expect(read?.isEmailConfirmed).toBe(isConfirmed);
});

/** Values that another vendor may use under the names of optional fields. */
const OF_ITS_OWN = [
  ['failedPayment', true],
  ['failedPayment', { date: 'yesterday', reason: 'No money.' }],
  ['failedPayment', { date: '2026-04-11', reason: null }],
  ['groupName', 7],
  ['groupName', { en: 'Design' }],
] as const;

describe('license rows', () => {
  const row = {
    seatId: 7,
    purchaseDate: '2026-01-01T00:00:00Z',
    licenseType: 0,
    managers: ['Me', 'max@b.example'],
    subscriptionOwner: 'ann@b.example',
    subscription: {
      id: 3,
      term: 2,
      multiplier: 2,
      startDate: '2026-01-01',
      expireDate: '2027-12-31',
      autoRenew: true,
    },
  };

  test('need only the two required lists, and merge rows that are listed twice', () => {
    const { groups, hasRp } = licenseRows.parse({
      subRows: [row, { ...row, seatId: 8, assignedTo: '' }],
      aseRows: [],
      upcomingSubRows: [row],
    });
    expect({ hasRp, groups: groups.length }).toEqual({ hasRp: true, groups: 1 });
    expect(groups[0]?.facts).toMatchObject({ id: '3', term: 4, kind: 'rp', ownerEmail: 'ann@b.example' });
    expect(groups[0]?.seats.map(({ seatId, assignedTo }) => [seatId, assignedTo]).toSorted()).toEqual([
      ['7', null],
      ['8', null],
    ]);
  });

  test.each([
    ['term and multiplier', { term: 2, multiplier: 3 }, 5],
    ['a stored two-year term', { term: 4, multiplier: null }, 4],
    ['a monthly term', { term: 1 }, 1],
  ])('know the term by %s', (_what, stored, code) => {
    const subscription = { ...row.subscription, multiplier: undefined, ...stored };
    const { groups } = licenseRows.parse({ subRows: [{ ...row, subscription }], aseRows: [] });
    expect(groups[0]?.facts.term).toBe(code);
  });

  test.each([
    ['an unknown license', { licenseType: 8 }],
    ['a day that does not exist', { purchaseDate: '2026-02-30' }],
    ['an end that is no date', { expireDate: 'soon' }],
    ['no subscription', { subscription: null }],
  ])('with %s are invalid', (_what, wrong) => {
    expect(licenseRows.safeParse({ subRows: [{ ...row, ...wrong }], aseRows: [] }).success).toBe(false);
  });

  test.each(OF_ITS_OWN)('are read without what is no optional %s: %j', (name, value) => {
    const subscription = { ...row.subscription, [name]: value };
    const { groups } = licenseRows.parse({ subRows: [{ ...row, subscription }], aseRows: [] });
    expect(groups).toMatchObject([{ failedPayment: null, givenName: undefined }]);
  });

  test('without the required lists are invalid, so that an account does not look empty', () => {
    expect(licenseRows.safeParse({ success: false }).success).toBe(false);
  });
});

describe('other answers', () => {
  test('“True” and its list become a setting with recipients', () => {
    const { renewal } = saleRecords.parse({ records: [], renewal: ['True', 'a@x.com, b@x.com'] });
    expect(renewal).toEqual({ isOn: true, recipients: ['a@x.com', 'b@x.com'] });
  });

  test.each([
    ['say nothing of', {}],
    ['say null of', { productIds: null }],
    ['have an empty list of', { productIds: [] }],
  ])('coupons that %s their products are found by the product map (COUP-06, D-51)', (_how, named) => {
    const coupon = { isRenewal: false, type: 'percent', amount: 12.5, description: 'EDU', endDate: null };
    const { coupons, productMap } = couponBundle.parse({
      coupons: [{ id: 1, coupon, remainingUses: -1, qtyUsed: 2, ...named }],
      productMap: { 802100: [1], 812100: ['1'], 822100: ['2'], more: [1] },
    });
    expect(coupons).toMatchObject([
      { type: 'PERCENT', amountHundredths: 1250, remainingUses: 0, productIds: [802100, 812100] },
    ]);
    expect(productMap.map(({ productCode }) => productCode)).toEqual([802100, 812100, 822100]);
  });

  test.each([
    [{ couponDetails: { couponUsed: 3, couponQty: 9 } }, { couponUsed: 3, couponQty: 9 }],
    [{ couponDetails: null }, { couponUsed: 2, couponQty: 6 }],
    [{}, { couponUsed: 2, couponQty: 6 }],
  ])('a coupon with %j has %j uses (COUP-02)', (details, uses) => {
    const coupon = { isRenewal: false, type: 0, amount: 20, description: 'Spring', endDate: null };
    const entry = { id: 'c', coupon, remainingUses: 4, qtyUsed: 2, productIds: [802100], ...details };
    expect(couponBundle.parse({ coupons: [entry] }).coupons).toMatchObject([{ qtyUsed: 2, ...uses }]);
  });

  test('a failed confirmation is null', () => {
    expect(confirmation.parse({ success: false, message: 'no' })).toBeNull();
    expect(confirmation.parse({ success: true, term: 2, is3Year: 'true', proCount: '2' })).toMatchObject({
      proCount: 2,
      is3Year: true,
      seatIds: [],
    });
  });
});

describe('cloud groups', () => {
  const group = { id: 7, term: 5, startDate: '2026-01-01', expireDate: '2028-12-31T00:00:00Z' };
  const other = { ...group, id: 'b', isLegacyAse: 'True', licenseType: 4, isAutoRenew: 1 };

  test('are read from the only required list (CLOUD-02)', () => {
    expect(cloudGroups.parse({ subscriptionGroups: [group] })).toMatchObject([
      {
        facts: { id: '7', kind: 'cloud', term: 5, expireDate: '2028-12-31', isPurchaseOrder: true },
        product: 'Axure Cloud',
        purchaseDate: '2026-01-01',
        authors: 0,
        seats: [],
      },
    ]);
    expect(cloudGroups.safeParse({ upcomingSubscriptionGroups: [] }).success).toBe(false);
  });

  test.each(OF_ITS_OWN)('are read without what is no optional %s: %j', (name, value) => {
    const read = cloudGroups.parse({ subscriptionGroups: [{ ...group, [name]: value }] });
    expect(read).toMatchObject([{ failedPayment: null, givenName: undefined }]);
  });

  test('are canceled if the list of canceled groups has them, and listed once', () => {
    const read = cloudGroups.parse({
      subscriptionGroups: [group, other],
      pendingSubscriptionGroups: null,
      canceledSubscriptionGroups: [{ ...other, seats: 2 }],
    });
    expect(read.map(({ facts: { id, canceled } }) => [id, canceled])).toEqual([
      ['b', true],
      ['7', false],
    ]);
    expect(read[0]?.product).toBe('Cloud for Business - 10 Publishers');
  });

  test('have bundles as seats, and are invalid if a row is', () => {
    const seat = { seatId: 1, purchaseDate: '2026-01-01', licenseType: 4, managers: ['Me'] };
    const withSeats = (seats: unknown[]) =>
      cloudGroups.safeParse({ subscriptionGroups: [{ ...other, seats }] });
    expect(withSeats([seat]).data?.[0]?.seats[0]).toMatchObject({ subscriptionId: 'b', licenseType: 4 });
    expect(withSeats([{ ...seat, licenseType: 99 }]).success).toBe(false);
    expect(withSeats(['seat']).success).toBe(false);
  });
});

test.each([
  ['sale records', saleRecords, { records: [], renewal: [] }],
  ['coupons', couponBundle, { coupons: [], productMap: {}, hasRP10Promo: false }],
])('a refusal is no empty list of %s', (_what, schema, lists) => {
  const isRead = (success: unknown) => schema.safeParse({ success, ...lists }).success;
  expect([true, 'True', undefined].map(isRead)).toEqual([true, true, true]);
  expect([false, 'False', 0].map(isRead)).toEqual([false, false, false]);
});
