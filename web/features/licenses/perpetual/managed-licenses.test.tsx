import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import type { TestPortal } from '#tests/testkit/start-portal';
import { otherSession } from '../../../testing/change-elsewhere';
import { openApp } from '../../../testing/open-app';
import { portalOfOwner } from '../../../testing/owner-portal';
import { rowsOf, textsOf } from '../../../testing/table';

const { portal, owner } = portalOfOwner({ name: 'Petra Novák' });

const PRO = { licenseType: 0, product: 'Axure RP 8 Pro', key: 'ABCD-1', purchaseDate: '2018-05-03' } as const;
const TEAM = {
  licenseType: 0,
  product: 'Axure RP 8 Team',
  key: 'ABCD-2',
  purchaseDate: '2018-05-02',
} as const;
const give = (...specs: Parameters<TestPortal['licenses']>[2]) => portal.licenses(owner, 'perpetual', specs);
const open = (token = owner.token) => openApp({ url: portal.url, path: '/manage', token });
const list = () => screen.findByRole('table', { name: 'Perpetual licenses' });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const cells = async (column: number) => rowsOf(await list()).map((row) => textsOf(row)[column]);
const USER = 5;
const MANAGERS = 6;
const NOTES = 7;

async function act(row: string, item: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${row}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('a perpetual license is assigned and freed from its row (T-09, D-63)', async () => {
  await give(PRO);
  open();
  await act('unassigned Axure RP 8 Pro, license 1', 'Assign User');
  const form = await dialog('Assign User');
  await userEvent.type(form.getByRole('combobox'), 'jan@x.example');
  await userEvent.click(form.getByRole('button', { name: 'Assign' }));
  await waitFor(async () => expect(await cells(USER)).toEqual(['jan@x.example']));
  await act('jan@x.example', 'Unassign');
  await waitFor(async () => expect(await cells(USER)).toEqual(['Assign…']));
});

test('of several, users, managers and notes are changed at once by their manager (ROLE-05, T-09, D-63)', async () => {
  const max = await portal.user();
  await give({ ...PRO, managers: [max.email] }, { ...TEAM, managers: [max.email] });
  open(max.token);
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select Axure RP 8/ }))
    await userEvent.click(box);
  const bar = within(screen.getByRole('toolbar', { name: 'Selected perpetual licenses' }));

  await userEvent.click(bar.getByRole('button', { name: 'Edit Notes' }));
  const notes = await dialog('Edit Notes');
  await userEvent.type(await notes.findByRole('textbox'), 'Lab');
  await userEvent.click(notes.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await cells(NOTES)).toEqual(['Lab', 'Lab']));
  await waitFor(() => expect(bar.queryByRole('button', { name: 'Clear' })).toBeNull());

  for (const box of screen.getAllByRole('checkbox', { name: /^Select Axure RP 8/ }))
    await userEvent.click(box);
  await userEvent.click(bar.getByRole('button', { name: 'Assign User' }));
  const assign = await dialog('Assign User');
  const [first] = await assign.findAllByRole('textbox');
  await userEvent.click(first ?? assign.getByText('Assign'));
  await userEvent.paste('y@test.example\nz@test.example\n');
  await userEvent.click(assign.getByRole('button', { name: 'Assign' }));
  await waitFor(async () => expect(await cells(USER)).toEqual(['y@test.example', 'z@test.example']));

  await act('y@test.example', 'Change Managers');
  const managers = await dialog('Change Managers');
  await userEvent.type(
    await managers.findByRole('textbox', { name: 'Add managers' }),
    'zoe@x.example{Enter}',
  );
  await waitFor(async () => expect(await cells(MANAGERS)).toEqual(['Me, zoe@x.example', 'Me']));
});

test('an owner who manages one no longer may take it up again (SEAT-10, D-92)', async () => {
  await give(PRO);
  open();
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'Select Axure RP 8 Pro, unassigned, license 1' }),
  );
  await act('unassigned Axure RP 8 Pro, license 1', 'Change Managers');
  const form = await dialog('Change Managers');
  await userEvent.click(await form.findByRole('button', { name: 'Remove Me' }));
  await userEvent.click(
    (await dialog('Remove yourself as manager?')).getByRole('button', { name: 'Remove' }),
  );
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull());
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  const bar = within(screen.getByRole('toolbar', { name: 'Selected perpetual licenses' }));
  await waitFor(() =>
    expect(bar.getByRole<HTMLButtonElement>('button', { name: 'Edit Notes' }).disabled).toBe(true),
  );
  await userEvent.click(
    screen.getByRole('button', { name: 'Add me as a manager of Axure RP 8 Pro, unassigned, license 1' }),
  );
  await screen.findByRole('button', { name: 'Actions for unassigned Axure RP 8 Pro, license 1' });
  expect(await cells(MANAGERS)).toEqual(['Me']);
});

test('a license that a manager has lost is not selected any more (SEAT-10, MAN-18)', async () => {
  const max = await portal.user();
  const [lost = ''] = await give({ ...PRO, managers: [max.email] }, { ...TEAM, managers: [max.email] });
  open(max.token);
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'Select Axure RP 8 Pro, unassigned, license 1' }),
  );
  const bar = within(screen.getByRole('toolbar', { name: 'Selected perpetual licenses' }));
  await bar.findByText('1 selected');
  const ask = await otherSession(portal, owner.email);
  const removed = JSON.stringify(max.email);
  await ask(`mutation { removeManagers(input: { seatIds: ["${lost}"], emails: [${removed}] }) { success } }`);

  await userEvent.click(bar.getByRole('button', { name: 'Assign User' }));
  const form = await dialog('Assign User');
  await userEvent.type(form.getByRole('combobox'), 'jan@x.example');
  await userEvent.click(form.getByRole('button', { name: 'Assign' }));
  await waitFor(async () => expect(rowsOf(await list())).toHaveLength(1));
  await waitFor(() => expect(bar.queryByText('1 selected')).toBeNull());
  expect(bar.getByRole<HTMLButtonElement>('button', { name: 'Upgrade to RP 9' }).disabled).toBe(true);
});

test('a user of a perpetual license sees its key, and no actions to manage it (T-09, D-91)', async () => {
  const jan = await portal.user();
  await give({ ...PRO, assignedTo: jan.email });
  open(jan.token);
  const table = within(await list());
  table.getByRole('button', { name: /^View the key/ });
  expect(table.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('toolbar', { name: 'Selected perpetual licenses' })).toBeNull();
});

test('two licenses of one person have different names for what is done with them', async () => {
  const assignedTo = 'jan@x.example';
  await give({ ...PRO, assignedTo }, { ...TEAM, assignedTo });
  open();
  for (const place of ['license 1', 'license 2']) {
    await screen.findByRole('button', { name: `Actions for ${assignedTo}, ${place}` });
    screen.getByRole('button', { name: `${assignedTo}, assign to somebody else, ${place}` });
    screen.getByRole('checkbox', { name: new RegExp(`^Select .*, ${assignedTo}, ${place}$`) });
  }
});

test('an address that the browser does not copy is not passed over in silence', async () => {
  await give({ ...PRO, assignedTo: 'ann@test.example', managers: [owner.email] });
  open();
  await userEvent.click(within(await list()).getByRole('button', { name: /^Actions for/ }));
  // As on an insecure connection; other tests of this window may have set a clipboard.
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  onTestFinished(() => {
    if (before) Object.defineProperty(navigator, 'clipboard', before);
    else Reflect.deleteProperty(navigator, 'clipboard');
  });
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy email' }));
  await screen.findByText('ann@test.example could not be copied.');
});
