import { randomUUID } from 'node:crypto';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal, type TestPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../../testing/open-app';
import { showOrigin } from '../../../testing/show-origin';
import { isConfirmed, isOpen, oneMore, total } from '../../../testing/store';
import { submitButton } from '../../../testing/submit-button';

let user: Awaited<ReturnType<TestPortal['user']>>;
let chargesBefore: number;
const portal = duringTests(() => startPortal());
beforeAll(async () => {
  showOrigin(portal.url);
});
beforeEach(async () => {
  window.sessionStorage.clear();
  // This purchase puts a card on file.
  user = await portal.user({ company: 'Lee Ltd' });
  await portal.buy(user);
  chargesBefore = (await portal.charges()).length;
});

const CLOSED = 'New seats cannot be added to this group.';
const INSTEAD = /^New Group is chosen instead of Group \d+\.$/;
const YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };

const charges = async () => (await portal.charges()).slice(chargesBefore);
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);
const submit = async () => userEvent.click(await submitButton());
const selector = () => screen.getByLabelText<HTMLSelectElement>('Subscription Group');
const offered = () => [...selector().options].map(({ value }) => value);

async function open(path: string) {
  openApp({ url: portal.url, path, token: user.token });
  await isOpen();
}

/** Sends a mutation as the same customer in another browser. */
async function elsewhere(mutation: string): Promise<void> {
  const response = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: user.token },
    body: JSON.stringify({ query: `mutation { done: ${mutation} { success } }` }),
  });
  expect(await response.json()).toEqual({ data: { done: { success: true } } });
}

describe('a group that is closed while the checkout is open', () => {
  let group: string;
  let close: () => Promise<void>;
  beforeEach(async () => {
    const seat = randomUUID();
    group = await portal.group(user, { ...YEAR, seats: [{ id: seat, licenseType: 0 }] });
    close = () => elsewhere(`cancelSeats(input: { seatIds: ["${seat}"] })`);
    await open(`/buy?pro=1&sub=${group}`);
    // 300.00 less 100 of 365 days
    await total('$217.81');
  });

  /** Expects New Group to be chosen and priced, with the reason given once. */
  async function expectNewGroup() {
    await total('$300.00');
    expect(selector().value).toBe('');
    expect(offered()).not.toContain(group);
    expect(screen.getAllByText(CLOSED)).toHaveLength(1);
    expect(screen.getAllByText(INSTEAD)).toHaveLength(1);
    // The earlier refusal disappears together with its order.
    await waitFor(() => expect(alerts()).toHaveLength(1));
  }

  test('leaves the list when the order is refused, and the next press buys a new one (BUY-14, BUY-16)', async () => {
    const button = await submitButton();
    await close();
    await userEvent.click(button);
    await expectNewGroup();
    expect(await charges()).toEqual([]);
    await submit();
    await isConfirmed();
    expect(await charges()).toEqual(['300.00']);
  });

  test('leaves the list when the customer comes back to the page; a change of the cart takes the notice away (BUY-16)', async () => {
    await close();
    act(() => void window.dispatchEvent(new Event('focus')));
    await expectNewGroup();
    await oneMore('Axure RP Pro');
    await total('$600.00');
    expect(alerts()).toEqual([]);
  });
});

test('a group that got another domain meanwhile shows it, and the next press adds to it (BUY-14)', async () => {
  await portal.domain(user, 'brightline');
  const group = await portal.group(user, { ...YEAR, kind: 'cfb', cloudAuthorCount: 2, seats: [] });
  await open(`/buy?type=1&authorQty=1&domain=mine-y&sub=${group}`);
  // 204.00 less 100 of 365 days
  await total('$148.11');
  const button = await submitButton();
  await elsewhere(`assignDomain(input: { subscriptionId: "${group}", domain: "brightline" })`);
  await userEvent.click(button);
  expect((await screen.findByText(/is assigned to/)).textContent).toContain('brightline.axure.cloud');
  expect(alerts()).toEqual([
    'This group is for another domain or organization. Please choose another group or a new one.',
  ]);
  expect(selector().value).toBe(group);
  expect(await charges()).toEqual([]);
  await submit();
  await isConfirmed();
  expect(await charges()).toEqual(['148.11']);
});

test('a refusal of the card is not told of another cart (CART-17)', async () => {
  await open('/buy?pro=1');
  await total('$300.00');
  await portal.replaceCard(user);
  await submit();
  await waitFor(() => expect(alerts()).toHaveLength(1));
  await oneMore('Axure RP Pro');
  expect(alerts()).toEqual([]);
});
