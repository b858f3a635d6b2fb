import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { beforeEachTest } from '#tests/testkit/during-tests';
import { otherSession, seatsElsewhere } from '../../../testing/change-elsewhere';
import { holdRequest } from '../../../testing/hold';
import { loseAnswer } from '../../../testing/lose-answer';
import { openApp } from '../../../testing/open-app';
import { portalOfOwner } from '../../../testing/owner-portal';
import { said } from '../../../testing/said';

const TWO_PRO = {
  startDate: '2026-01-01',
  expireDate: '2026-12-31',
  seats: [{ licenseType: 0 }, { licenseType: 0 }],
} as const;
const AUTHORS = {
  startDate: '2026-01-01',
  expireDate: '2026-12-31',
  kind: 'cfb' as const,
  cloudAuthorCount: 3,
  rpPublisherCount: 2,
  seats: [],
};

const { portal, owner } = portalOfOwner({ name: 'Cora Lindahl' });
const other = beforeEachTest(() => portal.user({ name: 'Olaf Brandt' }));

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Transfer Ownership' }));

async function offerCloudGroup(to: string) {
  await press('Actions for Group 1');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Transfer Ownership' }));
  const form = await dialog();
  await userEvent.type(form.getByRole('textbox'), to);
  return form;
}

test('an offer that was withdrawn meanwhile cannot be declined, which is still said when it is gone from the page', async () => {
  const offer = { pendingOwnerEmail: other.email, pendingDate: '2026-04-01' };
  const id = await portal.group(owner, { ...TWO_PRO, ...offer });
  openApp({ url: portal.url, path: '/manage', token: other.token });
  const decline = await screen.findByRole('button', { name: /^Decline Group/ });
  const ask = await otherSession(portal, owner.email);
  const { data } = await ask(`mutation { cancelTransfer(subscriptionId: "${id}") { success } }`);
  expect(data.cancelTransfer.success).toBe(true);
  await userEvent.click(decline);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Decline Group/ })).toBeNull());
  expect(await screen.findByText(message.transferAcceptFailed)).toBeTruthy();
});

test('a page that shows an earlier offer does not withdraw the one that followed it', async () => {
  const offer = { pendingOwnerEmail: other.email, pendingDate: '2026-04-01' };
  const id = await portal.group(owner, { ...TWO_PRO, ...offer });
  openApp({ url: portal.url, path: '/manage', token: owner.token });
  const cancel = await screen.findByRole('button', { name: /^Cancel Transfer of Group/ });
  const { ask, groups } = await seatsElsewhere(portal, owner.email);
  await ask(`mutation { cancelTransfer(subscriptionId: "${id}") { success } }`);
  const input = `{ seatIds: ${JSON.stringify(groups[0])}, newOwnerEmail: "third@test.example" }`;
  const { data } = await ask(`mutation { transferOwner(input: ${input}) { success } }`);
  expect(data.transferOwner.success).toBe(true);
  await userEvent.click(cancel);
  await screen.findByText(message.changedMeanwhile);
  await screen.findByText(/^Pending ownership transfer to third@test\.example/);
  await press(/^Cancel Transfer of Group/);
  await screen.findByText(said('The transfer of Group 1 was canceled.'));
  await waitFor(() => expect(screen.queryByText(/^Pending ownership transfer/)).toBeNull());
});

test('a decline is taken back by Undo: the group waits again, under its number', async () => {
  const offer = { pendingOwnerEmail: other.email, pendingDate: '2026-04-01' };
  const id = await portal.group(owner, { ...TWO_PRO, ...offer });
  openApp({ url: portal.url, path: '/manage', token: other.token });
  await press(/^Decline Group/);
  await screen.findByText(said(/^The transfer of Group 1 was declined\./));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Decline Group/ })).toBeNull());
  await press('Undo');
  await screen.findByText(said('Group 1 waits for your answer again.'));
  await screen.findByRole('button', { name: /^Decline Group/ });
  const ask = await otherSession(portal, owner.email);
  const { data } = await ask('{ viewer { subscriptions { nodes { id pendingTransfer { email } } } } }');
  expect(data.viewer.subscriptions.nodes).toEqual([{ id, pendingTransfer: { email: other.email } }]);
});

