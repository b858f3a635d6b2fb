import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../../testing/open-app';

let token: string;
const portal = duringTests(() => startPortal());
beforeAll(async () => {
  const user = await portal.user();
  token = user.token;
  await portal.pastSales(user, [
    { on: '2026-01-10', lines: [['Axure RP Pro', 30_000]] },
    {
      on: '2026-03-04',
      lines: [
        ['Axure RP Team', 100_800],
        ['Axure RP Pro', 60_000],
      ],
    },
    {
      on: '2025-06-01',
      lines: ['A', 'B', 'C', 'D', 'E', 'F'].map((name, index) => [name, 1_000 * (6 - index)] as const),
    },
  ]);
});

async function openChart(path = '/billing?period=2026') {
  const app = openApp({ url: portal.url, path, token });
  await screen.findByRole('table');
  return app;
}
const figure = () => screen.getByRole('figure', { name: /^Spent by/ });
const months = () => within(within(figure()).getByRole('toolbar')).getAllByRole('button');
const month = (name: RegExp) => within(figure()).getByRole('button', { name });
const legend = () =>
  within(figure())
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('span')].map(({ textContent }) => textContent));

describe('the chart of what was spent', () => {
  test('shows a year by month and product, empty months too', async () => {
    await openChart();
    expect(within(figure()).getByRole('heading', { name: 'Spent by month in 2026' })).toBeTruthy();
    expect(months()).toHaveLength(12);
    expect(month(/^Mar 2026: \$1,608\.00; Axure RP Team \$1,008\.00, Axure RP Pro \$600\.00$/)).toBeTruthy();
    expect(month(/^Feb 2026: nothing$/)).toBeTruthy();
    expect(legend()).toEqual([
      ['Axure RP Team', '$1,008.00'],
      ['Axure RP Pro', '$900.00'],
    ]);
    expect(figure().querySelectorAll('rect[data-slot]')).toHaveLength(3);
    expect(figure().querySelectorAll('rect:not([data-slot])')).toHaveLength(10);
  });

  test('shows the figures of a month that is pointed at or reached by keyboard', async () => {
    await openChart();
    await userEvent.hover(month(/^Jan/));
    expect(within(figure()).getByText('in Jan 2026', { exact: false })).toBeTruthy();
    expect(legend()).toEqual([
      ['Axure RP Team', '$0.00'],
      ['Axure RP Pro', '$300.00'],
    ]);
    await userEvent.unhover(screen.getByRole('toolbar', { name: /^Spent by/ }));
    month(/^Mar/).focus();
    await waitFor(() => expect(legend()[1]).toEqual(['Axure RP Pro', '$600.00']));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(months()[0]);
    expect(legend()[1]).toEqual(['Axure RP Pro', '$300.00']);
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(months()[11]);
    expect(months().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  test('lists the purchases of a month that is pressed, and of its year when it is pressed again', async () => {
    const { address } = await openChart();
    await userEvent.click(month(/^Mar/));
    await waitFor(() => expect(address()).toBe('/billing?period=2026-03'));
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Details/ })).toHaveLength(1));
    expect(month(/^Mar/).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(month(/^Feb/));
    expect(address()).toBe('/billing?period=2026-03');
    await userEvent.click(month(/^Mar/));
    await waitFor(() => expect(address()).toBe('/billing?period=2026'));
  });

  test('follows the year, and adds the smaller of many products up', async () => {
    await openChart('/billing?period=2025');
    expect(within(figure()).getByRole('heading', { name: 'Spent by month in 2025' })).toBeTruthy();
    expect(legend()).toEqual([
      ['A', '$60.00'],
      ['B', '$50.00'],
      ['C', '$40.00'],
      ['D', '$30.00'],
      ['Other', '$30.00'],
    ]);
  });

  test('draws all years by quarter, and a quarter that is pressed lists its purchases', async () => {
    const { address } = await openChart('/billing');
    expect(within(figure()).getByRole('heading', { name: 'Spent by quarter in 2025 to 2026' })).toBeTruthy();
    expect(months()).toHaveLength(8);
    expect(within(figure()).getByText('$2,118.00')).toBeTruthy();
    await userEvent.click(month(/^Q2 2025: \$210\.00; Axure|^Q2 2025: \$210\.00/));
    await waitFor(() => expect(address()).toBe('/billing?period=2025-04-01..2025-06-30'));
    expect(within(figure()).getByRole('heading', { name: 'Spent by month in 2025' })).toBeTruthy();
  });

  test('has the focus once a quarter that had it gives way to months', async () => {
    const { address } = await openChart('/billing');
    month(/^Q2 2025/).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/billing?period=2025-04-01..2025-06-30'));
    await waitFor(() => expect(document.activeElement).toBe(figure()));
  });

  test('is a table of its figures for those who would rather read', async () => {
    await openChart();
    await userEvent.click(screen.getByRole('button', { name: 'Show as table: Spent by month in 2026' }));
    const table = within(screen.getByRole('table', { name: 'Spent by month in 2026' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Month',
      'Axure RP Team',
      'Axure RP Pro',
      'Total',
    ]);
    expect(table.getByRole('row', { name: 'Mar 2026 $1,008.00 $600.00 $1,608.00' })).toBeTruthy();
    expect(table.getByRole('row', { name: 'Total $1,008.00 $900.00 $1,908.00' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart: Spent by month in 2026' }));
    expect(months()).toHaveLength(12);
  });
});
