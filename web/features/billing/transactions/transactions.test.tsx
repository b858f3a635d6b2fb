import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../../testing/open-app';

let token: string;
const portal = duringTests(() => startPortal());
beforeAll(async () => {
  const user = await portal.user();
  token = user.token;
  await portal.pastSales(user, [
    { on: '2024-05-01', term: 5, lines: [['Axure RP Team', 200_000]] },
    { on: '2026-03-31', term: 1, lines: [['Axure RP Pro', 2_900]] },
    {
      on: '2026-01-02',
      lines: [
        ['Axure RP Enterprise', 100_000],
        ['Axure RP Pro', 30_000],
      ],
    },
    { on: '2026-03-01', term: 4, lines: [['Cloud Author', 55_050]] },
  ]);
});
afterEach(() => portal.faults({}));

const open = async (path = '/billing') => {
  const app = openApp({ url: portal.url, path, token });
  await screen.findByRole('table');
  return app;
};
const rows = () => screen.getAllByRole('link', { name: /^Details/ }).map((link) => link.closest('tr'));
const amounts = () => rows().map((row) => row?.cells[3]?.textContent);
const sorted = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
const yearGroups = () => screen.queryAllByRole('rowgroup', { name: /^\d{4} / });
const head = (name: string) => screen.getByRole('button', { name });
const period = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Period of the transactions' });
const sum = (text: string) =>
  screen.getByText(
    (_, element) => element?.getAttribute('role') === 'status' && element.textContent === text,
  );

