import { describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { addLicensesOf, type LicenseKind } from '#tests/testkit/portal-data';
import { startVendor, type TestUser } from '#tests/testkit/start-vendor';
import { startGateway } from '../../../testkit/start-gateway';

const vendor = duringTests(() => startVendor());
const gateway = duringTests(() => startGateway({ vendorUrl: vendor.url }));

const OTHERS = `query($search: String, $first: Int, $after: String) { viewer {
  productKinds { hasRp }
  subscriptions { totalCount }
  perpetualLicenses(search: $search, first: $first, after: $after) {
    totalCount
    pageInfo { endCursor hasNextPage }
    nodes {
      id productName purchaseDate key licensee assignedTo managers isManager note isVersion8
      upgradeEligibility { allowed code message }
    }
  }
  upgradeCodes { totalCount nodes {
    id productName purchaseDate code used total managers isManager applyEligibility { allowed message }
  } }
  educationSeats { totalCount nodes { id productName assignedTo note startDate expireDate } }
} }`;

async function othersOf({ token }: TestUser, variables: Record<string, unknown> = {}) {
  const { data, errors } = await gateway.ask(OTHERS, variables, { token });
  expect(errors).toEqual([]);
  return data.viewer;
}

const give = (owner: TestUser, kind: LicenseKind, ...specs: object[]) =>
  addLicensesOf(
    vendor,
    owner,
    kind,
    specs.map((spec) => ({ licenseType: 0 as const, purchaseDate: '2018-05-01', ...spec })),
  );

const idsOf = ({ nodes }: { nodes: { id: string }[] }) => nodes.map(({ id }) => id);

describe('perpetual licenses', () => {
  test('are listed newest first with all there is to know of them (PERP-12, MAN-15)', async () => {
    const ann = await vendor.user();
    const [pro, team] = await give(
      ann,
      'perpetual',
      {
        product: 'Axure RP 8 Pro',
        key: 'KEY-1',
        licensee: 'Lee Ltd',
        assignedTo: 'u@x.example',
        note: 'Lab',
      },
      { product: 'Axure RP 9 Team', key: 'KEY-2', purchaseDate: '2020-02-29' },
    );
    const { perpetualLicenses, productKinds, subscriptions } = await othersOf(ann);
    expect(perpetualLicenses).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: false } });
    expect(perpetualLicenses.nodes).toEqual([
      {
        id: team,
        productName: 'Axure RP 9 Team',
        purchaseDate: '2020-02-29',
        key: 'KEY-2',
        licensee: null,
        assignedTo: null,
        managers: ['Me'],
        isManager: true,
        note: '',
        isVersion8: false,
        upgradeEligibility: {
          allowed: false,
          code: 'NOT_ALLOWED',
          message: 'Only RP 8 licenses and Pro licenses can be upgraded to Axure RP 9.',
        },
      },
      {
        id: pro,
        productName: 'Axure RP 8 Pro',
        purchaseDate: '2018-05-01',
        key: 'KEY-1',
        licensee: 'Lee Ltd',
        assignedTo: 'u@x.example',
        managers: ['Me'],
        isManager: true,
        note: 'Lab',
        isVersion8: true,
        upgradeEligibility: { allowed: true, code: null, message: null },
      },
    ]);
    expect(productKinds.hasRp).toBe(true);
    expect(subscriptions.totalCount).toBe(0);
  });

  test('are found by part of licensee or key in any case, and come page by page (MAN-08)', async () => {
    const ann = await vendor.user();
    const [first, second, third] = await give(
      ann,
      'perpetual',
      { key: 'ABC-1', licensee: 'Keystone Design', purchaseDate: '2018-05-03' },
      { key: 'xyz-2', licensee: 'Lee Ltd', purchaseDate: '2018-05-02' },
      { key: 'xyz-3', licensee: null, purchaseDate: '2018-05-01' },
    );
    const found = async (search: string) => idsOf((await othersOf(ann, { search })).perpetualLicenses);
    expect(await found('STONE')).toEqual([first]);
    expect(await found('XYZ')).toEqual([second, third]);
    expect(await found('nobody')).toEqual([]);
    const { perpetualLicenses: page } = await othersOf(ann, { search: 'xyz', first: 1 });
    expect(page).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    const next = await othersOf(ann, { search: 'xyz', first: 1, after: page.pageInfo.endCursor });
    expect(idsOf(next.perpetualLicenses)).toEqual([third]);
  });

  test('are visible to owner, managers and assignee, but can only be upgraded by the first two (T-09)', async () => {
    const [ann, max, una, bob] = await Promise.all([1, 2, 3, 4].map(() => vendor.user()));
    if (!ann || !max || !una || !bob) throw new Error('no users');
    const [id] = await give(ann, 'perpetual', {
      product: 'Axure RP 8 Pro',
      key: 'KEY-1',
      managers: [max.email],
      assignedTo: una.email,
    });
    const seenBy = async (user: TestUser) => (await othersOf(user)).perpetualLicenses.nodes;
    expect(await seenBy(ann)).toMatchObject([
      { id, key: 'KEY-1', isManager: false, managers: [max.email], upgradeEligibility: { allowed: true } },
    ]);
    expect(await seenBy(max)).toMatchObject([
      { id, key: 'KEY-1', isManager: true, managers: ['Me'], upgradeEligibility: { allowed: true } },
    ]);
    expect(await seenBy(una)).toMatchObject([
      { id, key: 'KEY-1', isManager: false, upgradeEligibility: { allowed: false } },
    ]);
    expect(await seenBy(bob)).toEqual([]);
    const found = await othersOf(bob, { search: 'KEY-1' });
    expect(found.perpetualLicenses.totalCount).toBe(0);
  });
});

