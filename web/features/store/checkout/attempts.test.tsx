import { setTimeout as sleep } from 'node:timers/promises';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal, type TestPortal } from '#tests/testkit/start-portal';
import { holdOutcome, holdRequest } from '../../../testing/hold';
import { openApp } from '../../../testing/open-app';
import { showOrigin } from '../../../testing/show-origin';
import { isConfirmed } from '../../../testing/store';
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
afterEach(() => vi.restoreAllMocks());

const charges = async () => (await portal.charges()).slice(chargesBefore);

async function openBuy(query: string) {
  const app = openApp({ url: portal.url, path: `/buy${query}`, token: user.token });
  await screen.findByLabelText('Quantity of Axure RP Pro');
  return app;
}

const submit = async () => userEvent.click(await submitButton());

/** Handles the next requests of an operation with `carry`, like a bad network. */
function onNetwork(operation: string, carry: (send: () => Promise<Response>) => Promise<Response>) {
  const real = window.fetch;
  return vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const send = () => real(input, init);
    return String(init?.body ?? '').includes(`"operationName":"${operation}"`) ? carry(send) : send();
  });
}

const limited = JSON.stringify({
  errors: [
    {
      message: 'Too many requests. Please wait a moment and try again.',
      extensions: { code: 'RATE_LIMITED' },
    },
  ],
});

const neverArrived = () => screen.queryByText(/did not reach us and nothing was charged/);

