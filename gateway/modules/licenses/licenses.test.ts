import { describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { addGroup } from '#tests/testkit/portal-data';
import { startVendor, type TestUser } from '#tests/testkit/start-vendor';
import { startGateway } from '../../testkit/start-gateway';

const vendor = duringTests(() => startVendor());
const gateway = duringTests(() => startGateway({ vendorUrl: vendor.url }));

const ANNUAL = { startDate: '2026-01-01', expireDate: '2026-12-31' };

const GROUPS = `query Groups($section: SubscriptionSection, $first: Int, $after: String) {
  viewer {
    seatSummary { total assigned unassigned byEdition { name total assigned } }
    productKinds { hasRp hasCloud }
    subscriptions(section: $section, first: $first, after: $after) {
      totalCount
      pageInfo { endCursor hasNextPage }
      nodes {
        id number section term termName isPurchaseOrder isPastDue isCanceled isSelectable editionSummary
        statusLine { text tone } owner { email displayName isViewer } addUsers { path }
        pendingTransfer { text isToViewer }
        seats { totalCount nodes { id managers isManager status pendingChange { text } assignEligibility { allowed code message } } }
      }
    }
  }
}`;

async function groups(user: TestUser, variables = {}) {
  const { data, errors } = await gateway.ask(GROUPS, variables, { token: user.token });
  expect(errors).toEqual([]);
  return data.viewer;
}

async function richOwner() {
  const owner = await vendor.user();
  const seats = [{ licenseType: 0 as const, assignedTo: 'user@test.example' }, { licenseType: 1 as const }];
  const add = (spec: object) => addGroup(vendor, owner, { ...ANNUAL, seats, ...spec });
  return {
    owner,
    active: await add({ purchaseDate: '2026-01-01' }),
    upcoming: await add({ startDate: '2026-06-01', expireDate: '2027-05-31' }),
    ended: await add({ startDate: '2025-01-01', expireDate: '2025-12-31' }),
    purchaseOrder: await add({
      purchaseDate: '2026-02-01',
      expireDate: '2026-06-30',
      braintreeId: 'PURCHASE_ORDER',
      autoRenew: false,
    }),
    pastDue: await add({
      purchaseDate: '2026-03-01',
      firstFailedPaymentAttempt: 1,
      firstFailedPaymentDate: '2026-04-01',
    }),
  };
}

describe('the groups of an owner', () => {
  test('stand in display order with number, status line and what can be done', async () => {
    const rich = await richOwner();
    const { subscriptions } = await groups(rich.owner);
    const shown = subscriptions.nodes.map(
      (group: {
        id: string;
        number: number;
        statusLine: { text: string };
        addUsers: { path: string } | null;
      }) => [group.number, group.id, group.statusLine.text, group.addUsers?.path.split('?')[0] ?? null],
    );
    expect(shown).toEqual([
      [5, rich.upcoming, 'Renews Jun 1, 2027', '/buy'],
      [4, rich.pastDue, 'Payment failed on Apr 1, 2026', null],
      [3, rich.purchaseOrder, 'Expires Jun 30, 2026', '/buy/add-users'],
      [2, rich.active, 'Renews Jan 1, 2027', '/buy'],
      [1, rich.ended, 'Ended on Dec 31, 2025', null],
    ]);
  });

  test('are counted without the seats that have ended', async () => {
    const { owner } = await richOwner();
    const { seatSummary, productKinds } = await groups(owner);
    expect(seatSummary).toEqual({
      total: 8,
      assigned: 4,
      unassigned: 4,
      byEdition: [
        { name: 'Pro', total: 4, assigned: 4 },
        { name: 'Team', total: 4, assigned: 0 },
      ],
    });
    expect(productKinds).toEqual({ hasRp: true, hasCloud: false });
  });

  test('keep their numbers when only one part is asked for, and come page by page', async () => {
    const rich = await richOwner();
    const expired = await groups(rich.owner, { section: 'EXPIRED' });
    expect(expired.subscriptions).toMatchObject({ totalCount: 1, nodes: [{ id: rich.ended, number: 1 }] });
    const first = await groups(rich.owner, { first: 2 });
    const { endCursor } = first.subscriptions.pageInfo;
    const second = await groups(rich.owner, { first: 2, after: endCursor });
    expect(second.subscriptions.nodes.map(({ number }: { number: number }) => number)).toEqual([3, 2]);
    expect(second.subscriptions.pageInfo.hasNextPage).toBe(true);
  });
});

describe('the viewer', () => {
  test('is listed as “Me” as owner, manager and assignee', async () => {
    const [owner, manager, assignee] = [await vendor.user(), await vendor.user(), await vendor.user()];
    await addGroup(vendor, owner, {
      ...ANNUAL,
      seats: [
        { licenseType: 0, assignedTo: assignee.email, managers: [owner.email, manager.email] },
        { licenseType: 0 },
      ],
    });
    const [mine] = (await groups(owner)).subscriptions.nodes;
    expect(mine).toMatchObject({ isSelectable: true, owner: { displayName: 'Me', isViewer: true } });
    const [managed] = (await groups(manager)).subscriptions.nodes;
    expect(managed).toMatchObject({
      addUsers: null,
      owner: { displayName: owner.email, isViewer: false },
      seats: {
        totalCount: 1,
        nodes: [
          {
            managers: expect.arrayContaining([owner.email, 'Me']),
            isManager: true,
            assignEligibility: { allowed: true },
          },
        ],
      },
    });
    const [used] = (await groups(assignee)).subscriptions.nodes;
    expect(used?.seats.nodes[0]).toMatchObject({
      isManager: false,
      assignEligibility: { allowed: false, code: 'NOT_ALLOWED' },
    });
  });

  test('sees no stranger’s group, not even by id', async () => {
    const [owner, stranger] = [await vendor.user(), await vendor.user()];
    const id = await addGroup(vendor, owner, { ...ANNUAL, seats: [{ licenseType: 0 }] });
    const query = 'query($id: ID!) { viewer { subscription(id: $id) { id } subscriptions { totalCount } } }';
    const { data } = await gateway.ask(query, { id }, { token: stranger.token });
    expect(data.viewer).toEqual({ subscription: null, subscriptions: { totalCount: 0 } });
    const own = await gateway.ask(query, { id }, { token: owner.token });
    expect(own.data.viewer.subscription).toEqual({ id });
  });
});

describe('assigning a seat', () => {
  const ASSIGN = `mutation($input: AssignSeatInput!) {
    assignSeat(input: $input) {
      success userErrors { code message field seatIds }
      seat { id assignedTo } subscription { editionCounts { assigned } }
    }
  }`;
  const oneSeat = async (owner: TestUser, seat = {}) => {
    await addGroup(vendor, owner, { ...ANNUAL, seats: [{ licenseType: 0, ...seat }] });
    return (await groups(owner)).subscriptions.nodes[0]?.seats.nodes[0]?.id ?? '';
  };
  const assign = async (user: TestUser, seatId: string, email: string) =>
    (await gateway.ask(ASSIGN, { input: { seatId, email } }, { token: user.token })).data.assignSeat;

  test('returns the updated seat and counts, and frees it again', async () => {
    const owner = await vendor.user();
    const seatId = await oneSeat(owner);
    expect(await assign(owner, seatId, ' New.User@test.example ')).toEqual({
      success: true,
      userErrors: [],
      seat: { id: seatId, assignedTo: 'new.user@test.example' },
      subscription: { editionCounts: [{ assigned: 1 }] },
    });
    expect(await assign(owner, seatId, '')).toMatchObject({ success: true, seat: { assignedTo: null } });
  });

  test('refuses an invalid address without a vendor call', async () => {
    const owner = await vendor.user();
    const seatId = await oneSeat(owner);
    expect(await assign(owner, seatId, 'nobody')).toMatchObject({
      success: false,
      userErrors: [
        {
          code: 'INVALID_INPUT',
          message: 'Please enter a valid email address.',
          field: 'email',
          seatIds: [seatId],
        },
      ],
    });
  });

  test('refuses an assignee and a stranger with the same message, and changes nothing', async () => {
    const [owner, assignee, stranger] = [await vendor.user(), await vendor.user(), await vendor.user()];
    const seatId = await oneSeat(owner, { assignedTo: assignee.email });
    const byAssignee = await assign(assignee, seatId, 'me@test.example');
    const byStranger = await assign(stranger, seatId, 'me@test.example');
    expect(byAssignee.userErrors[0]).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(byStranger).toMatchObject({ seat: null, subscription: null, userErrors: [{ code: 'NOT_FOUND' }] });
    expect(byStranger.userErrors[0]?.message).toBe(byAssignee.userErrors[0]?.message);
    expect((await groups(owner)).seatSummary.assigned).toBe(1);
  });
});
