import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { groupRow, mailsFor } from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import { TEST_TODAY, type TestUser } from '#tests/testkit/start-vendor';
import { testDatabases } from '#tests/testkit/test-databases';
import { CLOUD, type Transfers, transfersAt } from '#tests/testkit/transfers';
import { subscriptions } from '../../db/schema/licenses';

const DONE = { success: true, message: '' };
const DECLINED = { ...DONE, canUndo: true };
const STANDS = { success: false, code: 'NOT_ALLOWED', message: message.declineStands };
const MADE_ON = '2026-04-01';

describe.each(testDatabases)('a decline that is taken back, on %s', (database) => {
  let at: Transfers;
  let ann: TestUser;
  let carl: TestUser;
  const shop = duringTests(() => startShop(database));
  beforeAll(() => {
    at = transfersAt(shop);
  });
  beforeEach(async () => {
    [ann, carl] = [await shop.vendor.user(), await shop.vendor.user()];
  });

  const change = (id: string, values: Partial<typeof subscriptions.$inferInsert>) =>
    shop.vendor.deps.db.update(subscriptions).set(values).where(eq(subscriptions.id, id));

  it.each([
    ['RP', {}, 'Axure RP Pro × 2'],
    ['cloud', CLOUD, '3 authors'],
  ])('leaves the offer of a %s group as it was, and tells the owner', async (_kind, spec, content) => {
    const id = await at.offered(ann, carl, { ...spec, pendingOwnerId: carl.id });
    const before = await groupRow(shop, id);
    expect(await at.decline(carl, id)).toEqual(DECLINED);
    expect(await groupRow(shop, id)).toMatchObject({ pendingOwnerEmail: null, pendingDate: null });
    expect(await at.undoDecline(carl, id)).toEqual(DONE);
    expect(await groupRow(shop, id)).toEqual({ ...before, declinedOffer: expect.anything() });
    const mails = await mailsFor(shop, ann.email);
    const told = mails.find(({ kind }) => kind === 'transfer-waits-again');
    expect(told?.text).toContain(`the decline of the billing ownership of your subscription (${content}).`);
    expect(await at.undoDecline(carl, id)).toEqual(STANDS);
  });

  it('is taken back once for each offer', async () => {
    const id = await at.offered(ann, carl);
    await at.decline(carl, id);
    expect(await at.undoDecline(carl, id)).toEqual(DONE);
    expect(await at.decline(carl, id)).toEqual(DONE);
    expect(await at.undoDecline(carl, id)).toEqual(STANDS);
    expect(await groupRow(shop, id)).toMatchObject({ pendingOwnerEmail: null });
    await at.request(ann, id, carl.email);
    expect(await at.decline(carl, id)).toEqual(DECLINED);
    expect(await at.undoDecline(carl, id)).toEqual(DONE);
  });

  it('by the call of the cloud is taken back as well, and an owner who cancels is offered nothing', async () => {
    const [one, two] = [await at.offered(ann, carl, CLOUD), await at.offered(ann, carl, CLOUD)];
    expect(await at.cancelCloud(carl, one)).toEqual(DECLINED);
    expect(await at.undoDecline(carl, one)).toEqual(DONE);
    expect(await at.cancelCloud(ann, two)).toEqual(DONE);
    expect(await at.undoDecline(carl, two)).toEqual(STANDS);
  });

  it('is refused to everybody else, and once ten minutes are over', async () => {
    const id = await at.offered(ann, carl);
    await at.decline(carl, id);
    const after = await groupRow(shop, id);
    for (const other of [ann, await shop.vendor.user()])
      expect(await at.undoDecline(other, id)).toEqual(STANDS);
    expect(await at.undoDecline(carl, 'no such group')).toEqual(STANDS);
    expect(await groupRow(shop, id)).toEqual(after);
    const tooLongAgo = new Date(Date.now() - 11 * 60_000).toISOString();
    if (after.declinedOffer) await change(id, { declinedOffer: { ...after.declinedOffer, at: tooLongAgo } });
    expect(await at.undoDecline(carl, id)).toEqual(STANDS);
    expect(await groupRow(shop, id)).toMatchObject({ pendingOwnerEmail: null });
  });

  it('is refused once the owner has offered the group anew, or owes for it', async () => {
    const [offered, unpaid] = [await at.offered(ann, carl), await at.offered(ann, carl)];
    for (const id of [offered, unpaid]) await at.decline(carl, id);
    const dora = await shop.vendor.user();
    expect(await at.request(ann, offered, dora.email)).toEqual(DONE);
    await change(unpaid, { firstFailedPaymentAttempt: 1, firstFailedPaymentDate: TEST_TODAY });
    for (const id of [offered, unpaid]) expect(await at.undoDecline(carl, id)).toEqual(STANDS);
    expect(await groupRow(shop, offered)).toMatchObject({ pendingOwnerEmail: dora.email });
    expect(await groupRow(shop, unpaid)).toMatchObject({ pendingOwnerEmail: null });
    expect((await groupRow(shop, offered)).pendingDate).not.toBe(MADE_ON);
  });
});
