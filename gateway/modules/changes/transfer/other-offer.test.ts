import { beforeEach, expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { groupRow, seatRows } from '#tests/testkit/renewals';
import type { TestUser } from '#tests/testkit/start-vendor';
import { CLOUD, transfersAt } from '#tests/testkit/transfers';
import { startPortal } from '../../../testkit/start-portal';
import { transfersIn } from '../../../testkit/transfers';

let ann: TestUser;
let bob: TestUser;
let carl: TestUser;
const portal = duringTests(() => startPortal());
beforeEach(async () => {
  const { vendor } = portal.shop;
  [ann, bob, carl] = [await vendor.user(), await vendor.user(), await vendor.user()];
});

const seatIdsOf = async (id: string) => (await seatRows(portal.shop, id)).map((seat) => seat.id);

async function versionFor({ token }: TestUser, id: string): Promise<string> {
  const groups = 'nodes { id pendingTransfer { version } }';
  const query = `{ viewer { subscriptions { ${groups} } cloudGroups { ${groups} } } }`;
  const { viewer } = (await portal.gateway.ask(query, {}, { token })).data;
  const seen = [...viewer.subscriptions.nodes, ...viewer.cloudGroups.nodes];
  return seen.find((group) => group.id === id)?.pendingTransfer.version ?? '';
}

const CONFLICT = [{ code: 'CONFLICT', message: message.changedMeanwhile, field: null }];

test('an offer that followed the one that was shown is not withdrawn in its place', async () => {
  const [ask, at] = [transfersIn(portal), transfersAt(portal.shop)];
  const rp = await at.offered(ann, bob);
  const cloud = await at.offered(ann, bob, CLOUD);
  const withdrawals = [
    [rp, ask.cancel, async () => ask.offer(ann, { seatIds: await seatIdsOf(rp), newOwnerEmail: carl.email })],
    [cloud, ask.cancelCloud, () => ask.offerCloud(ann, { subscriptionId: cloud, newOwnerEmail: carl.email })],
  ] as const;
  for (const [id, withdraw, offerToCarl] of withdrawals) {
    const shown = await versionFor(ann, id);
    expect((await withdraw(ann, id, shown)).success).toBe(true);
    expect((await offerToCarl()).success).toBe(true);
    expect(await withdraw(ann, id, shown)).toMatchObject({ success: false, userErrors: CONFLICT });
    expect(await groupRow(portal.shop, id)).toMatchObject({ pendingOwnerEmail: carl.email });
    const withdrawn = await versionFor(ann, id);
    // Again is as good as once: nothing waits any more.
    for (const _time of [1, 2]) expect((await withdraw(ann, id, withdrawn)).success).toBe(true);
  }
});

test('an offer that followed the one that was shown is not declined in its place', async () => {
  const [ask, at] = [transfersIn(portal), transfersAt(portal.shop)];
  const id = await at.offered(ann, bob, { pendingDate: '2026-03-01' });
  const shown = await versionFor(bob, id);
  await ask.cancel(ann, id, shown);
  await ask.offer(ann, { seatIds: await seatIdsOf(id), newOwnerEmail: bob.email });
  expect(await ask.decline(bob, id, shown)).toMatchObject({ success: false, userErrors: CONFLICT });
  expect(await groupRow(portal.shop, id)).toMatchObject({ pendingOwnerEmail: bob.email });
  expect((await ask.decline(bob, id, await versionFor(bob, id))).success).toBe(true);
});