test('an Undo that comes too late says who can offer the group again', async () => {
  const offer = { pendingOwnerEmail: other.email, pendingDate: '2026-04-01' };
  await portal.group(owner, { ...TWO_PRO, ...offer });
  openApp({ url: portal.url, path: '/manage', token: other.token });
  await press(/^Decline Group/);
  await screen.findByRole('button', { name: 'Undo' });
  const ask = await otherSession(portal, owner.email);
  const seats = await ask(`{ viewer { subscriptions { nodes { seats { nodes { id } } } } } }`);
  const [seat] = seats.data.viewer.subscriptions.nodes[0].seats.nodes;
  const { data } = await ask(
    `mutation { transferOwner(input: { seatIds: ["${seat.id}"], newOwnerEmail: "third@test.example" }) { success } }`,
  );
  expect(data.transferOwner.success).toBe(true);
  await press('Undo');
  expect(await screen.findByText(message.declineStands)).toBeTruthy();
});

test('an offer whose answer got lost is not made again: the group is waiting', async () => {
  await portal.group(owner, AUTHORS);
  openApp({ url: portal.url, path: '/manage?cloud=true', token: owner.token });
  const form = await offerCloudGroup(other.email);
  loseAnswer('"operationName":"CloudTransferOwner"');
  await userEvent.click(form.getByRole('button', { name: 'Transfer Ownership' }));
  await form.findByText(message.transferPending);
  expect(form.queryByRole('textbox')).toBeNull();
  await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull());
});

test('an offer that is refused after its page was left is not taken for made', async () => {
  await portal.group(owner, AUTHORS);
  openApp({ url: portal.url, path: '/profile', token: owner.token });
  await userEvent.click(await screen.findByRole('link', { name: 'Manage Products' }));
  await userEvent.click(await screen.findByRole('link', { name: /Cloud/ }));
  const form = await offerCloudGroup('nobody at all');
  const request = holdRequest('"operationName":"CloudTransferOwner"');
  await userEvent.click(form.getByRole('button', { name: 'Transfer Ownership' }));
  await request.reached;
  act(() => window.history.go(-2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  request.release();
  expect(await screen.findByText(message.enterValidEmail)).toBeTruthy();
});

test('a former owner who still manages the seats sees whose they are as soon as a change of them is answered', async () => {
  const ordered = { braintreeId: 'PURCHASE_ORDER', autoRenew: false };
  const offer = { pendingOwnerEmail: other.email, pendingDate: '2026-04-01' };
  const id = await portal.group(owner, { ...TWO_PRO, ...ordered, ...offer });
  openApp({ url: portal.url, path: '/manage', token: owner.token });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 2 seats of Group 1' }));
  await acceptElsewhere(id);
  await press('More Actions');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit Notes' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Notes' }));
  await userEvent.type(await form.findByRole('textbox'), 'Porto');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('The note of 2 seats is saved.');
  expect(await screen.findByText(other.email)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Cancel Transfer of Group/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /Add Users/ })).toBeNull();
});

async function acceptElsewhere(id: string) {
  const ask = await otherSession(portal, other.email);
  const { data } = await ask(`{ transferPreview(subscriptionId: "${id}") { transfer { previewId total } } }`);
  const { previewId, total } = data.transferPreview.transfer;
  const order = `attemptId: "${crypto.randomUUID()}", previewId: "${previewId}", total: "${total}"`;
  const accepted = await ask(
    `mutation { acceptTransfer(input: { ${order}, subscriptionId: "${id}" }) { state } }`,
  );
  expect(accepted.data.acceptTransfer.state).toBe('DONE');
}
