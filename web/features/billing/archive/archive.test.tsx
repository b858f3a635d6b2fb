import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { catchDownloads, type SavedFile } from '../../../testing/downloads';
import { openApp } from '../../../testing/open-app';

let token: string;
let orders: string[];
let saved: SavedFile[];
const portal = duringTests(() => startPortal());
beforeAll(async () => {
  const user = await portal.user();
  token = user.token;
  orders = await portal.pastSales(user, [
    { on: '2025-06-01', lines: [['Axure RP Team', 50_400]] },
    { on: '2026-03-04', lines: [['Axure RP Pro', 30_000]] },
    { on: '2026-01-31', lines: [['Axure RP Pro', 60_000]] },
  ]);
});
beforeEach(() => {
  saved = catchDownloads();
});
afterEach(() => portal.faults({}));

const dialog = () => within(screen.getByRole('dialog', { name: 'Download receipts' }));
const download = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Download' });
const contents = () =>
  dialog()
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

async function openDialog(path: string, as = token) {
  openApp({ url: portal.url, path, token: as });
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: 'Download receipts' }));
  await screen.findByRole('dialog', { name: 'Download receipts' });
}

describe('all receipts of a period', () => {
  test('are one file, with their number and total said before, and a table that adds up', async () => {
    await openDialog('/billing?period=2026');
    await waitFor(() => expect(contents()).toEqual(['2', '$900.00']));
    const fetched = vi.spyOn(window, 'fetch');
    await userEvent.click(download());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('Axure Receipts 2026-01-01 to 2026-12-31.zip');
    const files = unzipSync(new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? new ArrayBuffer()));
    const names = Object.keys(files);
    expect(names.filter((name) => name.endsWith('.pdf'))).toEqual([
      `Axure Receipt ${orders[1]}.pdf`,
      `Axure Receipt ${orders[2]}.pdf`,
    ]);
    const table = names.find((name) => name.endsWith('.csv')) ?? '';
    expect(strFromU8(files[table] ?? new Uint8Array())).toContain('900.00');
    expect(fetched.mock.calls.some(([input]) => String(input).includes(token))).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(/was downloaded/)).toBeTruthy();
  });

  test('are those of any other period that is chosen in the dialog', async () => {
    await openDialog('/billing');
    await waitFor(() => expect(contents()).toEqual(['3', '$1,404.00']));
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Period' }), '2025');
    await waitFor(() => expect(contents()).toEqual(['1', '$504.00']));
    await userEvent.click(download());
    await waitFor(() => expect(saved[0]?.name).toBe('Axure Receipts 2025-01-01 to 2025-12-31.zip'));
  });

  test('cannot be downloaded where there are none, and it says why', async () => {
    openApp({ url: portal.url, path: '/billing?period=2019', token });
    await screen.findByText('Nothing was bought in 2019.');
    await userEvent.click(screen.getByRole('button', { name: 'Download receipts' }));
    await screen.findByRole('dialog');
    expect(await dialog().findByText('There are no receipts in this period.')).toBeTruthy();
    expect(download().disabled).toBe(true);
    expect(contents()).toEqual(['0', '$0.00']);
  });

  test('ask for a shorter period where they are too many for one file', async () => {
    const user = await portal.user();
    const sale = { on: '2026-02-01', lines: [['Axure RP Pro', 100]] as const };
    await portal.pastSales(user, new Array(501).fill(sale));
    await openDialog('/billing', user.token);
    expect(
      await dialog().findByText('There are too many receipts for one file. Please choose a shorter period.'),
    ).toBeTruthy();
    expect(contents()).toEqual(['501', '$501.00']);
    expect(download().disabled).toBe(true);
  });

  test('are counted while they come, and going back stops that', async () => {
    await openDialog('/billing');
    await waitFor(() => expect(contents()).toEqual(['3', '$1,404.00']));
    const { fetch } = window;
    let stop: AbortSignal | null | undefined;
    vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
      if (!String(input).includes('/receipt-archive')) return fetch(input, init);
      stop = init?.signal;
      const whole = new Uint8Array(await (await fetch(input, init)).arrayBuffer());
      const second = strFromU8(whole, true).indexOf('PK\u0003\u0004', 1);
      return new Response(
        new ReadableStream({ start: (pieces) => pieces.enqueue(whole.slice(0, second + 4)) }),
      );
    });
    await userEvent.click(download());
    expect(await dialog().findByText('2 of 3 received')).toBeTruthy();
    const progress = dialog().getByRole<HTMLProgressElement>('progressbar', { name: 'Receipts received' });
    expect([progress.value, progress.max]).toEqual([2, 3]);
    expect(dialog().getByText(/going back stops it/)).toBeTruthy();
    // A browser takes the focus from a disabled button.
    expect([download().disabled, download().getAttribute('aria-disabled')]).toEqual([false, 'true']);
    await userEvent.click(dialog().getByRole('button', { name: 'Go Back' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stop?.aborted).toBe(true);
    expect(saved).toEqual([]);
  });

  test('that could not be downloaded say so, and can be tried again', async () => {
    await openDialog('/billing?period=2026');
    await waitFor(() => expect(contents()).toEqual(['2', '$900.00']));
    await portal.faults({ failRequests: 1000 });
    await userEvent.click(download());
    expect(await dialog().findByText('The receipts could not be downloaded. Please try again.')).toBeTruthy();
    await portal.faults({});
    await userEvent.click(download());
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  test('say when it cannot be known what there is, and ask again', async () => {
    await openDialog('/billing?period=2026');
    await portal.faults({ failRequests: 1000 });
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Period' }), '2025');
    expect(await dialog().findByText(/could not be loaded/)).toBeTruthy();
    expect(download().disabled).toBe(true);
    await portal.faults({});
    await userEvent.click(dialog().getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(contents()).toEqual(['1', '$504.00']));
  });

  test.each([
    ['2025-12-31', 'The last day is before the first.'],
    ['', 'Enter a whole date.'],
  ])('are none of another period while the last day is entered as “%s”', async (day, wrong) => {
    await openDialog('/billing?period=2026-01-01..2026-12-31');
    await waitFor(() => expect(contents()).toEqual(['2', '$900.00']));
    const last = dialog().getByLabelText<HTMLInputElement>('To');
    if (day === '') Object.defineProperty(last, 'validity', { value: { badInput: true } });
    fireEvent.change(last, { target: { value: day } });
    fireEvent.blur(last);
    expect(dialog().getByText(wrong)).toBeTruthy();
    expect(download().disabled).toBe(true);
    expect(dialog().queryByRole('definition')).toBeNull();
  });

  test('are there again once the days are right', async () => {
    await openDialog('/billing?period=2026-01-01..2026-12-31');
    await waitFor(() => expect(contents()).toEqual(['2', '$900.00']));
    const first = dialog().getByLabelText('From');
    fireEvent.change(first, { target: { value: '2027-01-01' } });
    expect(download().disabled).toBe(true);
    fireEvent.change(first, { target: { value: '2026-03-01' } });
    await waitFor(() => expect(contents()).toEqual(['1', '$300.00']));
    expect(download().disabled).toBe(false);
  });
});