describe('an unknown order', () => {
  test('is not said to have failed while it may be on its way, also after the page was loaded again (D-126)', async () => {
    const first = await openBuy('?pro=1');
    onNetwork('BuyRpSubscription', async (send) => {
      await sleep(2_000);
      return send();
    });
    await submit();
    await waitFor(() => expect(sentAt()).not.toBeNull());
    const whenSent = sentAt();
    first.unmount();
    openApp({ url: portal.url, path: '/buy?pro=1', token: user.token });
    await screen.findByText('Checking your payment');
    expect(sentAt()).toBe(whenSent);
    await waitFor(() => expect(screen.queryByText('Order Number') ?? neverArrived()).toBeTruthy(), {
      timeout: 30_000,
    });
    expect(neverArrived()).toBeNull();
    expect(await charges()).toEqual(['300.00']);
  });

  test('is given up within seconds, and is not carried out however late it arrives (D-126)', async () => {
    await openBuy('?pro=1');
    const sent: (() => Promise<Response>)[] = [];
    const network = onNetwork('BuyRpSubscription', (send) => {
      sent.push(send);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await submit();
    await screen.findByText('Checking your payment');
    await waitFor(() => expect(neverArrived()).toBeTruthy(), { timeout: 15_000 });
    network.mockRestore();
    const late = await (await sent[0]?.())?.json();
    expect(late.data).toMatchObject({
      order: { state: 'REFUSED', userErrors: [{ code: 'ORDER_WITHDRAWN' }] },
    });
    expect(await charges()).toEqual([]);
    await submit();
    await isConfirmed();
    expect(await charges()).toEqual(['300.00']);
  });

  test('shows a message that has the focus', async () => {
    await openBuy('?pro=1');
    onNetwork('BuyRpSubscription', () => Promise.reject(new TypeError('Failed to fetch')));
    await submit();
    await waitFor(() => expect(neverArrived()).toBeTruthy(), { timeout: 15_000 });
    expect(document.activeElement).toBe(neverArrived()?.closest('[role=alert]'));
  });

  test('is reported as failed once it can no longer arrive, and may be sent again (D-126)', async () => {
    const first = await openBuy('?pro=1');
    const network = onNetwork('BuyRpSubscription', () => Promise.reject(new TypeError('Failed to fetch')));
    await submit();
    await screen.findByText('Checking your payment');
    first.unmount();
    network.mockRestore();
    ageBy(10 * 60_000);
    await openBuy('?pro=1');
    expect(await screen.findByText(/did not reach us and nothing was charged/)).toBeTruthy();
    await submit();
    await isConfirmed();
    expect(await charges()).toEqual(['300.00']);
  });
});

describe('an order that a proxy answers', () => {
  test.each([408, 425, 429, 499])(
    'with %i is asked about and told as it is, and charged once',
    async (status) => {
      await openBuy('?pro=1');
      onNetwork('BuyRpSubscription', async (send) => {
        await send();
        return new Response('<h1>Please try again</h1>', {
          status,
          headers: { 'Content-Type': 'text/html' },
        });
      });
      const outcome = holdOutcome();
      await submit();
      expect(await screen.findByText('Checking your payment')).toBeTruthy();
      outcome.release();
      await isConfirmed();
      expect(await charges()).toEqual(['300.00']);
    },
  );

  test.each([
    [413, '{}', 'There was a problem completing the order. Please try again or else contact support.'],
    [429, limited, 'Too many requests. Please wait a moment and try again.'],
  ])('with %i that says it was not taken may be sent again', async (status, body, text) => {
    await openBuy('?pro=1');
    const headers = { 'Content-Type': 'application/graphql-response+json' };
    const network = onNetwork('BuyRpSubscription', async () => new Response(body, { status, headers }));
    await submit();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(await charges()).toEqual([]);
    network.mockRestore();
    await submit();
    await isConfirmed();
    expect(await charges()).toEqual(['300.00']);
  });
});

const stored = (): { sentAt: number | null } | null =>
  JSON.parse(window.sessionStorage.getItem('openOrder /buy') ?? 'null');
const sentAt = () => stored()?.sentAt ?? null;

function ageBy(ms: number) {
  const attempt = { ...stored(), sentAt: (sentAt() ?? 0) - ms };
  window.sessionStorage.setItem('openOrder /buy', JSON.stringify(attempt));
}

describe('a tab that was opened from another one', () => {
  /** Copies the tab's storage, as browsers do. */
  const copyOf = (storage: Storage) => Object.entries({ ...storage });

  test('buys its own cart after the other tab has bought (D-126)', async () => {
    const first = await openBuy('?pro=1');
    const copied = copyOf(window.sessionStorage);
    expect(copied).not.toEqual([]);
    await submit();
    await isConfirmed();
    first.unmount();
    window.sessionStorage.clear();
    for (const [key, value] of copied) window.sessionStorage.setItem(key, value);
    await openBuy('?team=2');
    await submit();
    await isConfirmed();
    expect(await charges()).toEqual(['300.00', '1008.00']);
  });

  test('under an id that bought something else keeps its cart, names the other order, and may order (D-126)', async () => {
    const attemptId = crypto.randomUUID();
    vi.spyOn(crypto, 'randomUUID').mockReturnValueOnce(attemptId);
    const first = await openBuy('?pro=1');
    await submit();
    await isConfirmed();
    const number = first.address().replace('/buy/thankyou/', '');
    first.unmount();
    vi.spyOn(crypto, 'randomUUID').mockReturnValueOnce(attemptId);
    const { address } = await openBuy('?team=2');
    await submit();
    expect(await screen.findByText('Another order of yours went through in the meantime.')).toBeTruthy();
    expect(screen.getByRole('link', { name: number }).getAttribute('href')).toBe(`/buy/thankyou/${number}`);
    expect(address()).toBe('/buy?team=2');
    expect(await charges()).toEqual(['300.00']);
    await submit();
    await isConfirmed();
    expect(await charges()).toEqual(['300.00', '1008.00']);
  });
});

test('closing the dialog of a changed price leads back to the summary (CART-11)', async () => {
  await openBuy('?pro=1');
  const button = await submitButton();
  await portal.price(0, 33_000);
  await userEvent.click(button);
  await screen.findByRole('dialog', { name: 'The price has changed' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('complementary'));
  await portal.price(0, 30_000);
});

test('an order that is being sent is told of, once (CART-11)', async () => {
  await openBuy('?pro=1');
  const order = holdRequest('"operationName":"BuyRpSubscription"');
  await submit();
  await order.reached;
  expect(screen.getAllByText('Sending your order…').map(({ role }) => role)).toEqual(['status']);
  order.release();
  await isConfirmed();
  expect(screen.queryByText('Sending your order…')).toBeNull();
});
