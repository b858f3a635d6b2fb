import { describe, expect, test } from 'vitest';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { addCoupon, setPrice } from '#tests/testkit/portal-data';
import { TEST_TODAY } from '#tests/testkit/start-vendor';
import { addSeats, previewEdition, previewTerm } from '../../../testkit/changes';
import { startPortal } from '../../../testkit/start-portal';

const portal = duringTests(() => startPortal());
// A new customer per test, since rows are cached per session.
const ann = beforeEachTest(() => portal.shop.vendor.user());

const PRO = { licenseType: 0 } as const;
const TEAM = { licenseType: 1 } as const;
const ENTERPRISE = { licenseType: 2 } as const;

describe('the preview of another edition', () => {
  test('charges an upgrade for the rest of the term, seat by seat (EDIT-07, EDIT-08)', async () => {
    const { id, seatIds } = await addSeats(
      portal,
      ann,
      {},
      { ...PRO, assignedTo: 'bob@test.example', managers: [ann.email, 'eve@test.example'] },
      PRO,
    );
    const { change, userErrors } = await previewEdition(portal, ann, { seatIds }, 'TEAM');
    expect(userErrors).toEqual([]);
    expect(change).toMatchObject({
      isPaid: true,
      skipped: [],
      listTotal: '1008.00',
      adjustmentTotal: '711.78',
      discountTotal: '0.00',
      total: '296.22',
    });
    const [group] = change.groups;
    expect(group).toMatchObject({
      subscriptionId: id,
      number: 1,
      kind: 'RP',
      termName: 'Annual',
      expireDate: '2026-12-31',
      newExpireDate: '2026-12-31',
      rowCount: 2,
      adjustmentTotal: '711.78',
      total: '296.22',
      lines: [{ product: 'Axure RP Team', quantity: 2, normalItemPrice: '504.00', total: '296.22' }],
    });
    const rows = new Map(group?.rows.nodes.map((row) => [row.seatId, row]));
    expect(rows.get(seatIds[0] ?? '')).toEqual({
      seatId: seatIds[0],
      product: 'Axure RP Pro',
      quantity: 1,
      assignedTo: 'bob@test.example',
      managers: expect.arrayContaining(['Me', 'eve@test.example']),
      change: 'Axure RP Team',
      effect: 'NOW',
      effectiveOn: TEST_TODAY,
      price: '504.00',
    });
    expect(rows.get(seatIds[1] ?? '')).toMatchObject({ assignedTo: null, managers: ['Me'] });
  });

  test('lets a downgrade wait for the end of the term and asks for nothing (EDIT-06)', async () => {
    const { seatIds } = await addSeats(portal, ann, {}, TEAM);
    const { change } = await previewEdition(portal, ann, { seatIds }, 'PRO');
    expect(change).toMatchObject({ isPaid: false, total: '0.00', adjustmentTotal: '0.00' });
    expect(change.groups).toMatchObject([
      {
        lines: [],
        newExpireDate: '2026-12-31',
        rows: { nodes: [{ effect: 'TERM_END', effectiveOn: '2026-12-31', price: null }] },
      },
    ]);
  });

  test('does both at once, and names what is left out (EDIT-14, D-74)', async () => {
    const { seatIds } = await addSeats(portal, ann, {}, PRO, ENTERPRISE, TEAM, {
      ...ENTERPRISE,
      expireDate: '2026-12-31',
    });
    const { change } = await previewEdition(portal, ann, { seatIds }, 'TEAM');
    expect(change).toMatchObject({ isPaid: true, total: '148.11' });
    expect(change.groups[0]?.rows.nodes.map(({ effect }) => effect).toSorted()).toEqual(['NOW', 'TERM_END']);
    expect(change.skipped).toEqual([
      { reason: 'SAME', count: 1, seatIds: [seatIds[2]] },
      { reason: 'CANCELED', count: 1, seatIds: [seatIds[3]] },
    ]);
  });

  test('takes a waiting change back for nothing (D-75)', async () => {
    const waiting = { ...TEAM, expireDate: '2026-12-31', futureLicenseType: 0 };
    const { seatIds } = await addSeats(portal, ann, {}, waiting);
    const { change } = await previewEdition(portal, ann, { seatIds }, 'TEAM');
    expect(change).toMatchObject({ isPaid: false, total: '0.00' });
    expect(change.groups[0]?.rows.nodes).toMatchObject([{ effect: 'REVERT', effectiveOn: TEST_TODAY }]);
  });

  test('has seats of several groups, each with a total of its own (EDIT-18)', async () => {
    const first = await addSeats(portal, ann, {}, PRO);
    const second = await addSeats(portal, ann, { startDate: '2026-03-01', expireDate: '2027-02-28' }, PRO);
    const seatIds = [...first.seatIds, ...second.seatIds];
    const { change } = await previewEdition(portal, ann, { seatIds }, 'ENTERPRISE');
    const totals = new Map(change.groups.map(({ subscriptionId, total }) => [subscriptionId, total]));
    const only = async (ids: string[]) =>
      (await previewEdition(portal, ann, { seatIds: ids }, 'ENTERPRISE')).change.total;
    expect(totals.get(first.id)).toBe(await only(first.seatIds));
    expect(totals.get(second.id)).toBe(await only(second.seatIds));
    expect(Number(change.total)).toBeCloseTo(
      [...totals.values()].reduce((sum, part) => sum + Number(part), 0),
    );
    const { data } = await portal.gateway.ask(
      '{ viewer { subscriptions { nodes { id number } } } }',
      {},
      { token: ann.token },
    );
    const listed = new Map(data.viewer.subscriptions.nodes.map(({ id, number }) => [id, number]));
    expect(change.groups.map(({ number }) => number)).toEqual(
      change.groups.map(({ subscriptionId }) => listed.get(subscriptionId)),
    );
    const inListedOrder = [...listed.values()].filter((number) =>
      change.groups.some((group) => group.number === number),
    );
    expect(change.groups.map(({ number }) => number)).toEqual(inListedOrder);
  });

  test('of a whole group has all of its seats', async () => {
    const { id } = await addSeats(portal, ann, {}, PRO, PRO, TEAM);
    const { change } = await previewEdition(portal, ann, { subscriptionId: id }, 'ENTERPRISE');
    expect(change.groups).toMatchObject([{ subscriptionId: id, rowCount: 3 }]);
    expect(change.groups[0]?.lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  test('of bundles goes to another tier, by its domain (EDIT-15, CLOUD-14)', async () => {
    const bundle = { licenseType: 3, assignedTo: 'acme' } as const;
    const { id, seatIds } = await addSeats(
      portal,
      ann,
      { kind: 'ase', licenseType: 3, domain: 'acme' },
      bundle,
    );
    const up = await previewEdition(portal, ann, { subscriptionId: id }, 'ASEC10');
    expect(up.change).toMatchObject({ isPaid: true });
    expect(up.change.groups).toMatchObject([
      {
        kind: 'LEGACY_ASE',
        rows: {
          nodes: [
            {
              seatId: seatIds[0],
              product: 'Cloud for Business - 5 Publishers',
              assignedTo: 'acme.axure.cloud',
              change: 'Cloud for Business - 10 Publishers',
            },
          ],
        },
      },
    ]);
  });
});

describe('the preview of another term', () => {
  test('starts a longer term today (T-12, D-49)', async () => {
    const monthly = { term: 1, startDate: '2026-04-01', expireDate: '2026-04-30' };
    const { seatIds } = await addSeats(portal, ann, monthly, PRO);
    const { change } = await previewTerm(portal, ann, { seatIds }, 'ANNUAL');
    expect(change).toMatchObject({ isPaid: true, listTotal: '300.00' });
    expect(change.groups).toMatchObject([
      {
        termName: 'Monthly',
        newExpireDate: '2027-04-10',
        lines: [{ product: 'Axure RP Pro', normalItemPrice: '300.00' }],
        rows: { nodes: [{ change: 'Annual', effect: 'NOW', effectiveOn: TEST_TODAY, price: '300.00' }] },
      },
    ]);
    const [line] = change.groups[0]?.lines ?? [];
    const steps = line?.derivation.reduce((sum, { amount }) => sum + Number(amount), 0);
    expect(steps).toBeCloseTo(Number(line?.total));
    expect(change.total).toBe('280.67');
  });

  test('of counted seats is for all of them at once (TERM-11)', async () => {
    const spec = { kind: 'cfb' as const, cloudAuthorCount: 3, rpPublisherCount: 2, domain: 'acme' };
    const { id } = await addSeats(portal, ann, spec);
    const { change } = await previewTerm(portal, ann, { subscriptionId: id }, 'TWO_YEARS');
    expect(change.groups).toMatchObject([
      {
        kind: 'CLOUD_FOR_BUSINESS',
        rowCount: 2,
        rows: {
          nodes: [
            {
              seatId: null,
              product: 'Cloud Author',
              quantity: 3,
              change: '2 Year',
              assignedTo: 'acme.axure.cloud',
            },
            { seatId: null, product: 'RP Publisher', quantity: 2, managers: [] },
          ],
        },
      },
    ]);
    expect(change.groups[0]?.lines.map(({ quantity }) => quantity)).toEqual([3, 2]);
    expect(change.skipped).toEqual([]);
  });

  test('of counted seats leaves out those that were canceled, and says how many (TERM-11, EDIT-18)', async () => {
    const counts = { cloudAuthorCount: 3, rpPublisherCount: 2, canceledAuthorCount: 2 };
    const { id } = await addSeats(portal, ann, { kind: 'cfb', domain: 'acme', ...counts });
    const { change } = await previewTerm(portal, ann, { subscriptionId: id }, 'TWO_YEARS');
    expect(change.groups[0]?.lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
    expect(change.skipped).toMatchObject([{ reason: 'CANCELED', count: 2, seatIds: [] }]);
  });
});

describe('what a preview rests on', () => {
  test('are coupons of the customer, whose uses count over all groups (COUP-11, D-52)', async () => {
    const first = await addSeats(portal, ann, {}, PRO);
    const second = await addSeats(portal, ann, {}, PRO);
    await addCoupon(portal.shop.vendor, ann, {
      id: `C-${ann.id}`,
      type: 'percent',
      amount: '50.00',
      description: 'Half',
      endDate: null,
      uses: 1,
      productCodes: [812100],
    });
    const seatIds = [...first.seatIds, ...second.seatIds];
    const { change } = await previewEdition(portal, ann, { seatIds }, 'TEAM');
    expect(change).toMatchObject({ discountTotal: '74.06', total: '222.16' });
    expect(change.groups.map(({ discountTotal }) => discountTotal).toSorted()).toEqual(['0.00', '74.06']);
  });

  test('determines its id: another for another price, the same without a change', async () => {
    const { id, seatIds } = await addSeats(portal, ann, { kind: 'ase', licenseType: 3 }, { licenseType: 3 });
    const idOf = async () =>
      (await previewEdition(portal, ann, { subscriptionId: id }, 'ASEC100')).change.previewId;
    const shown = await idOf();
    expect(await idOf()).toBe(shown);
    expect(seatIds).toHaveLength(1);
    await setPrice(portal.shop.vendor, 7, 999_00);
    expect(await idOf()).not.toBe(shown);
  });
});
