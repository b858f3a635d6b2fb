import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal, type TestPortal } from '#tests/testkit/start-portal';
import { otherSession } from '../../../testing/change-elsewhere';
import { holdAnswer } from '../../../testing/hold';
import { breakRequests } from '../../../testing/lose-answer';
import { openApp } from '../../../testing/open-app';
import { said } from '../../../testing/said';
import { showOrigin } from '../../../testing/show-origin';
import { total } from '../../../testing/store';
import { submitButton } from '../../../testing/submit-button';

const RUNNING = { startDate: '2026-01-01', expireDate: '2026-12-31' };
const PURCHASE_ORDER = { braintreeId: 'PURCHASE_ORDER', autoRenew: false };
const TWO_PRO = { seats: [{ licenseType: 0 }, { licenseType: 0 }] } as const;

type User = Awaited<ReturnType<TestPortal['user']>>;

let owner: User;
let other: User;
const portal = duringTests(() => startPortal());
beforeAll(async () => {
  showOrigin(portal.url);
});
beforeEach(async () => {
  window.sessionStorage.clear();
  owner = await portal.user({ company: 'Lee Ltd' });
  other = await portal.user({ company: 'Orr Ltd' });
});

const open = (path: string, token = other.token) => openApp({ url: portal.url, path, token });
const pathOf = (id: string) => `/buy/transfer?subId=${id}`;
const offered = (spec: object = {}) =>
  portal.group(owner, {
    ...RUNNING,
    ...TWO_PRO,
    pendingOwnerEmail: other.email,
    pendingDate: '2026-04-01',
    ...spec,
  });

describe('what is offered', () => {
  test('is shown with what is due and when, and is taken over with a card that nothing is charged to (XFER-07, XFER-10, NAV-10)', async () => {
    await portal.buy(other);
    const before = (await portal.charges()).length;
    const { address } = open(pathOf(await offered()));
    await total('$600.00');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Transfer Ownership');
    const summary = within(screen.getByRole('main'));
    expect(summary.getByRole('heading', { name: 'Order Summary', level: 2 })).toBeDefined();
    expect(screen.getByText(owner.email)).toBeDefined();
    expect(screen.getAllByText('Total Due Jan 1, 2027').length).toBeGreaterThan(0);
    expect(screen.getByText(/^Nothing is charged today\. Your card/)).toBeDefined();
    await userEvent.click(await submitButton());
    await waitFor(() => expect(address()).toBe('/thankyou'));
    expect((await portal.charges()).slice(before)).toEqual([]);
  });

  test('is asked about as a change where no answer comes: nothing is paid for yet', async () => {
    await portal.buy(other);
    open(pathOf(await offered()));
    await total('$600.00');
    const network = breakRequests('"operationName":"AcceptTransfer"');
    await userEvent.click(await submitButton());
    await screen.findByText('Checking your change');
    network.mockRestore();
  });

  test('is taken over on arriving where it was bought by purchase order, and may renew by card from then on (XFER-12, XFER-13)', async () => {
    const id = await offered(PURCHASE_ORDER);
    open(pathOf(id));
    await screen.findByText('You are the owner now');
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ text, search }) => [text, search]);
    expect(links).toContainEqual(['Set to Auto Renew', `?subId=${id}&isAutoRenew=true`]);
    expect(links).toContainEqual(['Manage Products', '']);
    await screen.findByText(
      said(/^2 Pro, bought by purchase order, will expire on .* unless it is renewed\./),
    );
  });

  test('is not said to expire where it has expired', async () => {
    open(pathOf(await offered({ ...PURCHASE_ORDER, startDate: '2025-01-01', expireDate: '2025-12-31' })));
    await screen.findByText(said('The subscription expired on Dec 31, 2025. Nothing was charged.'));
  });

  test('is called no purchase order where it was canceled', async () => {
    const authors = { kind: 'cloud' as const, licenseType: 13, cloudAuthorCount: 3, seats: [] };
    const id = await offered({ ...authors, canceled: true, canceledAuthorCount: 3 });
    open(`${pathOf(id)}&isCloud=true`);
    await screen.findByText(
      said(/^3 Authors will expire on [A-Z][a-z]{2} \d+, \d{4}\. Nothing was charged\.$/),
    );
  });
});

