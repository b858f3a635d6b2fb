import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/calendar-date';
import { toDecimalString } from '#domain/money/cents';
import { duringTests } from '#tests/testkit/during-tests';
import { addCoupon, addGroup } from '#tests/testkit/portal-data';
import { putCardOnFile, renew, renewalsOf } from '#tests/testkit/renewals';
import { TEST_TODAY, type TestUser } from '#tests/testkit/start-vendor';
import { startPortal } from '../../testkit/start-portal';

const portal = duringTests(() => startPortal());

const NEXT_RENEWALS = `query NextRenewals($from: Date, $to: Date) {
  viewer {
    subscriptions(renewsFrom: $from, renewsTo: $to) {
      totalCount
      nodes { id nextRenewal { date total lines { product quantity total } } }
    }
  }
}`;

async function nextRenewals(user: TestUser, variables = {}) {
  const { data, errors } = await portal.gateway.ask(NEXT_RENEWALS, variables, { token: user.token });
  expect(errors).toEqual([]);
  return data.viewer.subscriptions;
}

const HALF = { type: 'percent', amount: '50', description: 'Half', endDate: null } as const;

test('what renews in a month, and for how much, is one question', async () => {
  const { vendor } = portal.shop;
  const owner = await vendor.user();
  const seats = [{ licenseType: 0 as const }, { licenseType: 0 as const }, { licenseType: 1 as const }];
  const may = await addGroup(vendor, owner, { startDate: '2025-05-20', expireDate: '2026-05-19', seats });
  await addGroup(vendor, owner, { startDate: '2025-06-02', expireDate: '2026-06-01', seats });
  await addGroup(vendor, owner, {
    startDate: '2025-05-02',
    expireDate: '2026-05-01',
    autoRenew: false,
    seats,
  });
  await addCoupon(vendor, owner, {
    ...HALF,
    id: `half-${owner.id}`,
    isRenewal: true,
    uses: 1,
    productCodes: [802100],
  });
  expect(await nextRenewals(owner, { from: '2026-05-01', to: '2026-05-31' })).toEqual({
    totalCount: 1,
    nodes: [
      {
        id: may,
        nextRenewal: {
          date: '2026-05-20',
          total: '954.00',
          lines: [
            { product: 'Axure RP Pro', quantity: 2, total: '450.00' },
            { product: 'Axure RP Team', quantity: 1, total: '504.00' },
          ],
        },
      },
    ],
  });
  expect(await nextRenewals(owner, { from: '2026-05-01' })).toMatchObject({ totalCount: 2 });
  const all = await nextRenewals(owner);
  expect(all.nodes.filter((group: { nextRenewal: unknown }) => group.nextRenewal === null)).toHaveLength(1);
});

test('what others pay is nothing that a manager sees', async () => {
  const { vendor } = portal.shop;
  const [owner, manager] = [await vendor.user(), await vendor.user()];
  const seats = [{ licenseType: 0 as const, managers: [manager.email] }];
  await addGroup(vendor, owner, { startDate: '2025-05-20', expireDate: '2026-05-19', seats });
  expect(await nextRenewals(manager)).toMatchObject({ nodes: [{ nextRenewal: null }] });
  expect(await nextRenewals(manager, { from: '2026-05-01' })).toMatchObject({ totalCount: 0 });
});

const FORECAST = `{ viewer { renewalForecast {
  total totals csv calendar
  groups { name total months }
  charges { date groupName total }
} } }`;

async function forecastOf(user: TestUser) {
  const { data, errors } = await portal.gateway.ask(FORECAST, {}, { token: user.token });
  expect(errors).toEqual([]);
  return data.viewer.renewalForecast;
}

