import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { addGroup } from '#tests/testkit/portal-data';
import { addSeats, CHANGE, previewEdition, previewTerm } from '../../../testkit/changes';
import { startPortal } from '../../../testkit/start-portal';

const portal = duringTests(() => startPortal());
// A new customer per test, since rows are cached per session.
const ann = beforeEachTest(() => portal.shop.vendor.user());

const PRO = { licenseType: 0 } as const;
const TEAM = { licenseType: 1 } as const;

describe('a selection', () => {
  test('is of seats or of one group', async () => {
    const { id, seatIds } = await addSeats(portal, ann, {}, PRO);
    const invalid = [
      {
        code: 'INVALID_INPUT',
        message: 'Please select either seats or one subscription.',
        field: 'change.seatIds',
        seatIds: [],
      },
    ];
    expect(await previewEdition(portal, ann, {}, 'TEAM')).toEqual({ change: null, userErrors: invalid });
    const both = { seatIds, subscriptionId: id };
    expect(await previewTerm(portal, ann, both, 'MONTHLY')).toEqual({ change: null, userErrors: invalid });
  });

  test('of seats that the viewer does not see reveals nothing of them, existing or not', async () => {
    const bob = await portal.shop.vendor.user();
    const own = await addSeats(portal, ann, {}, PRO);
    const foreign = await addSeats(portal, bob, {}, PRO);
    const cloud = await addSeats(portal, bob, { kind: 'cfb', cloudAuthorCount: 1 });
    for (const id of [...foreign.seatIds, randomUUID(), '', 'x'.repeat(5_000)]) {
      const seatIds = [...own.seatIds, id];
      const message =
        'You do not have ownership of one or more of the selected subscriptions. Please contact the subscription owner to make these changes';
      const refused = {
        change: null,
        userErrors: [{ code: 'NOT_FOUND', message, field: 'change.seatIds', seatIds: [id] }],
      };
      expect(await previewEdition(portal, ann, { seatIds }, 'TEAM')).toEqual(refused);
      expect(await previewTerm(portal, ann, { seatIds }, 'MONTHLY')).toEqual(refused);
    }
    const codes = await Promise.all(
      [foreign.id, cloud.id, randomUUID(), ''].map(async (subscriptionId) => {
        const { change, userErrors } = await previewTerm(portal, ann, { subscriptionId }, 'MONTHLY');
        return [change, userErrors[0]?.code, userErrors[0]?.message];
      }),
    );
    expect(new Set(codes.map((told) => JSON.stringify(told)))).toHaveProperty('size', 1);
    expect(codes[0]?.[1]).toBe('NOT_FOUND');
  });

  test('of an edition that the product does not have is refused', async () => {
    const { seatIds } = await addSeats(portal, ann, {}, PRO);
    const { id } = await addSeats(portal, ann, { kind: 'ase', licenseType: 3 }, { licenseType: 3 });
    for (const [selection, type] of [
      [{ seatIds }, 'ASEC10'],
      [{ seatIds }, 'ONPREM_TRIAL'],
      [{ subscriptionId: id }, 'TEAM'],
      [{ subscriptionId: id }, 'ASEC_CUSTOM'],
    ] as const)
      expect((await previewEdition(portal, ann, selection, type)).userErrors).toMatchObject([
        { code: 'INVALID_INPUT', field: 'change.newLicenseType' },
      ]);
  });
});

test('a preview loads each document of the vendor once', async () => {
  const { seatIds } = await addSeats(portal, ann, {}, PRO, TEAM);
  const id = await addGroup(portal.shop.vendor, ann, {
    kind: 'cfb',
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    cloudAuthorCount: 1,
    seats: [],
  });
  const calls = await portal.vendorCalls(async () => {
    const { errors } = await portal.gateway.ask(
      `query($seats: EditionChangeInput!, $group: TermChangeInput!) {
        editionChangePreview(change: $seats) { change { ${CHANGE} } }
        termChangePreview(change: $group) { change { ${CHANGE} } }
      }`,
      { seats: { seatIds, newLicenseType: 'ENTERPRISE' }, group: { subscriptionId: id, newTerm: 'MONTHLY' } },
      { token: ann.token },
    );
    expect(errors).toEqual([]);
  });
  expect(calls.filter((call) => !call.includes('/status/')).toSorted()).toEqual([
    'GET /cart/getCartPrices',
    'GET /user/getUserProfile',
    'GET /user/loadCloudSubscriptionGroups',
    'GET /user/loadLicenseRows',
    'GET /user/loadUserCoupons',
  ]);
});
