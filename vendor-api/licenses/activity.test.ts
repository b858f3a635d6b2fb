import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inAccessMode, SUPPORT } from '#tests/testkit/access-mode';
import { groupOf, sendChange } from '#tests/testkit/changes';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { renew, renewingCustomer, seatRows } from '#tests/testkit/renewals';
import { pastDueCustomer, sendRetry } from '#tests/testkit/retries';
import { startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';
import { testDatabases } from '#tests/testkit/test-databases';
import { activities } from '../db/schema/activity';
import { seats } from '../db/schema/licenses';
import { insertGroup, type SeatSpec } from '../demo/builders';

const YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };

describe.each(testDatabases)('activity, on %s', (database) => {
  const shop = duringTests(() => startShop(database));
  const owner = beforeEachTest(() => shop.vendor.user());

  async function give(...specs: SeatSpec[]): Promise<string[]> {
    const id = await insertGroup(shop.vendor.deps.db, owner, { ...YEAR, seats: specs });
    return (await seatRows(shop, id)).map((seat) => seat.id);
  }
  const send = async (path: string, json: object, { token } = owner) => {
    const { body } = await shop.vendor.call(path, { token, json });
    expect(body).toMatchObject({ success: true });
  };
  const seenBy = async ({ token }: Pick<TestUser, 'token'>, query = '') => {
    const { body } = await shop.vendor.call(`/user/activity${query}`, { token });
    return body as unknown as { total: number; hasMore: boolean; events: Record<string, unknown>[] };
  };
  const kindsSeenBy = async (user: Pick<TestUser, 'token'>, query = '') =>
    (await seenBy(user, query)).events.map(({ kind }) => kind);

  it('says who assigned, managed, noted and canceled which seats, the newest first', async () => {
    const [first = '', second = ''] = await give(
      { licenseType: 0, assignedTo: 'a@lee.example' },
      { licenseType: 1 },
    );
    await send('/user/singleSeatAssignment', { seat: first, emailDomain: 'b@lee.example' });
    await send('/user/addmanager', { seats: [first, second], emails: ['max@lee.example'] });
    await send('/user/removemanager', { seats: [first], emails: ['max@lee.example'] });
    await send('/user/multieditnote', { seats: [first, second], note: 'Secret' });
    await send('/cart/ConfirmCancelProduct', { seatIds: [second] });
    const { events, total } = await seenBy(owner);
    expect(total).toBe(5);
    const [ends, note, removed, added, assigned] = events;
    const by = { actor: owner.email, agent: null, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
    expect(assigned).toMatchObject({
      ...{ ...by, kind: 'assigned', seatCount: 1 },
      seats: [{ seatId: first, product: 'Axure RP Pro', before: 'a@lee.example', after: 'b@lee.example' }],
    });
    expect(added).toMatchObject({ ...by, kind: 'managersChanged', seatCount: 2 });
    expect(added?.['seats']).toMatchObject([{ after: 'max@lee.example' }, { after: 'max@lee.example' }]);
    expect(removed).toMatchObject({ seats: [{ seatId: first, before: 'max@lee.example', after: '' }] });
    expect(note).toMatchObject({ ...by, kind: 'noteChanged', seatCount: 2 });
    expect(ends).toMatchObject({ ...by, kind: 'canceled', seats: [{ seatId: second }] });
    expect(JSON.stringify(events)).not.toContain('Secret');
  });

  it('notes nothing of what was refused, and nothing where nothing changed', async () => {
    const [seat = ''] = await give({ licenseType: 0, assignedTo: 'a@lee.example', managers: [owner.email] });
    const stranger = await shop.vendor.user();
    await shop.vendor.call('/user/singleeditnote', { token: stranger.token, json: { seat, note: 'x' } });
    await send('/user/singleSeatAssignment', { seat, emailDomain: 'a@lee.example' });
    await send('/user/addmanager', { seats: [seat], emails: ['Me'] });
    await send('/user/multieditnote', { seats: [seat], note: '' });
    await send('/user/cancelTransferOwner', { seatId: seat });
    expect(await kindsSeenBy(owner)).toEqual([]);
    expect(await kindsSeenBy(stranger)).toEqual([]);
  });

  it('of a group says what became of it, once', async () => {
    const counted = { kind: 'cfb' as const, licenseType: 14, cloudAuthorCount: 5, seats: [] };
    const subscriptionId = await insertGroup(shop.vendor.deps.db, owner, { ...YEAR, ...counted });
    const cancel = (canceledAuthors: number) =>
      send('/cart/modifyCloudSubSeats', { subscriptionId, canceledAuthors, canceledPublishers: 0 });
    for (const count of [0, 3, 3, 1, 0]) await cancel(count);
    for (const name of ['', 'Porto', ' Porto '])
      await send('/user/nameSubscriptionGroup', { subscriptionId, name });
    expect((await seenBy(owner)).events.map(({ kind, contents }) => [kind, contents])).toEqual([
      ['groupNamed', 'Porto'],
      ['uncanceled', ''],
      ['uncanceled', '1 Author ends with the term'],
      ['canceled', '3 Authors end with the term'],
    ]);
  });

  it('is the owner’s whole, of a manager what concerns seats that she manages, and nobody else’s (T-09)', async () => {
    const manager = await shop.vendor.user();
    const user = await shop.vendor.user();
    const [mine = '', other = ''] = await give(
      { licenseType: 0, assignedTo: user.email, managers: [manager.email] },
      { licenseType: 0 },
    );
    await send('/user/multieditnote', { seats: [mine, other], note: 'Both' });
    await send('/user/singleSeatAssignment', { seat: other, emailDomain: 'b@lee.example' });
    expect(await kindsSeenBy(owner)).toEqual(['assigned', 'noteChanged']);
    expect((await seenBy(manager)).events).toMatchObject([
      { kind: 'noteChanged', seatCount: 1, seats: [{ seatId: mine }] },
    ]);
    expect(await seenBy(user)).toMatchObject({ total: 0, events: [] });
    expect((await shop.vendor.call('/user/activity')).status).toBe(401);
  });

  it('says what was bought, and what the renewal run did, to those who look after the group', async () => {
    const manager = await shop.vendor.user();
    const seats = [{ licenseType: 0 as const, managers: [manager.email] }];
    const { user, groupId } = await renewingCustomer(shop, { group: { seats } });
    await renew(shop);
    const renewed = { kind: 'renewed', actor: null, subscriptionId: groupId, contents: 'Axure RP Pro × 1' };
    expect((await seenBy(user)).events).toMatchObject([renewed]);
    expect((await seenBy(manager)).events).toMatchObject([renewed]);
  });

  it('does not show a manager of some seats how much of the group was renewed', async () => {
    const manager = await shop.vendor.user();
    const seats = [{ licenseType: 0, managers: [manager.email] }, { licenseType: 0 }] as const;
    const { user } = await renewingCustomer(shop, { group: { seats } });
    await renew(shop);
    expect((await seenBy(user)).events).toMatchObject([{ kind: 'renewed', contents: 'Axure RP Pro × 2' }]);
    expect((await seenBy(manager)).events).toMatchObject([{ kind: 'renewed', contents: '' }]);
  });

  it('says of which groups which seats were changed, once each, now or at the end of the term', async () => {
    const trio = [{ licenseType: 0 }, { licenseType: 0 }, { licenseType: 0 }] as const;
    const [first = '', second = '', third = ''] = (await groupOf(shop, owner, trio)).seatIds;
    const [other = ''] = (await groupOf(shop, owner, [{ licenseType: 0 }])).seatIds;
    const pay = async (userTotalPrice: string) => ({ ...(await shop.newCard()), userTotalPrice });
    await sendChange(shop, owner, { seatIds: [first, second, other], newEdition: 1 }, await pay('444.33'));
    await sendChange(shop, owner, { seatIds: [third], newTerm: 4 }, await pay('352.19'));
    await sendChange(shop, owner, { seatIds: [first], newTerm: 1 });
    const { events } = await seenBy(owner);
    const found = events.map(({ kind, seats }) => [
      kind,
      (seats as { seatId: string }[]).map(({ seatId }) => seatId).toSorted(),
    ]);
    const both = [
      ['editionChanged', [first, second].toSorted()],
      ['editionChanged', [other]],
    ];
    expect(found.slice(0, 2)).toEqual([
      ['termChanged', [first]],
      ['termChanged', [third]],
    ]);
    expect(found.slice(2)).toHaveLength(2);
    expect(found.slice(2)).toEqual(expect.arrayContaining(both));
    const [moved] = await shop.vendor.deps.db.select().from(seats).where(eq(seats.id, third));
    expect(events[1]).toMatchObject({ subscriptionId: moved?.subscriptionId });
  });

  it('shows the contents of an order of several seats to viewers of all of them', async () => {
    const [one, all] = [await shop.vendor.user(), await shop.vendor.user()];
    const both = { licenseType: 0, managers: [one.email, all.email] } as const;
    const { seatIds } = await groupOf(shop, owner, [both, { licenseType: 0, managers: [all.email] }]);
    const payment = { ...(await shop.newCard()), userTotalPrice: '296.22' };
    await sendChange(shop, owner, { seatIds, newEdition: 1 }, payment);
    const told = async (user: TestUser) => (await seenBy(user)).events[0];
    const contents = 'Changed, next billed Jan 1, 2027: Axure RP Pro × 2 to Axure RP Team';
    for (const user of [owner, all]) expect(await told(user)).toMatchObject({ contents, seatCount: 2 });
    expect(await told(one)).toMatchObject({ kind: 'editionChanged', contents: '', seatCount: 1 });
  });

  it('shows a transfer once to each: both owners, and managers of a seat', async () => {
    const [heir, manager] = [await shop.vendor.user(), await shop.vendor.user()];
    const ordered = { braintreeId: 'PURCHASE_ORDER', autoRenew: false, pendingOwnerEmail: heir.email };
    const people = { licenseType: 0, managers: [owner.email, manager.email] } as const;
    const id = await insertGroup(shop.vendor.deps.db, owner, { ...YEAR, ...ordered, seats: [people] });
    const form = { subscriptionGroups: id };
    await shop.buy(heir, form, undefined, '/cart/ConfirmAcceptTransferOwner');
    for (const user of [owner, heir, manager]) expect(await kindsSeenBy(user)).toEqual(['transferred']);
  });

  it('tells the owner alone that a payment failed, and who made it good', async () => {
    const manager = await shop.vendor.user();
    const seats = [{ licenseType: 0 as const, managers: [manager.email] }];
    const { user, groupId } = await renewingCustomer(shop, { card: 'declined', group: { seats } });
    await renew(shop);
    expect((await seenBy(user)).events).toMatchObject([
      { kind: 'paymentFailed', actor: null, contents: expect.stringMatching(/^The card was declined/) },
    ]);
    expect(await kindsSeenBy(manager)).toEqual([]);
    const [seat] = await seatRows(shop, groupId);
    await sendRetry(shop, user, {
      PastDueSubId: groupId,
      SeatIds: seat?.id ?? '',
      ...(await shop.newCard()),
    });
    expect((await seenBy(manager)).events).toMatchObject([{ kind: 'renewed', actor: user.email }]);
  });

  it('tells the owner of visits in access mode, with their reason, and what was done in them', async () => {
    const [seat = ''] = await give({ licenseType: 0, managers: [owner.email] });
    const support = await inAccessMode(shop.vendor, owner);
    await send('/user/singleeditnote', { seat, note: 'Helped' }, support);
    expect((await seenBy(support)).events).toMatchObject([
      { kind: 'noteChanged', actor: owner.email, agent: SUPPORT },
      { kind: 'visited', agent: SUPPORT, contents: 'Ticket 4711' },
    ]);
  });

  it('is found by person and by seat, and comes in pages', async () => {
    const [first = '', second = ''] = await give({ licenseType: 0 }, { licenseType: 0 });
    for (const [seat, emailDomain] of [
      [first, 'a@lee.example'],
      [second, 'b@lee.example'],
      [first, 'b@lee.example'],
    ])
      await send('/user/singleSeatAssignment', { seat, emailDomain });
    expect(await seenBy(owner, '?person=A@lee.example')).toMatchObject({ total: 2 });
    expect(await seenBy(owner, '?person=lee.example')).toMatchObject({ total: 0 });
    expect(await seenBy(owner, `?seatId=${first}`)).toMatchObject({ total: 2 });
    const page = await seenBy(owner, '?limit=2');
    expect(page).toMatchObject({ total: 3, hasMore: true });
    const next = await seenBy(owner, `?limit=2&before=${page.events[1]?.['id']}`);
    expect(next).toMatchObject({ total: 3, hasMore: false });
    expect(next.events).toHaveLength(1);
    expect((await shop.vendor.call('/user/activity?limit=101', { token: owner.token })).status).toBe(400);
  });

  it('names a new manager once, however often and in any spelling a step does', async () => {
    const [seat] = await give({ licenseType: 0 });
    const to = { managers: [owner.email, 'Max@lee.example', 'max@lee.example', 'MAX@lee.example'] };
    await send('/user/changeseats', { steps: [{ seat, from: {}, to }] });
    const [added] = (await seenBy(owner)).events;
    expect(added).toMatchObject({ seats: [{ before: '', after: 'max@lee.example' }] });
  });

  it('is found by a person however the keyboard made the letters', async () => {
    const [seat] = await give({ licenseType: 0 });
    await send('/user/singleSeatAssignment', { seat, emailDomain: 'Jürgen@lee.example' });
    const typed = encodeURIComponent('Ju\u0308rgen@lee.example');
    expect(await seenBy(owner, `?person=${typed}`)).toMatchObject({ total: 1 });
  });

  it('is written with what it is about or not at all', async () => {
    const { user, groupId } = await pastDueCustomer(shop);
    const noted = () => shop.vendor.deps.db.$count(activities);
    const before = await noted();
    const [seat] = await seatRows(shop, groupId);
    const form = { PastDueSubId: groupId, SeatIds: seat?.id ?? '', ...(await shop.storedCard()) };
    await sendRetry(shop, user, form, 'activity-once');
    await sendRetry(shop, user, form, 'activity-once');
    expect((await noted()) - before).toBe(1);
  });
});
