import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { groupRow, putCardOnFile, seatRows } from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import { TEST_PASSWORD, type TestUser } from '#tests/testkit/start-vendor';
import { testDatabases } from '#tests/testkit/test-databases';
import { CLOUD, type Transfers, transfersAt } from '#tests/testkit/transfers';
import { insertInstance, insertLicenses } from '../../demo/builders';
import { tokenMailedTo } from '../testkit/mailbox';

const BUNDLE = {
  kind: 'ase' as const,
  domain: 'studio',
  seats: [{ licenseType: 5 as const, assignedTo: 'studio' }],
};

describe.each(testDatabases)('an address that was taken without proof of its mailbox, on %s', (database) => {
  let at: Transfers;
  let owner: TestUser;
  let taker: TestUser;
  let address: string;
  const shop = duringTests(() => startShop(database));
  beforeAll(async () => {
    at = transfersAt(shop);
  });
  beforeEach(async () => {
    [owner, taker] = [await shop.vendor.user(), await shop.vendor.user()];
    address = `${randomUUID()}@free.example`;
  });

  const post = (path: string, { token }: TestUser, json: object) =>
    shop.vendor.call(path, { token, json }).then(({ body }) => body);
  const change = (newEmail: string) =>
    post('/user/ChangeAccountInfo', taker, { currentPassword: TEST_PASSWORD, newEmail, newPassword: null });
  const take = async (email = address) => expect(await change(email)).toMatchObject({ success: true });
  const textAt = async (path: string) => (await shop.vendor.call(path, { token: taker.token })).text;
  const seatsOf = async (group: string) => (await seatRows(shop, group)).map(({ id }) => id);
  const firstOf = async (group: string) => (await seatsOf(group))[0] ?? '';
  const assign = async (group: string, to = address) =>
    post('/user/singleSeatAssignment', owner, { seat: await firstOf(group), emailDomain: to });
  const addManager = async (group: string, to = address) =>
    post('/user/addmanager', owner, { seats: await seatsOf(group), emails: [to] });
  const confirm = async () => {
    const code = await tokenMailedTo(shop.vendor, address, 'confirm-email');
    return shop.vendor.call('/confirm-address', { form: { code, password: TEST_PASSWORD } });
  };
  const resetPassword = async () => {
    await shop.vendor.call('/user/forgotPassword', { json: { loginEmail: address } });
    const code = await tokenMailedTo(shop.vendor, address, 'reset-password');
    const password = 'a new and better one';
    const form = { code, password, confirmation: password };
    const reply = await shop.vendor.call('/reset-password', { form });
    taker = { ...taker, token: await shop.vendor.signIn(address, password) };
    return reply;
  };

  async function nameInEverything() {
    const [used, managed, offered] = [await at.group(owner), await at.group(owner), await at.group(owner)];
    const bundle = await at.group(owner, BUNDLE);
    const instanceId = await insertInstance(shop.vendor.deps.db, [owner], { name: 'Harbor Studio' });
    const cloud = await at.group(owner, { ...CLOUD, instanceId });
    const [key = ''] = await insertLicenses(shop.vendor.deps.db, owner, 'perpetual', [
      { licenseType: 0, purchaseDate: '2026-01-01', key: 'PERPETUAL-KEY', product: 'Axure RP 8 Pro' },
    ]);
    expect(await assign(used)).toEqual({ success: true, message: '' });
    expect(
      await post('/user/singleSeatAssignment', owner, { seat: key, emailDomain: address }),
    ).toMatchObject({ success: true });
    for (const group of [managed, bundle]) expect(await addManager(group)).toMatchObject({ success: true });
    expect(await at.request(owner, offered, address)).toMatchObject({ success: true });
    expect(await at.requestCloud(owner, cloud, address)).toMatchObject({ success: true });
    return { used, managed, offered, bundle, cloud, key, instanceId };
  }

  type Things = Awaited<ReturnType<typeof nameInEverything>>;

  async function shown({ used, managed, offered, bundle, cloud, key, instanceId }: Things) {
    const rows = await textAt('/user/loadLicenseRows');
    const clouds = await textAt('/user/loadCloudSubscriptionGroups');
    const { body } = await shop.vendor.call('/user/getOrgsFromIds', {
      token: taker.token,
      json: [instanceId],
    });
    const groups = await Promise.all(
      [used, managed, offered].map(async (id) => {
        const reply = await shop.vendor.call(`/subscription/getSubscription?id=${id}`, {
          token: taker.token,
        });
        return reply.text.includes(id);
      }),
    );
    return {
      used: rows.includes(used),
      managed: rows.includes(managed),
      offered: rows.includes(offered),
      key: rows.includes(key),
      bundle: clouds.includes(bundle),
      cloud: clouds.includes(cloud),
      organization: JSON.stringify(body).includes('Harbor Studio'),
      groups,
    };
  }

  const all = (isShown: boolean) => ({
    used: isShown,
    managed: isShown,
    offered: isShown,
    key: isShown,
    bundle: isShown,
    cloud: isShown,
    organization: isShown,
    groups: [isShown, isShown, isShown],
  });

  it('shows nothing that others name under it afterwards', async () => {
    await take();
    expect(await shown(await nameInEverything())).toEqual(all(false));
  });

  it('lets nobody use, manage, accept or decline what others name under it afterwards', async () => {
    await take();
    await putCardOnFile(shop, taker);
    const { used, managed, offered, cloud } = await nameInEverything();
    const [seat, kept] = [await firstOf(used), await firstOf(managed)];
    const offlineKey = await textAt(`/user/sendOfflineKey?seatId=${seat}`);
    expect(offlineKey).toContain(message.offlineKeyNotAllowed);
    const answers = [
      await post('/user/singleeditnote', taker, { seat: kept, note: 'Mine' }),
      await post('/user/singleSeatAssignment', taker, { seat: kept, emailDomain: 'x@y.example' }),
      await post('/user/addmanager', taker, { seats: [kept], emails: ['x@y.example'] }),
      await at.decline(taker, offered),
      await at.cancelCloud(taker, cloud),
      (await at.accept(taker, offered, await shop.storedCard())).body,
      (
        await at.accept(taker, cloud, {
          ...(await shop.storedCard()),
          isCloud: 'true',
          subscriptionId: cloud,
        })
      ).body,
    ];
    for (const answer of answers) expect(answer).toMatchObject({ success: false });
    for (const id of [offered, cloud])
      expect(await groupRow(shop, id)).toMatchObject({ ownerId: owner.id, pendingOwnerEmail: address });
    expect(await seatRows(shop, managed)).toMatchObject([{ note: '' }, { note: '' }]);
  });

  it.each([
    ['the mailed link and the password of the account', confirm],
    ['a new password by a mailed link', resetPassword],
  ])('shows all of it once it is confirmed by %s', async (_way, prove) => {
    await take();
    const things = await nameInEverything();
    expect((await prove()).status).toBe(303);
    expect(await shown(things)).toEqual(all(true));
    await putCardOnFile(shop, taker);
    const { body } = await at.accept(taker, things.offered, await shop.storedCard());
    expect(body).toMatchObject({ success: true });
    const [seat] = await seatsOf(things.managed);
    expect(await post('/user/singleeditnote', taker, { seat, note: 'Mine' })).toMatchObject({
      success: true,
    });
  });

  it('brings along what was named before, to use, manage and accept at once', async () => {
    const [used, managed, offered] = [await at.group(owner), await at.group(owner), await at.group(owner)];
    await assign(used, taker.email);
    await addManager(managed, taker.email);
    await at.request(owner, offered, taker.email);
    await putCardOnFile(shop, taker);
    await take();
    const rows = await textAt('/user/loadLicenseRows');
    for (const text of [used, managed, offered, address]) expect(rows).toContain(text);
    expect(rows).not.toContain(taker.email);
    expect(await textAt(`/user/sendOfflineKey?seatId=${await firstOf(used)}`)).toContain('"success":true');
    const note = { seat: await firstOf(managed), note: 'Mine' };
    expect(await post('/user/singleeditnote', taker, note)).toMatchObject({ success: true });
    const { body } = await at.accept(taker, offered, await shop.storedCard());
    expect(body).toMatchObject({ success: true });
    expect(await groupRow(shop, offered)).toMatchObject({ ownerId: taker.id });
  });

  it('takes along again what came with it, and leaves what was named under it to its true owner', async () => {
    const [mine, theirs] = [await at.group(owner), await at.group(owner)];
    await assign(mine, taker.email);
    await addManager(mine, taker.email);
    await take();
    await assign(theirs);
    await addManager(theirs);
    await at.request(owner, theirs, address);
    const next = `${randomUUID()}@free.example`;
    await take(next);
    expect((await seatRows(shop, mine))[0]?.assignedTo).toBe(next);
    expect((await seatRows(shop, theirs))[0]?.assignedTo).toBe(address);
    expect(await groupRow(shop, theirs)).toMatchObject({ pendingOwnerEmail: address });
    const rows = await textAt('/user/loadLicenseRows');
    expect([rows.includes(mine), rows.includes(theirs)]).toEqual([true, false]);
    const note = { seat: await firstOf(mine), note: 'Still mine' };
    expect(await post('/user/singleeditnote', taker, note)).toMatchObject({ success: true });
    taker = await shop.vendor.user({ email: address });
    expect(await textAt('/user/loadLicenseRows')).toContain(theirs);
  });

  it('gives no more access when it is named once more in the same group', async () => {
    const group = await at.group(owner);
    await assign(group, taker.email);
    await take();
    await addManager(group);
    await at.request(owner, group, address);
    const { body } = await shop.vendor.call('/user/loadLicenseRows', { token: taker.token });
    expect(body['subRows']).toMatchObject([{ isManager: false, pendingOwner: null, statusPending: false }]);
    const note = { seat: await firstOf(group), note: 'Mine' };
    expect(await post('/user/singleeditnote', taker, note)).toMatchObject({ success: false });
    expect(await at.decline(taker, group)).toMatchObject({ success: false });
  });

  it('loses what it brought along when that is given to another and back', async () => {
    const group = await at.group(owner);
    await assign(group, taker.email);
    await take();
    await assign(group, 'x@y.example');
    await assign(group);
    expect(await textAt('/user/loadLicenseRows')).not.toContain(group);
  });

  it('leaves an account what it owns', async () => {
    const group = await at.group(taker);
    await take();
    const [seat] = await seatsOf(group);
    const mine = { seat, emailDomain: address };
    expect(await post('/user/singleSeatAssignment', taker, mine)).toMatchObject({ success: true });
    const { body } = await shop.vendor.call('/user/loadLicenseRows', { token: taker.token });
    expect(body['subRows']).toMatchObject([
      { seatId: seat, assignedTo: address, isManager: true },
      { isManager: true },
    ]);
    const next = `${randomUUID()}@free.example`;
    await take(next);
    expect(await seatRows(shop, group)).toMatchObject([{ assignedTo: next }, {}]);
  });
});