test('the next twelve months come by month and by group, as a table and as a calendar', async () => {
  const { vendor } = portal.shop;
  const owner = await vendor.user();
  const seats = [{ licenseType: 0 as const }, { licenseType: 1 as const, expireDate: '2026-05-19' }];
  await addGroup(vendor, owner, { startDate: '2025-05-20', expireDate: '2026-05-19', seats });
  await addGroup(vendor, owner, {
    startDate: '2025-07-01',
    expireDate: '2026-06-30',
    autoRenew: false,
    seats,
  });
  const cfb = { kind: 'cfb' as const, cloudAuthorCount: 2, seats: [], term: 1, multiplier: 1 };
  await addGroup(vendor, owner, { ...cfb, startDate: '2027-01-05', expireDate: '2027-02-04' });
  const { csv, calendar, ...forecast } = await forecastOf(owner);
  const none = '0.00';
  const [may, cloud] = [Array(13).fill(none), Array(13).fill(none)];
  may[1] = '300.00';
  cloud[10] = '40.00';
  cloud[11] = '40.00';
  cloud[12] = '40.00';
  expect(forecast.groups.map(({ months }: { months: string[] }) => months)).toEqual([may, cloud]);
  expect(forecast).toMatchObject({
    total: '420.00',
    charges: [{ date: '2026-05-20', total: '300.00' }, {}, {}, {}],
  });
  expect(csv).toContain('2026-05-20,');
  expect(csv).toContain('Total,,,420.00\r\n');
  expect(calendar).toMatch(/SUMMARY:Group \d renews: \$300\.00\r\n/);
  expect(calendar).toMatch(/DTSTART;VALUE=DATE:20260519\r\n[\s\S]*SUMMARY:1 seat of Group \d ends\r\n/);
  expect(calendar).toMatch(/DTSTART;VALUE=DATE:20260630\r\n[\s\S]*SUMMARY:Group \d ends\r\n/);
});

const edition = fc.constantFrom(0 as const, 1 as const);
const group = fc.integer({ min: 0, max: 70 }).chain((days) => {
  const expireDate = addDays(TEST_TODAY, days);
  const pending = { expireDate, futureMultiplier: 1 };
  const seat = fc.oneof(
    fc.record({ licenseType: edition }),
    fc.record({ licenseType: edition, expireDate: fc.constant(expireDate) }),
    fc.record({ licenseType: edition, futureLicenseType: edition, expireDate: fc.constant(expireDate) }),
    fc
      .record({ licenseType: edition, futureTerm: fc.constantFrom(1, 2) })
      .map((each) => ({ ...each, ...pending })),
  );
  return fc.record({
    startDate: fc.constant(addDays(expireDate, -364)),
    expireDate: fc.constant(expireDate),
    term: fc.constantFrom(1, 2),
    multiplier: fc.constant(1),
    seats: fc.array(seat, { minLength: 1, maxLength: 4 }),
  });
});
const RUNS = 5;

interface Charge {
  date: string;
  total: string;
}

test.each(fc.sample(fc.array(group, { minLength: 2, maxLength: 3 }), { numRuns: 3, seed: 14 }))(
  'what was foreseen is what the cycle then charges, cent for cent (case %#)',
  async (...groups) => {
    const { shop } = portal;
    const owner = await shop.vendor.user();
    await putCardOnFile(shop, owner);
    for (const spec of groups) await addGroup(shop.vendor, owner, spec);
    await addCoupon(shop.vendor, owner, {
      ...HALF,
      id: `half-${owner.id}`,
      amount: '33.33',
      isRenewal: true,
      uses: 3,
      productCodes: [802100, 812100],
    });
    const { charges } = await forecastOf(owner);
    const foreseen = charges.map(({ date, total }: Charge) => `${date} ${total}`);
    const days = [...new Set<string>(charges.map(({ date }: Charge) => date))].slice(0, RUNS);
    for (const day of days) await renew(shop, day);
    const charged = (await renewalsOf(shop, owner.id)).map(
      ({ purchasedOn, totalCents }) => `${purchasedOn} ${toDecimalString(totalCents)}`,
    );
    expect(charged.length).toBeGreaterThan(0);
    expect(charged.toSorted()).toEqual(foreseen.slice(0, charged.length).toSorted());
  },
);
