import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/calendar-date';
import { message } from '#domain/messages/catalogue';
import { parseMoney, sumCents, toDecimalString } from '#domain/money/cents';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { addCoupon } from '#tests/testkit/portal-data';
import { TEST_TODAY, type TestUser } from '#tests/testkit/start-vendor';
import { cancelsIn } from '../../../testkit/cancels';
import { addSeats, orderChange, previewEdition, previewTerm } from '../../../testkit/changes';
import { startPortal } from '../../../testkit/start-portal';

const portal = duringTests(() => startPortal());
const ann = beforeEachTest(() => portal.shop.vendor.user());

const WHAT_IF = `query ($seatIds: [ID!]!) { whatIf(seatIds: $seatIds) {
  comparison { from to seatCount
    scenarios { kind licenseType term refusal seatCount effectiveOn dueNow renewals total difference } }
  userErrors { code message field seatIds }
} }`;

async function whatIf(user: TestUser, seatIds: readonly string[]) {
  const { data, errors } = await portal.gateway.ask(WHAT_IF, { seatIds }, { token: user.token });
  expect(errors).toEqual([]);
  return data.whatIf;
}

interface Scenario {
  readonly kind: 'AS_IS' | 'EDITION' | 'TERM' | 'CANCEL';
  readonly licenseType: string | null;
  readonly term: string | null;
  readonly refusal: string | null;
  readonly dueNow: string | null;
  readonly renewals: string | null;
}

async function scenariosOf(user: TestUser, seatIds: readonly string[]): Promise<Scenario[]> {
  return (await whatIf(user, seatIds)).comparison.scenarios;
}

/** Forecast of all groups but one until before the anniversary of today. */
async function foreseenBeside(user: TestUser, otherId: string): Promise<string> {
  const query = '{ viewer { renewalForecast { to charges { date groupId total } } } }';
  const { renewalForecast } = (await portal.gateway.ask(query, {}, { token: user.token })).data.viewer;
  const charges: { date: string; groupId: string; total: string }[] = renewalForecast.charges;
  const counted = charges.filter(({ date, groupId }) => date < renewalForecast.to && groupId !== otherId);
  return toDecimalString(sumCents(counted.map(({ total }) => parseMoney(total) ?? 0)));
}

test('every scenario has the price or the refusal of its preview', async () => {
  const { seatIds } = await addSeats(portal, ann, {}, { licenseType: 1 }, { licenseType: 1 });
  const { comparison, userErrors } = await whatIf(ann, seatIds);
  expect(userErrors).toEqual([]);
  expect(comparison).toMatchObject({ from: TEST_TODAY, to: '2027-04-10', seatCount: 2 });
  expect(comparison.scenarios).toMatchObject([
    {
      kind: 'AS_IS',
      refusal: null,
      effectiveOn: null,
      dueNow: '0.00',
      renewals: '1008.00',
      difference: '0.00',
    },
    {
      licenseType: 'PRO',
      effectiveOn: '2026-12-31',
      dueNow: '0.00',
      renewals: '600.00',
      difference: '-408.00',
    },
    { licenseType: 'ENTERPRISE', effectiveOn: TEST_TODAY, renewals: '2040.00' },
    { term: 'MONTHLY', effectiveOn: '2026-12-31', dueNow: '0.00', renewals: '392.00' },
    { term: 'TWO_YEARS', effectiveOn: TEST_TODAY, renewals: '0.00' },
    { term: 'THREE_YEARS', effectiveOn: TEST_TODAY, renewals: '0.00' },
    { kind: 'CANCEL', seatCount: 2, effectiveOn: '2026-12-31', total: '0.00', difference: '-1008.00' },
  ]);
  for (const { kind, licenseType, term, dueNow, refusal } of comparison.scenarios) {
    if (kind === 'AS_IS' || kind === 'CANCEL') continue;
    const { change, userErrors: refusals } =
      licenseType === null
        ? await previewTerm(portal, ann, { seatIds }, term)
        : await previewEdition(portal, ann, { seatIds }, licenseType);
    expect([dueNow, refusal]).toEqual([change?.total ?? null, refusals[0]?.message ?? null]);
  }
});