test('a transfer that was accepted while its page was left is not mistaken for the next offer', async () => {
  const [left, next] = [await offered(PURCHASE_ORDER), await offered(PURCHASE_ORDER)];
  const answer = holdAnswer('"operationName":"AcceptTransfer"');
  const { unmount } = open(pathOf(left));
  await answer.reached;
  unmount();
  answer.release();
  open(pathOf(next));
  await screen.findByText('You are the owner now');
  const ask = await otherSession(portal, other.email);
  const { data } = await ask('{ viewer { subscriptions { nodes { id pendingTransfer { email } } } } }');
  expect(data.viewer.subscriptions.nodes).toHaveLength(2);
  for (const { pendingTransfer } of data.viewer.subscriptions.nodes) expect(pendingTransfer).toBeNull();
});

test('an offer that was declined in another tab leads back and says what may have happened', async () => {
  await portal.buy(other);
  const id = await offered();
  const { address } = open(pathOf(id));
  await total('$600.00');
  const submit = await submitButton();
  const ask = await otherSession(portal, other.email);
  const { data } = await ask(
    `mutation { declineTransfer(subscriptionId: ${JSON.stringify(id)}) { success } }`,
  );
  expect(data.declineTransfer.success).toBe(true);
  await userEvent.click(submit);
  await waitFor(() => expect(address()).toMatch(/^\/manage/));
  expect(
    await screen.findByText(
      'This transfer may have been accepted or declined already. Error accepting transfer',
    ),
  ).toBeTruthy();
});

test('a group that its owner cancels while its renewal is on the page is not taken over unasked', async () => {
  await portal.buy(other);
  const authors = { kind: 'cloud' as const, licenseType: 13, cloudAuthorCount: 3, seats: [] };
  const id = await offered(authors);
  open(`${pathOf(id)}&isCloud=true`);
  await total('$468.00');
  const submit = await submitButton();
  const ask = await otherSession(portal, owner.email);
  const canceled = await ask(`mutation { cancelCloudGroup(id: ${JSON.stringify(id)}) { success } }`);
  expect(canceled.data.cancelCloudGroup.success).toBe(true);
  await userEvent.click(submit);
  const question = within(await screen.findByRole('dialog', { name: 'The price has changed' }));
  expect(question.getByRole('row', { name: 'Due Jan 1, 2027 Does not renew' })).toBeDefined();
  await userEvent.click(question.getByRole('button', { name: 'Back to the transfer' }));
  await screen.findByText('Nothing is charged today, and the subscription does not renew.');
  expect(screen.queryByText('You are the owner now')).toBeNull();
  await userEvent.click(await submitButton());
  await screen.findByText('You are the owner now');
});

describe('what is not offered leads back to the products', () => {
  test.each([
    ['is not there', () => Promise.resolve('unknown')],
    ['is one’s own', () => portal.group(other, { ...RUNNING, ...TWO_PRO })],
    ['is offered to somebody else', () => offered({ pendingOwnerEmail: 'third@orr.example' })],
    ['is not offered to anybody', () => portal.group(owner, { ...RUNNING, ...TWO_PRO })],
  ])('where it %s (NAV-28, XFER-19)', async (_name, groupId) => {
    const { address } = open(pathOf(await groupId()));
    await waitFor(() => expect(address()).toBe('/manage'));
  });

  test('where the address names none (NAV-28)', async () => {
    const { address } = open('/buy/transfer');
    await waitFor(() => expect(address()).toBe('/manage'));
  });
});
