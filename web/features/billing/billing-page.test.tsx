import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPortal, type TestPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../testing/open-app';

let portal: TestPortal;
const saved: { name: string; content: Blob }[] = [];

beforeAll(async () => {
  portal = await startPortal();
});
beforeEach(() => {
  saved.length = 0;
  const files = new Map<string, Blob>();
  URL.createObjectURL = (content) => {
    const url = `blob:${files.size}`;
    if ('arrayBuffer' in content) files.set(url, content);
    return url;
  };
  URL.revokeObjectURL = () => undefined;
  // jsdom has no downloads: a click on a link to a file is where a browser takes over.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = files.get(this.href);
    if (content) saved.push({ name: this.download, content });
  });
});
afterEach(() => portal.faults({}));
afterAll(() => portal.stop());

const open = (path: string, { token }: { token: string }) => openApp({ url: portal.url, path, token });

/** Somebody who bought a Pro seat, and then two Team seats with a Pro seat. */
async function customer() {
  const user = await portal.user({ company: 'Lee Ltd' });
  const first = await portal.buy(user);
  const second = await portal.buy(user, { teamQuantity: '2', userTotalPrice: '1308.00' });
  return { ...user, first, second };
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

describe('the billing page', () => {
  test('tells a new customer that there is neither a card nor a transaction', async () => {
    open('/billing', await portal.user());
    expect(await screen.findByText('No Payment Method on File')).toBeTruthy();
    expect(screen.getByText('No transactions have been recorded yet.')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByText('Spent by month')).toBeNull();
  });

  test('shows the billing name and the card on file, of its number the last four digits alone', async () => {
    open('/billing', await customer());
    expect(await screen.findByText('Lee Ltd')).toBeTruthy();
    expect(screen.getByText('Visa ************1111')).toBeTruthy();
    expect(screen.getByText('Ann Lee')).toBeTruthy();
    expect(screen.getByText('1 Main Street, Berlin, 10115, Germany')).toBeTruthy();
  });

  test('lists one row a purchase, each product on a line of its own, and what was spent', async () => {
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
    expect(screen.getByText('$1,608.00')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Spent by month in 2026: Apr $1,608.00' })).toBeTruthy();
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

  test('saves a receipt as a PDF named after its order', async () => {
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
    expect(screen.getByText('$15,600.00')).toBeTruthy();
  }, 60_000);

  test('keeps what it has while the service is down, and says that it is of before', async () => {
    open('/billing', await customer());
    await screen.findByText('Lee Ltd');
    await userEvent.click(screen.getByRole('link', { name: 'Manage Products' }));
    await screen.findByRole('heading', { name: 'Manage Products' });
    await portal.faults({ failRequests: 1000 });
    await userEvent.click(screen.getByRole('link', { name: 'Billing' }));
    expect(await screen.findAllByText(/could not be refreshed just now/)).toHaveLength(2);
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
