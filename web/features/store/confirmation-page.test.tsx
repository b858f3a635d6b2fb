import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { catchDownloads } from '../../testing/downloads';
import { openApp } from '../../testing/open-app';

const portal = duringTests(() => startPortal());
afterEach(() => portal.faults({}));

const open = (path: string, { token }: { token: string }) => openApp({ url: portal.url, path, token });
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent;

describe('the confirmation', () => {
  test('shows the order, and leads to assigning its seats (CONF-01, CONF-02, CONF-05, NAV-14)', async () => {
    const user = await portal.user({ company: 'Lee Ltd' });
    const sale = await portal.buy(user);
    open(`/buy/thankyou/${sale}`, user);
    await screen.findByText('Order Number');
    for (const text of [sale, '1 seat', 'Annual', 'Lee Ltd', 'Apr 11, 2027']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(fact('Amount Paid')).toBe('$300.00');
    expect(fact('Group')).toBe('Group 1');
    expect(screen.getByRole('link', { name: 'Assign Subscriptions' }).getAttribute('href')).toMatch(
      /^\/manage\?sub=.+&assign=true$/,
    );
  });

  test('says until when is paid, and nothing of a next charge, where the vendor does not say what follows (T-13)', async () => {
    const user = await portal.user({ company: 'Lee Ltd' });
    const sale = await portal.buy(user);
    const { fetch } = window;
    vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
      const answer = await fetch(input, init);
      if (!String(init?.body ?? '').includes('"operationName":"Confirmation"')) return answer;
      const { data } = await answer.json();
      return Response.json({ data: { confirmation: { ...data.confirmation, endsThen: null } } });
    });
    open(`/buy/thankyou/${sale}`, user);
    await screen.findByText('Order Number');
    expect(fact('Paid Through')).toBe('Apr 10, 2027');
    for (const name of ['Next Billed Date', 'Expires']) expect(screen.queryByText(name)).toBeNull();
  });

  test('of a sale that is unknown, or of another customer, leads to Buy (CONF-08, NAV-29)', async () => {
    const sale = await portal.buy(await portal.user({ company: 'Lee Ltd' }));
    const stranger = await portal.user();
    for (const id of ['nope', sale]) {
      const { address, unmount } = open(`/buy/thankyou/${id}`, stranger);
      await screen.findByLabelText('Quantity of Axure RP Pro');
      expect(address()).toMatch(/^\/buy/);
      expect(address()).not.toContain('thankyou');
      unmount();
    }
  });

  test('of a renewal under way says that it may take a few minutes (CONF-06, NAV-14)', async () => {
    const user = await portal.user({ company: 'Lee Ltd' });
    open(`/buy/thankyou/${await portal.buy(user)}?processing=1`, user);
    expect(await screen.findByText(/This change may take a few minutes/)).toBeTruthy();
  });

  test('that cannot be loaded says so instead of leading away (CONF-10)', async () => {
    const user = await portal.user({ company: 'Lee Ltd' });
    const sale = await portal.buy(user);
    open('/billing', user);
    const details = await screen.findByRole('link', { name: `Details of order ${sale}` });
    await portal.faults({ failRequests: 1000 });
    await userEvent.click(details);
    await screen.findByText('Your confirmation could not be loaded.');
    await portal.faults({});
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Order Number')).toBeTruthy();
  });
});

describe('the confirmation explains itself', () => {
  test('every line opens to how it came about, and the lines add up to what was paid (CONF-01)', async () => {
    const user = await portal.user({ company: 'Lee Ltd' });
    const cart = { proQuantity: '2', entQuantity: '1', userTotalPrice: '1620.00' };
    open(`/buy/thankyou/${await portal.buy(user, cart)}`, user);
    const opener = await screen.findByRole('button', { name: 'Axure RP Pro × 2' });
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(opener);
    expect(screen.getByText('$300.00 × 2 by the price list of the day.').hidden).toBe(false);
    expect(screen.getByText('$1,020.00 by the price list of the day.').hidden).toBe(true);
    expect(screen.getByText('$600.00')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Axure RP Enterprise × 1' })).toBeTruthy();
    expect(screen.getByText('$1,020.00')).toBeTruthy();
    expect(screen.getAllByText('$1,620.00')).toHaveLength(2);
  });

  test('and hands out the receipt of the day (CONF-10)', async () => {
    const saved = catchDownloads();
    const user = await portal.user({ company: 'Lee Ltd' });
    const sale = await portal.buy(user);
    open(`/buy/thankyou/${sale}`, user);
    await userEvent.click(await screen.findByRole('button', { name: `PDF receipt of order ${sale}` }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([`Axure Receipt ${sale}.pdf`]));
    expect(fact('Receipt')).toContain('Apr 11, 2026');
  });
});

describe('the page after a change without a transaction', () => {
  test('thanks, and leads on (CONF-09, INFO-14, NAV-13, SALES-14)', async () => {
    open('/thankyou', await portal.user());
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Transaction History' }).getAttribute('href')).toBe(
      '/billing#transactions',
    );
    expect(screen.getAllByRole('link', { name: 'Manage Products' }).at(-1)?.getAttribute('href')).toBe(
      '/manage',
    );
  });

  test('claims no change when it is opened by its address (NAV-13)', async () => {
    open('/thankyou', await portal.user());
    await screen.findByRole('heading', { name: 'Thank You' });
    expect(screen.queryByText(/has been made/)).toBeNull();
  });
});
