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
    productKinds { hasRp hasCloud }
    cloudGroups(section: $section, first: $first, after: $after) {
      totalCount pageInfo { endCursor hasNextPage }
      nodes {
        id number kind section statusLine { text tone } product contents authorCount publisherCount domain organization
        assignedTo address term termName purchaseDate startDate expireDate nextBillingDate isAutoRenew isPurchaseOrder
        isPastDue firstFailedPaymentDate owner { email displayName isViewer } addUsers { path }
        pendingTransfer { text isToViewer }
      }
    }
  }
}`;

async function groupsOf(user: TestUser, variables = {}) {
  const { data, errors } = await gateway.ask(GROUPS, variables, { token: user.token });
  expect(errors).toEqual([]);
  return data.viewer;
}

const give = (owner: TestUser, spec: object) =>
  addGroup(vendor, owner, { ...ANNUAL, kind: 'cfb', seats: [], ...spec });
const giveBundle = (owner: TestUser, spec: object = {}) =>
  give(owner, { kind: 'ase', licenseType: 3, seats: [{ licenseType: 3 }, { licenseType: 4 }], ...spec });

async function richOwner() {
  const owner = await vendor.user();
  const counts = { cloudAuthorCount: 3, rpPublisherCount: 2 };
  return {
    owner,
    business: await give(owner, { ...counts, purchaseDate: '2026-01-01', domain: 'acme' }),
    bundle: await giveBundle(owner, { purchaseDate: '2026-02-01' }),
    upcoming: await give(owner, { startDate: '2026-06-01', expireDate: '2027-05-31', cloudAuthorCount: 1 }),
    ended: await give(owner, { startDate: '2025-01-01', expireDate: '2025-12-31', cloudAuthorCount: 2 }),
    canceled: await give(owner, { purchaseDate: '2026-01-03', canceled: true, autoRenew: false }),
    purchaseOrder: await give(owner, { purchaseDate: '2026-01-02', autoRenew: false, rpPublisherCount: 1 }),
    pastDue: await give(owner, {
      purchaseDate: '2026-03-01',
      firstFailedPaymentAttempt: 1,
      firstFailedPaymentDate: '2026-04-01',
      cloudAuthorCount: 1,
    }),
    organization: await give(owner, {
      kind: 'cloud',
      purchaseDate: '2026-02-02',
      orgName: 'Acme Design',
      cloudAuthorCount: 4,
    }),
  };
}

describe('the cloud groups of an owner', () => {
  test('stand in display order with number, status line and contents (CLOUD-01, CLOUD-02, MAN-25)', async () => {
    const rich = await richOwner();
    const { cloudGroups, productKinds } = await groupsOf(rich.owner);
    const shown = cloudGroups.nodes.map(
      (group: { number: number; id: string; statusLine: { text: string }; contents: string }) => [
        group.number,
        group.id,
        group.statusLine.text,
        group.contents,
      ],
    );
    expect(shown).toEqual([
      [8, rich.upcoming, 'Renews Jun 1, 2027', '1 Author'],
      [7, rich.pastDue, 'Payment failed on Apr 1, 2026', '1 Author'],
      [6, rich.organization, 'Renews Jan 1, 2027', '4 Authors'],
      [5, rich.bundle, 'Renews Jan 1, 2027', '15 Publishers'],
      [4, rich.canceled, 'Expires Dec 31, 2026', ''],
      [3, rich.purchaseOrder, 'Expires Dec 31, 2026', '1 Publisher'],
      [2, rich.business, 'Renews Jan 1, 2027', '3 Authors, 2 Publishers'],
      [1, rich.ended, 'Ended on Dec 31, 2025', '2 Authors'],
    ]);
    expect(productKinds).toEqual({ hasRp: false, hasCloud: true });
    const bundle = cloudGroups.nodes.find(({ id }: { id: string }) => id === rich.bundle);
    expect(bundle?.product).toBe('Cloud for Business - 5 Publishers, Cloud for Business - 10 Publishers');
  });

  test('have their end or next charge by the seats that renew', async () => {
    const owner = await vendor.user();
    await give(owner, { cloudAuthorCount: 2, canceledAuthorCount: 2, purchaseDate: '2026-01-04' });
    await give(owner, { cloudAuthorCount: 2, canceledAuthorCount: 1, purchaseDate: '2026-01-03' });
    const ending = { licenseType: 3, expireDate: '2026-12-31' };
    await giveBundle(owner, { seats: [ending], purchaseDate: '2026-01-02' });
    await giveBundle(owner, { seats: [ending, { licenseType: 3 }] });
    const { cloudGroups } = await groupsOf(owner);
    expect(
      cloudGroups.nodes.map(({ statusLine, nextBillingDate }) => [statusLine.text, nextBillingDate]),
    ).toEqual([
      ['Expires Dec 31, 2026', null],
      ['Renews Jan 1, 2027', '2027-01-01'],
      ['Expires Dec 31, 2026', null],
      ['Renews Jan 1, 2027', '2027-01-01'],
    ]);
  });

  test('have all fields (CLOUD-03)', async () => {
    const owner = await vendor.user();
    const id = await give(owner, {
      term: 2,
      multiplier: 3,
      expireDate: '2028-12-31',
      cloudAuthorCount: 3,
      rpPublisherCount: 2,
      domain: 'acme',
    });
    expect((await groupsOf(owner)).cloudGroups.nodes).toEqual([
      {
        id,
        number: 1,
        kind: 'CLOUD_FOR_BUSINESS',
        section: 'ACTIVE',
        statusLine: { text: 'Renews Jan 1, 2029', tone: 'OK' },
        product: 'Axure Cloud for Business',
        contents: '3 Authors, 2 Publishers',
        authorCount: 3,
        publisherCount: 2,
        domain: 'acme',
        organization: null,
        assignedTo: 'acme.axure.cloud',
        address: 'https://acme.axure.cloud',
        term: 'THREE_YEARS',
        termName: '3 Year',
        purchaseDate: '2026-01-01',
        startDate: '2026-01-01',
        expireDate: '2028-12-31',
        nextBillingDate: '2029-01-01',
        isAutoRenew: true,
        isPurchaseOrder: false,
        isPastDue: false,
        firstFailedPaymentDate: null,
        owner: { email: owner.email, displayName: 'Me', isViewer: true },
        addUsers: { path: `/buy?type=cfb&sub=${id}` },
        pendingTransfer: null,
      },
    ]);
  });

  test('keep their numbers when one part is asked for, and come page by page (D-112)', async () => {
    const rich = await richOwner();
    const expired = await groupsOf(rich.owner, { section: 'EXPIRED' });
    expect(expired.cloudGroups).toMatchObject({ totalCount: 1, nodes: [{ id: rich.ended, number: 1 }] });
    const first = await groupsOf(rich.owner, { first: 3 });
    const { endCursor } = first.cloudGroups.pageInfo;
    const second = await groupsOf(rich.owner, { first: 3, after: endCursor });
    expect(second.cloudGroups.nodes.map(({ number }: { number: number }) => number)).toEqual([5, 4, 3]);
  });
});

describe('the viewer of a cloud group', () => {
  test('as the pending owner finds it on top of Active, for any dates (XFER-18)', async () => {
    const [owner, heir] = [await vendor.user(), await vendor.user()];
    await give(heir, { purchaseDate: '2026-04-01' });
    const pending = { pendingOwnerEmail: heir.email, pendingDate: '2026-04-05' };
    const id = await give(owner, { ...pending, startDate: '2026-06-01', expireDate: '2027-05-31' });
    const text = `Pending ownership transfer to ${heir.email} on Apr 5, 2026`;
    expect((await groupsOf(heir)).cloudGroups.nodes[0]).toMatchObject({
      id,
      section: 'ACTIVE',
      addUsers: null,
      owner: { displayName: owner.email, isViewer: false },
      pendingTransfer: { text, isToViewer: true },
    });
    expect((await groupsOf(owner)).cloudGroups.nodes[0]).toMatchObject({
      section: 'UPCOMING',
      pendingTransfer: { text, isToViewer: false },
    });
  });

  test('sees a managed bundle but cannot add to it; a stranger sees none', async () => {
    const [owner, manager, stranger] = [await vendor.user(), await vendor.user(), await vendor.user()];
    const id = await giveBundle(owner, { seats: [{ licenseType: 3, managers: [manager.email] }] });
    const [managed] = (await groupsOf(manager)).cloudGroups.nodes;
    expect(managed).toMatchObject({ id, addUsers: null, contents: '5 Publishers' });
    expect((await groupsOf(stranger)).productKinds).toEqual({ hasRp: false, hasCloud: false });
  });

  test('gets the page to buy authors of an organization only when they are sold (BUY-09)', async () => {
    const [customer, colleague] = [await vendor.user(), await vendor.user({ email: 'ann@axure.com' })];
    await give(customer, { kind: 'cloud' });
    const id = await give(colleague, { kind: 'cloud' });
    expect((await groupsOf(customer)).cloudGroups.nodes[0]?.addUsers).toBeNull();
    expect((await groupsOf(colleague)).cloudGroups.nodes[0]?.addUsers).toEqual({
      path: `/buy?type=cloud&cloudauthor=true&sub=${id}`,
    });
  });
});

describe('the groups that a purchase may join', () => {
  const CANDIDATES = `query($kind: SubscriptionKind!) {
    coTermCandidates(kind: $kind) {
      kind subscriptionId name term termName expireDate nextBillingDate contents assignedTo editionSummary
    }
  }`;
  const candidates = async (user: TestUser, kind: string) =>
    (await gateway.ask(CANDIDATES, { kind }, { token: user.token })).data.coTermCandidates;

  test('are those of its own kind, renewing, settled and not over (BUY-15, D-36)', async () => {
    const rich = await richOwner();
    const transferred = { pendingOwnerEmail: 'heir@test.example', pendingDate: '2026-04-01' };
    await give(rich.owner, { ...transferred, startDate: '2026-04-01', expireDate: '2026-04-30', term: 1 });
    await addGroup(vendor, rich.owner, {
      ...ANNUAL,
      purchaseDate: '2025-12-01',
      seats: [{ licenseType: 0 }],
    });
    const ids = async (kind: string) =>
      (await candidates(rich.owner, kind)).map(
        ({ subscriptionId }: { subscriptionId: string }) => subscriptionId,
      );
    expect(await ids('CLOUD_FOR_BUSINESS')).toEqual([rich.upcoming, rich.business]);
    expect(await ids('LEGACY_ASE')).toEqual([rich.bundle]);
    expect(await ids('CLOUD')).toEqual([rich.organization]);
    expect(await candidates(rich.owner, 'RP')).toMatchObject([{ name: 'Group 2', contents: '1 Pro' }]);
  });

  test.each([
    ['perpetual', 0],
    ['manual', 3],
  ])('are none whose term is %s: it has no period to share (PRICE-10, T-17)', async (_name, term) => {
    const owner = await vendor.user();
    await give(owner, { term, cloudAuthorCount: 1 });
    await giveBundle(owner, { term });
    await addGroup(vendor, owner, { ...ANNUAL, term, seats: [{ licenseType: 0 }] });
    for (const kind of ['CLOUD_FOR_BUSINESS', 'LEGACY_ASE', 'RP'])
      expect(await candidates(owner, kind)).toEqual([]);
  });

  test('have the fields that distinguish them', async () => {
    const owner = await vendor.user();
    const id = await giveBundle(owner, { domain: 'acme' });
    expect(await candidates(owner, 'LEGACY_ASE')).toEqual([
      {
        kind: 'LEGACY_ASE',
        subscriptionId: id,
        name: 'Group 1',
        term: 'ANNUAL',
        termName: 'Annual',
        expireDate: '2026-12-31',
        nextBillingDate: '2027-01-01',
        contents: '15 Publishers',
        assignedTo: 'acme.axure.cloud',
        editionSummary: '',
      },
    ]);
  });
});
