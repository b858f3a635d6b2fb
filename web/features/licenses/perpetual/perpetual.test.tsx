import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TestPortal } from '#tests/testkit/start-portal';
import { portalOfOwner } from '../../../testing/owner-portal';
import { said } from '../../../testing/said';
import { headersOf, rowsOf, textsOf } from '../../../testing/table';

const { portal, owner, open } = portalOfOwner({ name: 'Petra Novák' });
afterEach(() => portal.faults({}));

type Kind = Parameters<TestPortal['licenses']>[1];
const give = (kind: Kind, ...specs: object[]) =>
  portal.licenses(
    owner,
    kind,
    specs.map((spec) => ({ licenseType: 0 as const, purchaseDate: '2018-05-01', ...spec })),
  );
const table = (name: string) => screen.findByRole('table', { name });

const PRO = {
  product: 'Axure RP 8 Pro',
  key: 'ABCD-1',
  licensee: 'Keystone Design',
  purchaseDate: '2018-05-03',
};
const TEAM = { product: 'Axure RP 8 Team', key: 'ABCD-2', licensee: 'Lee Ltd', purchaseDate: '2018-05-02' };
const CURRENT = { product: 'Axure RP 9 Team', key: `LONG-${'K'.repeat(91)}`, purchaseDate: '2018-05-01' };

