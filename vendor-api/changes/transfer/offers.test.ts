import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { groupRow, mailsFor, seatRows } from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import { TEST_TODAY, type TestUser } from '#tests/testkit/start-vendor';
import { testDatabases } from '#tests/testkit/test-databases';
import { CLOUD, type Transfers, transfersAt } from '#tests/testkit/transfers';
import { groupClaims } from '../../db/schema/claims';
import { seats, subscriptions } from '../../db/schema/licenses';
import { insertInstance } from '../../demo/builders';
import { openAttempt } from '../../orders/attempts/open-attempt';

const DONE = { success: true, message: '' };
const NOBODY = { pendingOwnerEmail: null, pendingDate: null };

describe.each(testDatabases)('offering a group to somebody, on %s', (database) => {
  let at: Transfers;
  let ann: TestUser;
  let bob: TestUser;
  const shop = duringTests(() => startShop(database));
  beforeAll(async () => {
    at = transfersAt(shop);
    [ann, bob] = [await shop.vendor.user(), await shop.vendor.user()];
  });

  const ofRows = async (user: TestUser, list: string) => {
    const { body } = await shop.vendor.call('/user/loadLicenseRows', { token: user.token });
    return body[list];
  };
  const cloudOf = async (user: TestUser, list: string) => {
    const { body } = await shop.vendor.call('/user/loadCloudSubscriptionGroups', { token: user.token });
    return body[list];
  };

  it('marks its rows for both and asks the new owner by mail, once (XFER-01, XFER-03, XFER-22, REST-50)', async () => {
    const carl = await shop.vendor.user();
    const id = await at.group(ann);
    expect(await at.request(ann, id, ` ${carl.email.toUpperCase()} `)).toEqual(DONE);
    expect(await at.request(ann, id, carl.email)).toEqual(DONE);
    const pending = { pendingOwner: carl.email, pendingDate: TEST_TODAY, statusPending: true };
    expect(await ofRows(carl, 'subRows')).toMatchObject([pending, pending]);
    expect(await ofRows(ann, 'subRows')).toEqual(expect.arrayContaining([expect.objectContaining(pending)]));
    const mails = await mailsFor(shop, carl.email);
    expect(mails).toMatchObject([{ kind: 'transfer-request' }]);
    expect(mails[0]?.text).toContain(ann.email);
    expect(mails[0]?.text).toContain('/manage');
    expect(mails[0]?.text).toContain('the billing ownership of a subscription (Axure RP Pro × 2) to you');
  });

  it('names the whole group by one of its seats, or by several groups at once (D-78)', async () => {
    const [one, two] = [await at.group(ann), await at.group(ann)];
    const [seat] = await seatRows(shop, one);
    const named = { subscriptionGroups: [two], seatIds: [] };
    expect(
      await at.request(ann, one, 'new@owner.example', { seatIds: [seat?.id], subscriptionGroups: [] }),
    ).toEqual(DONE);
    expect(await at.request(ann, one, 'new@owner.example', named)).toEqual(DONE);
    for (const id of [one, two])
      expect(await groupRow(shop, id)).toMatchObject({ pendingOwnerEmail: 'new@owner.example' });
  });

  it('names the group as its owner does, in mails to both sides', async () => {
    const carl = await shop.vendor.user();
    const id = await at.group(ann);
    await shop.vendor.deps.db
      .update(subscriptions)
      .set({ givenName: 'Design, Lisbon' })
      .where(eq(subscriptions.id, id));
    await at.request(ann, id, carl.email);
    const [asked] = await mailsFor(shop, carl.email);
    expect(asked?.text).toContain(
      'billing ownership of a subscription “Design, Lisbon” (Axure RP Pro × 2) to you.',
    );
    expect(await at.decline(carl, id)).toMatchObject(DONE);
    const told = (await mailsFor(shop, ann.email)).at(-1);
    const what = 'your subscription “Design, Lisbon” (Axure RP Pro × 2), which is paid up to';
    expect(told?.text).toContain(`billing ownership of ${what}`);
  });

  it('says of several groups in one mail which of them is paid up to when', async () => {
    const carl = await shop.vendor.user();
    const [one, two] = [await at.group(ann), await at.group(ann)];
    const named = eq(subscriptions.id, one);
    await shop.vendor.deps.db.update(subscriptions).set({ givenName: 'Design' }).where(named);
    expect(await at.request(ann, one, carl.email, { subscriptionGroups: [one, two] })).toEqual(DONE);
    const [asked] = await mailsFor(shop, carl.email);
    expect(asked?.subject).toBe('You have been asked to take over subscriptions');
    expect(asked?.text).toMatch(/^“Design” \(Axure RP Pro × 2\) is paid up to \w+ \d+, \d+\.$/m);
    expect(asked?.text).toMatch(/^One of them \(Axure RP Pro × 2\) is paid up to \w+ \d+, \d+\.$/m);
  });

  it.each([
    ['Abc', 'Abc is not a valid email address.'],
    ['', ' is not a valid email address.'],
    ['a@b.c, d@e.f', 'a@b.c, d@e.f is not a valid email address.'],
  ])('refuses %j as an address (XFER-04)', async (typed, text) => {
    const id = await at.group(ann);
    expect(await at.request(ann, id, typed)).toEqual({
      success: false,
      message: text,
      code: 'INVALID_INPUT',
    });
    expect(await groupRow(shop, id)).toMatchObject(NOBODY);
  });

  it.each([300, 10_000])('refuses an address of %i characters in its own words', async (length) => {
    const newOwner = `${'x'.repeat(length)}@y.z`;
    for (const more of [{}, CLOUD]) {
      const id = await at.group(ann, more);
      const ask = more === CLOUD ? at.requestCloud : at.request;
      expect(await ask(ann, id, newOwner)).toEqual({
        success: false,
        message: message.notAnEmail('x'.repeat(length)),
        code: 'INVALID_INPUT',
      });
      expect(await groupRow(shop, id)).toMatchObject(NOBODY);
    }
  });

  it('refuses the owner, debts, a second offer, and what goes by another call, whatever the address (T-16, D-99, D-131)', async () => {
    const id = await at.group(ann);
    const cloud = await at.group(ann, CLOUD);
    const failed = await at.group(ann, { firstFailedPaymentAttempt: 1, firstFailedPaymentDate: TEST_TODAY });
    const offered = await at.offered(ann, bob);
    const texts = [
      await at.request(ann, id, ann.email),
      await at.request(bob, id, 'abc'),
      await at.request(ann, failed, 'abc'),
      await at.request(ann, offered, 'abc'),
      await at.request(ann, cloud, 'x@y.example'),
      await at.requestCloud(ann, id, 'x@y.example'),
      await at.requestCloud(bob, cloud, 'abc'),
      await at.requestCloud(ann, 'nope', 'x@y.example'),
      await at.request(ann, id, 'x@y.example', { subscriptionGroups: [], seatIds: [] }),
      await at.request(ann, id, 'x@y.example', { subscriptionGroups: [cloud] }),
    ].map(({ success, message: text }) => (success === false ? text : 'done'));
    expect(texts).toEqual([
      message.transferToSelf,
      message.notOwner,
      message.pastDue,
      message.transferPending,
      message.transferFailed,
      message.transferFailed,
      message.notOwnerCloud,
      message.notOwnerCloud,
      message.seatsRequired,
      message.seatNotInGroup,
    ]);
    expect(await groupRow(shop, id)).toMatchObject(NOBODY);
    expect(await mailsFor(shop, 'x@y.example')).toEqual([]);
  });

  it('refuses education seats (XFER-20, EDU-03)', async () => {
    const seat = {
      id: 'edu-of-ann',
      ownerId: ann.id,
      kind: 'education' as const,
      licenseType: 0,
      product: 'Education',
      purchaseDate: '2026-01-01',
    };
    await shop.vendor.deps.db.insert(seats).values(seat);
    const named = { subscriptionGroups: [], seatIds: ['edu-of-ann'] };
    expect(await at.request(ann, 'none', 'x@y.example', named)).toMatchObject({
      success: false,
      message: 'Education subscriptions cannot be reassigned or transferred.',
    });
    await shop.vendor.deps.db.insert(seats).values({ ...seat, id: 'key-of-ann', kind: 'perpetual' });
    const key = { subscriptionGroups: [], seatIds: ['key-of-ann'] };
    expect(await at.request(ann, 'none', 'x@y.example', key)).toMatchObject({
      success: false,
      message: message.transferFailed,
    });
    expect(await at.request(bob, 'none', 'x@y.example', named)).toMatchObject({ message: message.notOwner });
  });

  it('refuses another user in the payload and calls without a session (D-115)', async () => {
    const id = await at.group(ann);
    const json = { newOwnerEmail: 'x@y.example', subscriptionGroups: [id], userId: bob.id };
    expect((await shop.vendor.call('/user/transferowner', { token: ann.token, json })).status).toBe(403);
    const without = await shop.vendor.call('/user/transferowner', { json });
    expect(without.body).not.toMatchObject({ success: true });
    expect(await groupRow(shop, id)).toMatchObject(NOBODY);
  });

  it('ends when the owner takes it back, and not by anybody else (XFER-09, REST-51)', async () => {
    const id = await at.offered(ann, bob);
    expect(await at.cancel(bob, id)).toMatchObject({
      success: false,
      code: 'NOT_OWNER',
      message: message.notOwner,
    });
    expect(await groupRow(shop, id)).toMatchObject({ pendingOwnerEmail: bob.email });
    expect([await at.cancel(ann, id), await at.cancel(ann, id)]).toEqual([DONE, DONE]);
    expect(await groupRow(shop, id)).toMatchObject({ ...NOBODY, ownerId: ann.id });
  });

  it.each([
    ['RP', {}, 'Axure RP Pro × 2'],
    ['cloud', CLOUD, '3 authors'],
  ])(
    'is taken back with one mail to the pending owner, also for a %s group',
    async (_kind, more, content) => {
      const [owner, dora] = [await shop.vendor.user({ name: 'Ann Lee' }), await shop.vendor.user()];
      const id = await at.offered(owner, dora, { ...more, givenName: 'Design, Lisbon' });
      const cancel = more === CLOUD ? at.cancelCloud : at.cancel;
      expect([await cancel(owner, id), await cancel(owner, id)]).toEqual([DONE, DONE]);
      const mails = await mailsFor(shop, dora.email);
      expect(mails).toMatchObject([
        { kind: 'transfer-withdrawn', subject: 'You are no longer asked to take over a subscription' },
      ]);
      expect(mails[0]?.text).toContain(
        `Ann Lee (${owner.email}) would no longer like to transfer the billing ownership of a subscription “Design, Lisbon” (${content}) to you.`,
      );
      expect(mails[0]?.text).toContain('There is nothing for you to do, and nothing is billed to you.');
      expect(await mailsFor(shop, owner.email)).toEqual([]);
    },
  );

  it.each([
    ['Acme Design', ' (3 authors for Acme Design) to you.'],
    ['See evil.example', ' (3 authors) to you.'],
  ])('is mailed with the organization %s, but never with a link from its name', async (name, text) => {
    const [owner, dora] = [await shop.vendor.user(), await shop.vendor.user()];
    const instanceId = await insertInstance(shop.vendor.deps.db, [owner], { name });
    const id = await at.group(owner, { ...CLOUD, instanceId });
    await at.requestCloud(owner, id, dora.email);
    const [mail] = await mailsFor(shop, dora.email);
    expect(mail?.text).toContain(`billing ownership of a subscription${text}`);
  });

  it('ends when it is declined, and the owner is notified (XFER-08, REST-52)', async () => {
    const [owner, other] = [await shop.vendor.user(), await shop.vendor.user()];
    const id = await at.offered(owner, bob);
    for (const stranger of [owner, other])
      expect(await at.decline(stranger, id)).toMatchObject({
        success: false,
        message: message.transferAcceptFailed,
      });
    expect(await groupRow(shop, id)).toMatchObject({ pendingOwnerEmail: bob.email });
    expect(await at.decline(bob, id)).toMatchObject(DONE);
    expect(await groupRow(shop, id)).toMatchObject({ ...NOBODY, ownerId: owner.id });
    expect(await mailsFor(shop, owner.email)).toMatchObject([{ kind: 'transfer-declined' }]);
  });

  it('goes by calls of their own for cloud groups, which are listed as pending (XFER-17, XFER-18, REST-53, REST-54)', async () => {
    const [owner, dora] = [await shop.vendor.user(), await shop.vendor.user()];
    const id = await at.group(owner, CLOUD);
    expect(await at.requestCloud(owner, id, dora.email)).toEqual(DONE);
    const pending = { id, pendingOwnerEmail: dora.email, pendingTransferDate: TEST_TODAY };
    expect(await cloudOf(dora, 'pendingSubscriptionGroups')).toMatchObject([pending]);
    expect(await cloudOf(owner, 'subscriptionGroups')).toMatchObject([pending]);
    expect(await at.cancelCloud(bob, id)).toMatchObject({ success: false, message: message.notOwnerCloud });
    expect(await at.cancelCloud(owner, id)).toEqual(DONE);
    expect(await groupRow(shop, id)).toMatchObject(NOBODY);

    for (const decline of [at.cancelCloud, at.decline]) {
      await at.requestCloud(owner, id, dora.email);
      expect(await decline(dora, id)).toMatchObject(DONE);
      expect(await groupRow(shop, id)).toMatchObject({ ...NOBODY, ownerId: owner.id });
    }
    expect((await mailsFor(shop, owner.email)).map(({ kind }) => kind)).toEqual([
      'transfer-declined',
      'transfer-declined',
    ]);
  });

  it('neither begins nor ends while an order has the group', async () => {
    const { db, clock } = shop.vendor.deps;
    const order = { key: 'order-under-way', userId: ann.id, kind: 'edition' as const, fingerprint: 'f' };
    await openAttempt(db, clock.now(), order);
    const [free, offered] = [await at.group(ann), await at.offered(ann, bob)];
    for (const subscriptionId of [free, offered])
      await db.insert(groupClaims).values({ subscriptionId, attemptId: 'order-under-way', isForAll: false });
    const busy = { success: false, message: expect.stringMatching(/under way/) };
    expect(await at.request(ann, free, bob.email)).toMatchObject(busy);
    expect(await at.cancel(ann, offered)).toMatchObject(busy);
    expect(await at.decline(bob, offered)).toMatchObject(busy);
    expect(await groupRow(shop, offered)).toMatchObject({ pendingOwnerEmail: bob.email });
  });
});