describe('upgrade codes', () => {
  test('say how many upgrades are left, and to whom (MAN-16, PERP-10)', async () => {
    const [ann, max, una] = await Promise.all([1, 2, 3].map(() => vendor.user()));
    if (!ann || !max || !una) throw new Error('no users');
    const bought = { product: 'Upgrade to Axure RP 9', managers: [max.email], assignedTo: una.email };
    const [open, used] = await give(
      ann,
      'upgrade',
      { ...bought, upgradeKey: 'UPG-1', numUpgrades: 3, numUpgradesUsed: 1, purchaseDate: '2019-01-02' },
      { ...bought, upgradeKey: 'UPG-2', numUpgrades: 1, numUpgradesUsed: 1 },
    );
    for (const user of [ann, max]) {
      expect((await othersOf(user)).upgradeCodes.nodes).toMatchObject([
        {
          id: open,
          productName: 'Upgrade to Axure RP 9',
          purchaseDate: '2019-01-02',
          code: 'UPG-1',
          used: 1,
          total: 3,
          isManager: user === max,
          applyEligibility: { allowed: true, message: null },
        },
        {
          id: used,
          code: 'UPG-2',
          applyEligibility: { allowed: false, message: 'All upgrades of this code have been used.' },
        },
      ]);
    }
    expect((await othersOf(una)).upgradeCodes.nodes).toMatchObject([
      { code: null, applyEligibility: { allowed: false } },
      { code: null, applyEligibility: { allowed: false } },
    ]);
  });
});

describe('education licenses', () => {
  const ASSIGN = `mutation($input: AssignSeatInput!) { assignSeat(input: $input) {
    success userErrors { code message } seat { id }
  } }`;

  test('have their dates, and are null when there are none (EDU-01, EDU-04)', async () => {
    const [ann, bob] = [await vendor.user(), await vendor.user()];
    const [id] = await give(ann, 'education', {
      assignedTo: ann.email,
      note: 'Class of 2026',
      startDate: '2025-09-01',
      expireDate: '2026-08-31',
    });
    const { educationSeats, productKinds } = await othersOf(ann);
    expect(educationSeats).toEqual({
      totalCount: 1,
      nodes: [
        {
          id,
          productName: 'Axure RP Pro',
          assignedTo: ann.email,
          note: 'Class of 2026',
          startDate: '2025-09-01',
          expireDate: '2026-08-31',
        },
      ],
    });
    expect(productKinds.hasRp).toBe(true);
    expect((await othersOf(bob)).educationSeats).toEqual({ totalCount: 0, nodes: [] });
  });

  test('cannot be reassigned, not even by their owner (EDU-03)', async () => {
    const [ann, bob] = [await vendor.user(), await vendor.user()];
    const [seatId = ''] = await give(ann, 'education', { assignedTo: ann.email });
    const assign = async ({ token }: TestUser) =>
      (await gateway.ask(ASSIGN, { input: { seatId, email: 'b@x.example' } }, { token })).data.assignSeat;
    expect(await assign(ann)).toEqual({
      success: false,
      userErrors: [
        {
          code: 'NOT_ALLOWED',
          message: 'Education subscriptions cannot be reassigned or transferred.',
        },
      ],
      seat: null,
    });
    expect((await assign(bob)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await othersOf(ann)).educationSeats.nodes[0]?.assignedTo).toBe(ann.email);
  });
});