describe('the transactions', () => {
  test('are listed newest first, under their years with what each came to (SALES-09)', async () => {
    await open();
    expect(amounts()).toEqual(['$29.00', '$550.50', '$1,300.00', '$2,000.00']);
    const years = yearGroups().map((year) => year.querySelector('tr')?.textContent);
    expect(years).toEqual(['2026 3 purchases$1,879.50', '2024 1 purchase$2,000.00']);
    expect(sum('$3,879.50 4 purchases in all years')).toBeTruthy();
    expect(sorted('Purchased Date')).toBe('descending');
  });

  test('are ordered by a click on a head, kept in the address, without years (SALES-04)', async () => {
    const { address } = await open();
    await userEvent.click(head('Payment Amount'));
    await waitFor(() => expect(amounts()).toEqual(['$2,000.00', '$1,300.00', '$550.50', '$29.00']));
    expect(address()).toBe('/billing?sort=amount%3Adesc');
    expect([sorted('Payment Amount'), sorted('Purchased Date')]).toEqual(['descending', 'none']);
    expect(yearGroups()).toEqual([]);
    await userEvent.click(head('Payment Amount'));
    await waitFor(() => expect(amounts()[0]).toBe('$29.00'));
    expect(address()).toBe('/billing?sort=amount%3Aasc');
    await userEvent.click(head('Billing Term'));
    await waitFor(() =>
      expect(rows().map((row) => row?.cells[1]?.textContent)).toEqual([
        'Monthly',
        'Annual',
        '2 Year',
        '3 Year',
      ]),
    );
    await userEvent.click(head('Product Edition'));
    await waitFor(() => expect(amounts()[0]).toBe('$1,300.00'));
    await userEvent.click(head('Purchased Date'));
    await waitFor(() => expect(address()).toBe('/billing'));
    expect(yearGroups()).toHaveLength(2);
    expect(screen.getByRole('columnheader', { name: 'Receipt' }).querySelector('button')).toBeNull();
  });

  test('are those of one year, with its sum, and all again', async () => {
    const { address } = await open();
    expect([...period().options].map(({ text }) => text)).toEqual(['All years', '2026', '2024', 'Custom']);
    await userEvent.selectOptions(period(), '2024');
    await waitFor(() => expect(amounts()).toEqual(['$2,000.00']));
    expect(address()).toBe('/billing?period=2024');
    expect(sum('$2,000.00 1 purchase in 2024')).toBeTruthy();
    await userEvent.selectOptions(period(), 'All years');
    await waitFor(() => expect(amounts()).toHaveLength(4));
    expect(address()).toBe('/billing');
  });

  test('are those of days of one’s own, which may be open and must not be reversed', async () => {
    const { address } = await open('/billing?period=2026');
    await userEvent.selectOptions(period(), 'Custom');
    const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
    await userEvent.clear(to);
    await userEvent.type(to, '2026-03-30{Enter}');
    await waitFor(() => expect(amounts()).toEqual(['$550.50', '$1,300.00']));
    await userEvent.clear(from);
    await waitFor(() => expect(amounts()).toEqual(['$550.50', '$1,300.00', '$2,000.00']));
    expect(address()).toBe('/billing?period=..2026-03-30');
    expect(sum('$3,850.50 3 purchases until Mar 30, 2026')).toBeTruthy();
    await userEvent.type(from, '2026-12-01');
    await userEvent.tab();
    expect((await screen.findByRole('alert')).textContent).toBe('The last day is before the first.');
    expect(address()).toBe('/billing?period=..2026-03-30');
  });

  /** Simulates typing over a date in a browser: each key reports a value or none. */
  const typeOver = (label: string, values: readonly string[]) => {
    const input = screen.getByLabelText(label);
    input.focus();
    for (const value of values) {
      fireEvent.keyDown(input, { key: '1' });
      fireEvent.change(input, { target: { value } });
    }
  };
  const archiveDays = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Download receipts' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download receipts' }));
    const days = ['From', 'To'].map((label) => dialog.getByLabelText<HTMLInputElement>(label).value);
    await userEvent.click(dialog.getByRole('button', { name: 'Go Back' }));
    return days;
  };

  test('are not those of a date that is still being typed', async () => {
    const { address } = await open('/billing?period=2024-01-01..2026-12-31');
    typeOver('To', ['2026-01-31', '2026-01-01', '0002-01-01', '0020-01-01', '0202-01-01', '2023-01-01']);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    expect((await screen.findByRole('alert')).textContent).toBe('The last day is before the first.');
    expect(address()).toBe('/billing?period=2024-01-01..2026-12-31');
    expect(amounts()).toHaveLength(4);
    expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('2023-01-01');
    expect(await archiveDays()).toEqual(['2024-01-01', '2026-12-31']);
    typeOver('To', ['0002-01-01', '2026-01-01']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/billing?period=2024-01-01..2026-01-01'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('keep their first day while another is typed that is no whole date yet', async () => {
    const { address } = await open('/billing?period=2024-05-01..2024-05-31');
    typeOver('From', ['2024-11-01', '', '0002-11-01', '2026-11-01']);
    expect(address()).toBe('/billing?period=2024-05-01..2024-05-31');
    await userEvent.tab();
    expect((await screen.findByRole('alert')).textContent).toBe('The last day is before the first.');
    expect(address()).toBe('/billing?period=2024-05-01..2024-05-31');
    expect(await archiveDays()).toEqual(['2024-05-01', '2024-05-31']);
  });

  test('do not change for an incomplete date, which shows an error', async () => {
    const { address } = await open('/billing?period=2024-05-01..2024-05-31');
    const from = screen.getByLabelText('From');
    // An incomplete date has an empty value in a browser; jsdom does not implement `badInput`.
    Object.defineProperty(from, 'validity', { value: { badInput: true } });
    typeOver('From', ['']);
    await userEvent.tab();
    expect((await screen.findByRole('alert')).textContent).toBe('Enter a whole date.');
    expect(address()).toBe('/billing?period=2024-05-01..2024-05-31');
  });

  test('open as the address says, and say when it names nothing', async () => {
    const { address } = openApp({ url: portal.url, path: '/billing?period=2019&sort=amount:asc', token });
    expect(await screen.findByText('Nothing was bought in 2019.')).toBeTruthy();
    expect(period().value).toBe('2019');
    await userEvent.click(screen.getByRole('button', { name: 'Show all years' }));
    await waitFor(() => expect(amounts()).toEqual(['$29.00', '$550.50', '$1,300.00', '$2,000.00']));
    expect(address()).toBe('/billing?sort=amount%3Aasc');
  });

  test('keep an order that is chosen while the pause of the search runs', async () => {
    const { address } = await open();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'pro' } });
    fireEvent.click(head('Payment Amount'));
    await waitFor(() => expect(address()).toContain('search=pro'));
    expect(address()).toBe('/billing?sort=amount%3Adesc&search=pro');
  });

  test('are searched within the period, with the sum of what was found', async () => {
    const { address } = await open('/billing?period=2026');
    await userEvent.type(screen.getByRole('searchbox'), 'pro');
    await waitFor(() => expect(amounts()).toEqual(['$29.00', '$1,300.00']));
    expect(address()).toBe('/billing?period=2026&search=pro');
    expect(sum('$1,329.00 2 purchases with “pro” in 2026')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('Nothing was found for “prozzz” in 2026.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await waitFor(() => expect(amounts()).toHaveLength(3));
  });

  test('that cannot be loaded in another order show a message, and load when the service is back', async () => {
    await open();
    await portal.faults({ failRequests: 1000 });
    await userEvent.click(head('Payment Amount'));
    expect(await screen.findByText('Your transactions could not be loaded.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    await portal.faults({});
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(amounts()[0]).toBe('$2,000.00'));
  });

  test('are ordered by a select where they are cards', async () => {
    window.innerWidth = 375;
    const { address } = await open();
    expect(screen.queryByRole('button', { name: 'Payment Amount' })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Payment Amount');
    await waitFor(() => expect(amounts()[0]).toBe('$2,000.00'));
    await userEvent.click(screen.getByRole('button', { name: 'Descending; sort ascending' }));
    await waitFor(() => expect(amounts()[0]).toBe('$29.00'));
    expect(address()).toBe('/billing?sort=amount%3Aasc');
  });
});
