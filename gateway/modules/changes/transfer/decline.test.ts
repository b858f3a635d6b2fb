import { expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { transfersAt } from '#tests/testkit/transfers';
import { page, startFaultyVendor } from '../../../testkit/faulty-vendor';
import { startGateway } from '../../../testkit/start-gateway';
import { startPortal } from '../../../testkit/start-portal';
import { transfersIn } from '../../../testkit/transfers';

const portal = duringTests(() => startPortal());

test('a decline can be undone by the customer who declined, and only its answer offers that', async () => {
  const { vendor } = portal.shop;
  const [ann, bob, carl] = [await vendor.user(), await vendor.user(), await vendor.user()];
  const [at, ask] = [transfersAt(portal.shop), transfersIn(portal)];
  const id = await at.offered(ann, bob);
  expect((await ask.cancel(ann, await at.offered(ann, bob))).canUndo).toBe(false);
  const declined = await ask.decline(bob, id);
  expect(declined).toMatchObject({
    success: true,
    canUndo: true,
    viewer: { subscriptions: { nodes: [] } },
  });
  expect(await ask.undoDecline(carl, id)).toMatchObject({
    success: false,
    userErrors: [{ code: 'NOT_ALLOWED', message: message.declineStands }],
  });
  const { success, canUndo, viewer } = await ask.undoDecline(bob, id);
  expect([success, canUndo]).toEqual([true, false]);
  expect(viewer.subscriptions.nodes).toMatchObject([{ id, pendingTransfer: { isToViewer: true } }]);
  expect((await ask.preview(bob, id)).userErrors).toEqual([]);
});

test('a decline is final at a vendor service that cannot undo it', async () => {
  const other = await startFaultyVendor();
  other.at('/user/undoDeclineTransferOwner', page('<h1>Not Found</h1>', 404));
  const beside = await startGateway({ vendorUrl: other.url });
  const query =
    'mutation { undoDeclineTransfer(subscriptionId: "sub-1") { success canUndo userErrors { code message } } }';
  const { data } = await beside.ask(query, {}, { token: 'good' });
  await beside.stop();
  await other.stop();
  expect(data.undoDeclineTransfer).toEqual({
    success: false,
    canUndo: false,
    userErrors: [{ code: 'NOT_ALLOWED', message: message.declineStands }],
  });
});
