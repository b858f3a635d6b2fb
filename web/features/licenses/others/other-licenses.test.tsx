import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { TestPortal } from '#tests/testkit/start-portal';
import { portalOfOwner } from '../../../testing/owner-portal';
import { said } from '../../../testing/said';
import { headersOf, rowsOf, textsOf } from '../../../testing/table';

const { portal, owner, open } = portalOfOwner();

const give = (kind: Parameters<TestPortal['licenses']>[1], ...specs: object[]) =>
  portal.licenses(
    owner,
    kind,
    specs.map((spec) => ({ licenseType: 0 as const, purchaseDate: '2018-05-01', ...spec })),
  );
const table = (name: string) => screen.findByRole('table', { name });

describe('upgrade codes', () => {
  test('say what is used and lead to the page that takes them (MAN-16, PERP-09)', async () => {
    await give(
      'upgrade',
      {
        product: 'Upgrade to Axure RP 9',
        upgradeKey: 'UPG-1',
        numUpgrades: 3,
        numUpgradesUsed: 1,
        purchaseDate: '2020-01-02',
      },
      { product: 'Upgrade to Axure RP 9', upgradeKey: 'UPG-2', numUpgrades: 1, numUpgradesUsed: 1 },
    );
    const { address } = open();
    const list = await table('Upgrade codes');
    expect(headersOf(list)).toEqual([
      'Upgrade Product',
      'Purchased',
      'Upgrade Code',
      'Qty Used/Total',
      'Apply Upgrade',
      'Managers',
      'Actions',
    ]);
    expect(rowsOf(list).map(textsOf)).toEqual([
      ['Upgrade to Axure RP 9', 'Jan 2, 2020', 'UPG-1', '1/3', 'Apply Upgrade', 'Me', ''],
      ['Upgrade to Axure RP 9', 'May 1, 2018', 'UPG-2', '1/1', 'All used', 'Me', ''],
    ]);
    expect(screen.queryByRole('textbox', { name: 'Search Keys' })).toBeNull();
    await userEvent.click(within(list).getByRole('link', { name: /^Apply Upgrade/ }));
    await waitFor(() => expect(address()).toBe('/buy?type=3&upgradeCode=UPG-1'));
    expect(await screen.findByTitle('Upgrade to Axure RP 9')).toBeDefined();
  });
});

describe('managers of an upgrade code', () => {
  test('are changed from its menu (D-63)', async () => {
    await give('upgrade', { upgradeKey: 'UPG-1', numUpgrades: 3 });
    open();
    const list = await table('Upgrade codes');
    await userEvent.click(within(list).getByRole('button', { name: 'Actions for code UPG-1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change Managers' }));
    const form = within(await screen.findByRole('dialog', { name: 'Change Managers' }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Add managers' }), 'zoe@x.example{Enter}');
    await waitFor(() => expect(rowsOf(list).map(textsOf)[0]).toContain('Me, zoe@x.example'));
  });
});

describe('education licenses', () => {
  test('stand below all else, with their note and days (EDU-01, EDU-02, INFO-06, MAN-04)', async () => {
    await portal.group(owner, {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      seats: [{ licenseType: 0 }],
      firstFailedPaymentAttempt: 1,
      firstFailedPaymentDate: '2026-04-02',
    });
    await give('perpetual', { key: 'ABCD-1' });
    await give('upgrade', { upgradeKey: 'UPG-1', numUpgrades: 3, numUpgradesUsed: 1 });
    await give('education', {
      assignedTo: 'freja@x.example',
      note: 'Year 2',
      startDate: '2025-09-01',
      expireDate: '2026-08-31',
    });
    open();
    const list = await table('Education licenses');
    expect(headersOf(list)).toEqual(['Type', 'Assigned User', 'Notes', 'Start date', 'Expiration date']);
    expect(rowsOf(list).map(textsOf)).toEqual([
      ['Axure RP Pro', 'freja@x.example', 'Year 2', 'Sep 1, 2025', 'Aug 31, 2026'],
    ]);
    const section = screen.getByRole('region', { name: 'Education' });
    expect(
      within(section).getByText('Education subscriptions cannot be reassigned or transferred.'),
    ).toBeDefined();
    expect(within(section).getAllByRole('button')).toHaveLength(1);
    expect(within(section).queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('region', { name: 'Group 1' })).toBeDefined();
    expect(screen.getByText(said('Payment failed for Group 1 on Apr 2, 2026.'))).toBeDefined();
    expect(await table('Perpetual licenses')).toBeDefined();
    expect(await table('Upgrade codes')).toBeDefined();
  });

  test('have a note that their managers write (D-89)', async () => {
    await give('education', { assignedTo: 'freja@x.example' });
    open();
    const list = await table('Education licenses');
    await userEvent.click(within(list).getByRole('button', { name: 'Add a note for freja@x.example' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Note' }));
    await userEvent.type(await form.findByRole('textbox'), 'Year 3');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await within(list).findByRole('button', { name: 'Year 3, edit the note for freja@x.example' });
  });
});