describe('perpetual licenses', () => {
  test('are the customer’s products though there is no subscription (MAN-03, MAN-15, PERP-01)', async () => {
    await give('perpetual', { ...PRO, assignedTo: 'jan@x.example', note: 'Studio' }, CURRENT);
    open();
    const list = await table('Perpetual licenses');
    expect(screen.getByRole('heading', { name: 'RP Perpetual Licenses' })).toBeDefined();
    expect(headersOf(list)).toEqual([
      'Select',
      'Product Edition',
      'Purchased',
      'Key',
      'Licensee',
      'Assigned User',
      'Managers',
      'Notes',
      'Actions',
    ]);
    expect(rowsOf(list).map(textsOf)).toEqual([
      ['', 'Axure RP 8 Pro', 'May 3, 2018', 'ABCD-1', 'Keystone Design', 'jan@x.example', 'Me', 'Studio', ''],
      ['', 'Axure RP 9 Team', 'May 1, 2018', 'LONG-KKKKKKKKK…', '', 'Assign…', 'Me', '', ''],
    ]);
    expect(screen.queryByText(/You have no/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Proceed to Purchase' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Education' })).toBeNull();
    expect(screen.queryByText('Upgrade Codes')).toBeNull();
  });

  test('are found by part of licensee or key in any case, which the address keeps (MAN-08)', async () => {
    await give('perpetual', PRO, TEAM, CURRENT);
    const { address } = open();
    const list = await table('Perpetual licenses');
    const search = screen.getByRole('textbox', { name: 'Search Keys' });
    await userEvent.type(search, 'STONE');
    await waitFor(() => expect(rowsOf(list)).toHaveLength(1));
    expect(within(list).getByText('Keystone Design')).toBeDefined();
    expect(address()).toBe('/manage?keys=STONE');
    await userEvent.clear(search);
    await userEvent.type(search, 'abcd-');
    await waitFor(() => expect(rowsOf(list)).toHaveLength(2));
    await userEvent.type(search, 'nobody');
    await screen.findByText('No keys match');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(async () => expect(rowsOf(await table('Perpetual licenses'))).toHaveLength(3));
    expect(address()).toBe('/manage');
  });

  test('are upgraded only with one of RP 8 among them, whatever else is selected (MAN-19, D-121)', async () => {
    await give('perpetual', PRO, TEAM, CURRENT, { product: 'Axure RP 9 Pro' });
    open();
    await table('Perpetual licenses');
    const upgrade = screen.getByRole<HTMLButtonElement>('button', { name: 'Upgrade to RP 9' });
    const box = (name: string) =>
      screen.getByRole('checkbox', { name: new RegExp(`^Select ${name}, unassigned`) });
    expect(upgrade.disabled).toBe(true);
    await userEvent.click(box('Axure RP 9 Team'));
    expect(upgrade.disabled).toBe(true);
    await userEvent.click(box('Axure RP 9 Pro'));
    expect(upgrade.disabled).toBe(true);
    expect(screen.getByText(said('2 selected, none of them RP 8'))).toBeDefined();
    await userEvent.click(box('Axure RP 8 Team'));
    expect(upgrade.disabled).toBe(false);
    expect(screen.getByText('3 selected, 1 of them cannot be upgraded')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(upgrade.disabled).toBe(true);
  });

  test('show their whole key, and say for a moment that it was copied (SEAT-18)', async () => {
    const [id] = await give('perpetual', CURRENT);
    const user = userEvent.setup();
    const { address } = open();
    await user.click(
      await screen.findByRole('button', { name: 'Actions for unassigned Axure RP 9 Team, license 1' }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'View Key' }));
    const dialog = await screen.findByRole('dialog', { name: 'License Key' });
    expect(dialog.querySelector('code')?.textContent).toBe(CURRENT.key);
    expect(address()).toBe(`/manage?key=${id}`);
    const copy = within(dialog).getByRole('button', { name: 'Copy Key' });
    await waitFor(() => expect(document.activeElement).toBe(copy));
    await user.click(within(dialog).getByRole('button', { name: 'Copy Key' }));
    await within(dialog).findByText('Key copied to clipboard!');
    const copiedAt = Date.now();
    expect(await navigator.clipboard.readText()).toBe(CURRENT.key);
    await waitFor(() => expect(within(dialog).queryByText('Key copied to clipboard!')).toBeNull(), {
      timeout: 3_000,
    });
    expect(Date.now() - copiedAt).toBeGreaterThan(1_000);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/manage');
  });

  test('that cannot be copied by the browser say so', async () => {
    await give('perpetual', CURRENT);
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^View the key LONG-/ }));
    const dialog = await screen.findByRole('dialog', { name: 'License Key' });
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy Key' }));
    await within(dialog).findByText(/^The key could not be copied/);
    write.mockRestore();
  });

  test('are read-only for their users (T-09)', async () => {
    const una = await portal.user();
    await give('perpetual', { ...PRO, assignedTo: una.email });
    await give('upgrade', { upgradeKey: 'UPG-1', numUpgrades: 3, assignedTo: una.email });
    open('/manage', una.token);
    const list = await table('Perpetual licenses');
    expect(within(list).queryByRole('checkbox')).toBeNull();
    expect(within(list).queryByRole('button', { name: /^Actions for/ })).toBeNull();
    await userEvent.click(within(list).getByRole('button', { name: /^View the key/ }));
    await screen.findByText('ABCD-1', { selector: 'dialog code, [role=dialog] code' });
    expect(screen.queryByText('UPG-1')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Apply Upgrade/ })).toBeNull();
  });

  test('are one step from their upgrade, however often its button is pressed', async () => {
    await give('perpetual', PRO);
    open();
    await table('Perpetual licenses');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Select Axure RP 8 Pro, unassigned/ }));
    screen.getByRole('button', { name: 'Upgrade to RP 9' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await screen.findByRole('heading', { name: 'Upgrade Confirmation' });
    expect(window.history.state).toMatchObject({ idx: 1 });
  });

  test('become cards on a small screen, with the same powers', async () => {
    await give('perpetual', PRO, CURRENT);
    window.innerWidth = 375;
    open();
    const list = await screen.findByRole('list', { name: 'Perpetual licenses' });
    expect(within(list).getAllByRole('article')).toHaveLength(2);
    await userEvent.click(within(list).getByRole('checkbox', { name: /^Select Axure RP 8 Pro, unassigned/ }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upgrade to RP 9' }).disabled).toBe(false);
    await userEvent.click(within(list).getByRole('button', { name: /^View the key ABCD-1/ }));
    await screen.findByRole('dialog', { name: 'License Key' });
  });

  test('stay away from a list that looks empty when the service does not answer a search', async () => {
    await give('perpetual', PRO);
    open();
    await table('Perpetual licenses');
    await portal.faults({ failRequests: 1000 });
    await new Promise((resolve) => setTimeout(resolve, 5_500));
    await userEvent.type(screen.getByRole('textbox', { name: 'Search Keys' }), 'lee');
    await screen.findByText('Your perpetual licenses could not be loaded.');
    expect(screen.queryByText('No keys match')).toBeNull();
    await portal.faults({});
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('No keys match');
  });

  test('come a hundred at a time', async () => {
    await give('perpetual', ...Array.from({ length: 130 }, (_, index) => ({ ...PRO, key: `K-${index}` })));
    open();
    await screen.findByText('100 of 130 licenses');
    await userEvent.click(screen.getByRole('button', { name: 'Show more licenses' }));
    await waitFor(() => expect(screen.queryByText('100 of 130 licenses')).toBeNull());
    expect((await table('Perpetual licenses')).getAttribute('aria-rowcount')).toBe('131');
  });

  test('show a key by its address beyond the first hundred', async () => {
    const keys = Array.from({ length: 130 }, (_, index) => ({ ...PRO, key: `K-${index}` }));
    const ids = await give('perpetual', ...keys);
    open(`/manage?key=${ids.at(-1)}`);
    const dialog = await screen.findByRole('dialog', { name: 'License Key' });
    expect(dialog.querySelector('code')?.textContent).toBe('K-129');
  });
});