test('seats that others pay for and an empty selection are refused', async () => {
  const bob = await portal.shop.vendor.user();
  const { seatIds } = await addSeats(portal, ann, {}, { licenseType: 0, managers: [bob.email] });
  expect(await whatIf(bob, seatIds)).toEqual({
    comparison: null,
    userErrors: [{ code: 'NOT_OWNER', message: message.notOwner, field: 'seatIds', seatIds }],
  });
  expect(await whatIf(bob, ['nobody’s'])).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
  const none = { code: 'INVALID_INPUT', message: message.seatsRequired, field: 'seatIds' };
  expect(await whatIf(bob, [])).toMatchObject({ userErrors: [none] });
});

const seat = fc.oneof(
  fc.record({ licenseType: fc.constantFrom(0 as const, 1 as const) }),
  fc.constant({ licenseType: 1 as const, isWaiting: true as const }),
  fc.constant({ licenseType: 0 as const, isEnding: true as const }),
);
const cases = fc.record({
  term: fc.constantFrom(1, 2),
  days: fc.integer({ min: 2, max: 29 }),
  seats: fc.array(seat, { minLength: 3, maxLength: 5 }),
  selected: fc.integer({ min: 2, max: 5 }),
});

type Case = typeof cases extends fc.Arbitrary<infer Value> ? Value : never;

/** Creates a customer with the seats of a case, so that all scenarios start alike. */
async function customerOf({ term, days, seats, selected }: Case) {
  const { vendor } = portal.shop;
  const user = await vendor.user();
  const expireDate = addDays(TEST_TODAY, days);
  const specs = seats.map((each) => ({
    licenseType: each.licenseType,
    ...('isWaiting' in each && { expireDate, futureLicenseType: 0 }),
    ...('isEnding' in each && { expireDate }),
  }));
  const startDate = addDays(expireDate, term === 1 ? -29 : -364);
  const { seatIds } = await addSeats(portal, user, { startDate, expireDate, term, multiplier: 1 }, ...specs);
  const { id: otherId } = await addSeats(portal, user, {}, { licenseType: 0 });
  await addCoupon(vendor, user, {
    ...{ type: 'percent', amount: '33.33', description: 'Third', endDate: null },
    ...{ id: `third-${user.id}`, isRenewal: true, uses: 2, productCodes: [802100] },
  });
  return { user, otherId, seatIds: seatIds.slice(0, selected) };
}

async function carryOut(user: TestUser, seatIds: readonly string[], scenario: Scenario) {
  const { kind, licenseType, term, dueNow } = scenario;
  if (kind === 'CANCEL') return cancelsIn(portal).cancel(user, seatIds);
  const card = { replacePaymentMethod: true, useExistingPaymentMethod: false };
  const order = dueNow === '0.00' ? {} : { payment: { ...(await portal.shop.newCard()), ...card } };
  const change = term === null ? { seatIds, newLicenseType: licenseType ?? '' } : { seatIds, newTerm: term };
  return orderChange(portal, user, change, order);
}

test.each(fc.sample(cases, { numRuns: 3, seed: 35 }))(
  'the outcome of a scenario equals the forecast after it was ordered (case %#)',
  async (each) => {
    const first = await customerOf(each);
    const [asIs, ...others] = await scenariosOf(first.user, first.seatIds);
    expect(asIs?.renewals).toBe(await foreseenBeside(first.user, first.otherId));
    const possible = others.filter(({ refusal }) => refusal === null);
    expect(possible.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['EDITION', 'TERM', 'CANCEL']));
    for (const scenario of possible) {
      const { user, otherId, seatIds } = await customerOf(each);
      expect(await carryOut(user, seatIds, scenario)).toMatchObject({ success: true, userErrors: [] });
      const { renewals, ...what } = scenario;
      expect({ ...what, renewals: await foreseenBeside(user, otherId) }).toEqual({ ...what, renewals });
    }
  },
);
