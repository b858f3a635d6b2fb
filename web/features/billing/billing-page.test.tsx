import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { catchDownloads, type SavedFile } from '../../testing/downloads';
import { holdAnswer } from '../../testing/hold';
import { openApp } from '../../testing/open-app';
import { said } from '../../testing/said';

let saved: SavedFile[];

const portal = duringTests(() => startPortal());
beforeEach(() => {
  saved = catchDownloads();
});
afterEach(() => portal.faults({}));

const open = (path: string, { token }: { token: string }) => openApp({ url: portal.url, path, token });

/** A customer with one purchase of a Pro seat, and one of two Team seats and a Pro seat. */
async function customer() {
  const user = await portal.user({ company: 'Lee Ltd' });
  const first = await portal.buy(user);
  const second = await portal.buy(user, { teamQuantity: '2', userTotalPrice: '1308.00' });
  return { ...user, first, second };
}

const rows = () =>
  screen.getAllByRole('link', { name: /^Details of order/ }).map((link) => link.closest('tr') ?? link);

const tabsLit = () =>
  [...document.querySelectorAll('header [aria-current]')].map(({ textContent }) => textContent);

describe('the billing page', () => {
  test('tells a new customer that there is neither a card nor a transaction (SALES-02, BILL-07, INFO-03, INFO-13)', async () => {
    open('/billing', await portal.user());
    expect(await screen.findByText('No Payment Method on File')).toBeTruthy();
    expect(screen.getByText('No transactions have been recorded yet.')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByText(/^Spent by month/)).toBeNull();
  });

  test('shows the billing name and the card on file, of its number the last four digits alone', async () => {
    open('/billing', await customer());
    expect(await screen.findByText('Lee Ltd')).toBeTruthy();
    expect(screen.getByText('Visa ************1111')).toBeTruthy();
    expect(screen.getByText('Ann Lee')).toBeTruthy();
    expect(screen.getByText(said('1 Main Street, Berlin, 10115, Germany'))).toBeTruthy();
  });

  test('lists one row a purchase, each product on a line of its own, and what was spent (SALES-04, SALES-08)', async () => {
    const user = await customer();
    open('/billing', user);
    const header = within(await screen.findByRole('table')).getAllByRole('columnheader');
    expect(header.map((cell) => cell.textContent)).toEqual([
      'Product Edition',
      'Billing Term',
      'Purchased Date',
      'Payment Amount',
      'Receipt',
      'Confirmation',
    ]);
    const both = rows().find((row) => within(row).queryByText('Axure RP Team (2)'));
    expect(both && within(both).getByText('Axure RP Pro (1)')).toBeTruthy();
    expect(both && within(both).getByText('$1,308.00')).toBeTruthy();
    expect(rows()).toHaveLength(2);
    const details = screen.getByRole('link', { name: `Details of order ${user.second}` });
    expect(details.getAttribute('href')).toBe(`/buy/thankyou/${user.second}`);
    expect(
      screen.getByRole('button', {
        name: 'Apr 2026: $1,608.00; Axure RP Team $1,008.00, Axure RP Pro $600.00',
      }),
    ).toBeTruthy();
  });

  test('lists both of two equal lines of a purchase (SALES-08)', async () => {
    const user = await portal.user();
    const pro = ['Axure RP Pro', 30_000] as const;
    await portal.pastSales(user, [{ on: '2026-03-01', lines: [pro, ['Axure RP Team', 50_400], pro] }]);
    open('/billing', user);
    await screen.findByRole('table');
    expect(within(rows()[0] ?? document.body).getAllByText('Axure RP Pro (1)')).toHaveLength(2);
  });

  test('finds transactions, keeps what is searched for in the address bar, and says when none matches', async () => {
    const { address } = open('/billing', await customer());
    await screen.findByRole('table');
    await userEvent.type(screen.getByRole('searchbox'), 'team');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(address()).toBe('/billing?search=team');
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('No transaction matches')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(address()).toBe('/billing');
  });

  test('shows that it is loading, and nothing that looks empty (BILL-02, SALES-01)', async () => {
    const user = await customer();
    open('/manage', user);
    await screen.findByRole('heading', { name: 'Manage Products' });
    const answer = holdAnswer('"operationName":"BillingPage"');
    await userEvent.click(screen.getByRole('link', { name: 'Billing' }));
    expect(await screen.findByText('Loading your billing information')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Loading your billing information' })).toBeTruthy();
    expect(screen.getByText('Transaction History')).toBeTruthy();
    expect(screen.queryByText('No transactions have been recorded yet.')).toBeNull();
    expect(screen.queryByText('No Payment Method on File')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download receipts' }).disabled).toBe(true);
    answer.release();
    expect(await screen.findByText('Lee Ltd')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(rows()).toHaveLength(2);
  });

  test('brings the transactions into view where the address names them (SALES-14)', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    open('/billing#transactions', await customer());
    await screen.findByRole('table');
    await waitFor(() => expect(scrolled.mock.contexts).toEqual([document.getElementById('transactions')]));
  });

  test('leads to the confirmation of a purchase (SALES-06)', async () => {
    const user = await customer();
    const { address } = open('/billing', user);
    await userEvent.click(await screen.findByRole('link', { name: `Details of order ${user.second}` }));
    expect(address()).toBe(`/buy/thankyou/${user.second}`);
    expect(await screen.findByText('Order Number')).toBeTruthy();
    expect(tabsLit()).toEqual(['Billing']);
  });

  test('is still the tab of such a confirmation after a reload, but not of one that is only opened', async () => {
    const user = await customer();
    const path = `/buy/thankyou/${user.second}`;
    const first = open('/billing', user);
    await userEvent.click(await screen.findByRole('link', { name: `Details of order ${user.second}` }));
    await screen.findByText('Order Number');
    const state: unknown = window.history.state;
    first.unmount();
    const again = openApp({ url: portal.url, path, token: user.token, state });
    expect(tabsLit()).toEqual(['Billing']);
    await screen.findByText('Order Number');
    expect(tabsLit()).toEqual(['Billing']);
    again.unmount();
    open(path, user);
    await screen.findByText('Order Number');
    expect(tabsLit()).toEqual(['Buy']);
  });

  test('saves a receipt as a PDF named after its order (SALES-05)', async () => {
    const user = await customer();
    open('/billing', user);
    await userEvent.click(await screen.findByRole('button', { name: `PDF receipt of order ${user.second}` }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe(`Axure Receipt ${user.second}.pdf`);
    expect(await saved[0]?.content.slice(0, 4).text()).toBe('%PDF');
  });

  test('says when a receipt could not be had', async () => {
    const user = await customer();
    open('/billing', user);
    const receipt = await screen.findByRole('button', { name: `PDF receipt of order ${user.first}` });
    await portal.faults({ failRequests: 1000 });
    await userEvent.click(receipt);
    expect(await screen.findByText(/receipt of order .+ could not be downloaded/)).toBeTruthy();
    expect(saved).toEqual([]);
  });

  test('shows the newest fifty, and the older ones when asked', async () => {
    const user = await portal.user({ company: 'Lee Ltd' });
    for (let bought = 0; bought < 52; bought += 1) await portal.buy(user);
    open('/billing', user);
    expect(await screen.findByText('50 of 52 shown')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show older transactions' }));
    await waitFor(() => expect(rows()).toHaveLength(52));
    expect(screen.queryByRole('button', { name: 'Show older transactions' })).toBeNull();
  });

  test('keeps what it has while the service is down, and says that it is of before', async () => {
    open('/billing', await customer());
    await screen.findByText('Lee Ltd');
    await screen.findByText(/^Next charges?$/);
    await userEvent.click(screen.getByRole('link', { name: 'Manage Products' }));
    await screen.findByRole('heading', { name: 'Manage Products' });
    await portal.faults({ failRequests: 1000 });
    await userEvent.click(screen.getByRole('link', { name: 'Billing' }));
    await waitFor(() => expect(screen.getAllByText(/could not be refreshed just now/)).toHaveLength(3));
    expect(screen.getByText('Lee Ltd')).toBeTruthy();
    expect(rows()).toHaveLength(2);
    await portal.faults({});
    await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByText(/could not be refreshed/)).toBeNull());
  });

  test('does not look empty while the service is down, and recovers', async () => {
    const user = await customer();
    open('/manage', user);
    await screen.findByRole('heading', { name: 'Manage Products' });
    await portal.faults({ failRequests: 1000 });
    await userEvent.click(screen.getByRole('link', { name: 'Billing' }));
    await screen.findByText('Your transactions could not be loaded.');
    expect(screen.getByText('Your billing information could not be loaded.')).toBeTruthy();
    expect(screen.queryByText('No transactions have been recorded yet.')).toBeNull();
    expect(screen.queryByText('No Payment Method on File')).toBeNull();
    await portal.faults({});
    await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] ?? document.body);
    expect(await screen.findByText('Lee Ltd')).toBeTruthy();
    await waitFor(() => expect(rows()).toHaveLength(2));
  });
});
