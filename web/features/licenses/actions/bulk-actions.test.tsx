import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { startPortal, type TestPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../../testing/open-app';

const { Pro, Team } = LicenseType;
const THIS_YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };

let portal: TestPortal;
let owner: Awaited<ReturnType<TestPortal['user']>>;
beforeAll(async () => {
  portal = await startPortal();
});
beforeEach(async () => {
  owner = await portal.user({ name: 'Diana Okoye' });
  await portal.group(owner, {
    ...THIS_YEAR,
    seats: [
      { licenseType: Pro, assignedTo: 'a@test.example', note: 'Lisbon', purchaseDate: '2026-03-03' },
      {
        licenseType: Pro,
        assignedTo: 'b@test.example',
        managers: [owner.email, 'max@test.example'],
        purchaseDate: '2026-03-02',
      },
      { licenseType: Team, purchaseDate: '2026-03-01' },
    ],
  });
});
afterAll(() => portal.stop());

const open = (user = owner) => openApp({ url: portal.url, path: '/manage', token: user.token });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const select = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('checkbox', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const texts = (column: number) =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[column]?.textContent);
const USER = 2;
const MANAGERS = 3;
const NOTES = 5;

describe('assigning several seats', () => {
  test('asks for one address and one flag for each, and a pasted list fills down (SEAT-03, SEAT-06)', async () => {
    open();
    await select('Select all 3 seats of Group 1');
    await userEvent.click(await button('Assign User'));
    const form = await dialog('Assign User');
    const fields = await form.findAllByRole<HTMLInputElement>('textbox');
    expect(fields.map(({ value }) => value)).toEqual(['a@test.example', 'b@test.example', '']);
    expect(form.getAllByRole('checkbox', { name: 'Add as a Manager' })).toHaveLength(3);

    await userEvent.click(fields[1] ?? form.getByText('Assign'));
    await userEvent.paste('y@test.example\nz@test.example\n');
    await userEvent.click(form.getAllByRole('checkbox')[2] ?? form.getByText('Assign'));
    await userEvent.click(form.getByRole('button', { name: 'Assign' }));
    await screen.findByText('2 seats changed.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(texts(USER)).toEqual(['a@test.example', 'y@test.example', 'z@test.example']);
    expect(texts(MANAGERS)[2]).toBe('Me, z@test.example');
    await screen.findByText(/3 of 3/);
    expect((await screen.findByRole('toolbar')).textContent).toContain('0 selected');
  });

  test('does what can be done, keeps what was refused with the server’s reason, and can be undone (SEAT-13)', async () => {
    open();
    await select('Select all 3 seats of Group 1');
    await userEvent.click(await button('Assign User'));
    const form = await dialog('Assign User');
    const fields = await form.findAllByRole<HTMLInputElement>('textbox');
    await userEvent.click(fields[0] ?? form.getByText('Assign'));
    await userEvent.paste('new@test.example, nonsense');
    await userEvent.click(form.getByRole('button', { name: 'Assign' }));
    expect((await form.findByRole('alert')).textContent).toBe('Please enter a valid email address.');
    expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(['false', 'true', 'false']);
    await userEvent.click(form.getByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(texts(USER)[0]).toBe('new@test.example'));
    await userEvent.click(await button('Undo'));
    await waitFor(() => expect(texts(USER)).toEqual(['a@test.example', 'b@test.example', 'Assign…']));
  });

  test('of one selected seat opens the dialog for one (SEAT-06)', async () => {
    open();
    await select('Select Axure RP Team, unassigned');
    await userEvent.click(await button('Assign User'));
    const form = await dialog('Assign User');
    expect(await form.findAllByRole('textbox', { name: 'E-mail address for Axure RP Team' })).toHaveLength(1);
  });
});

describe('notes', () => {
  const editNotes = async () => {
    await userEvent.click(await button('More Actions'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit Notes' }));
    const form = await dialog('Edit Notes');
    return { form, field: await form.findByRole<HTMLTextAreaElement>('textbox') };
  };

  test('of several seats are written at once, from a field that has the focus (SEAT-11, SEAT-12, MAN-31)', async () => {
    open();
    await select('Select all 3 seats of Group 1');
    const { form, field } = await editNotes();
    await waitFor(() => expect(document.activeElement).toBe(field));
    form.getByText(/different notes/);
    await userEvent.keyboard('Berlin{Control>}{Enter}{/Control}');
    await screen.findByText('The note of 3 seats is saved.');
    await waitFor(() => expect(texts(NOTES)).toEqual(['Berlin', 'Berlin', 'Berlin']));
  });

  test('of one seat are written from its menu, and the note before can be had back (MAN-29)', async () => {
    open();
    await userEvent.click(await button('Actions for a@test.example'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit Note' }));
    const form = await dialog('Edit Note');
    const field = await form.findByRole<HTMLTextAreaElement>('textbox');
    expect(field.value).toBe('Lisbon');
    await userEvent.clear(field);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(texts(NOTES)).toEqual(['', '', '']));
    await userEvent.click(await button('Undo'));
    await waitFor(() => expect(texts(NOTES)).toEqual(['Lisbon', '', '']));
  });

  test('that are too long are refused where they were typed', async () => {
    open();
    await select('Select all 3 seats of Group 1');
    const { form, field } = await editNotes();
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(501));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect((await form.findByRole('alert')).textContent).toBe(
      'Please enter a note of at most 500 characters.',
    );
  });
});

describe('managers', () => {
  test('are added to all selected seats, separated by commas, and removed again (SEAT-07, SEAT-08)', async () => {
    open();
    await select('Select all 3 seats of Group 1');
    await userEvent.click(await button('Change Managers'));
    const form = await dialog('Change Managers');
    await form.findByText('max@test.example');
    await form.findByText('1 of 3 seats');
    await userEvent.type(
      form.getByRole('textbox', { name: 'Add managers' }),
      ' zoe@test.example , max@test.example',
    );
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await form.findByText('zoe@test.example');
    await waitFor(() => expect(form.queryByText('1 of 3 seats')).toBeNull());
    expect(texts(MANAGERS)).toEqual(Array(3).fill('Me, max@test.example, zoe@test.example'));

    await userEvent.click(form.getByRole('button', { name: 'Remove zoe@test.example' }));
    await waitFor(() => expect(form.queryByText('zoe@test.example')).toBeNull());
    await userEvent.click(form.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(texts(MANAGERS)).toEqual(Array(3).fill('Me, max@test.example'));
  });

  test('that the server refuses are told with its words (SEAT-13)', async () => {
    open();
    await select('Select all 3 seats of Group 1');
    await userEvent.click(await button('Change Managers'));
    const form = await dialog('Change Managers');
    await userEvent.type(await form.findByRole('textbox', { name: 'Add managers' }), 'a@b@c{Enter}');
    expect((await form.findByRole('alert')).textContent).toBe('a@b@c is not a valid email address.');
  });

  test('who remove themselves are asked first, and can select these rows no more (SEAT-09, SEAT-10, INFO-10)', async () => {
    open();
    await select('Select all 3 seats of Group 1');
    await userEvent.click(await button('Change Managers'));
    const form = await dialog('Change Managers');
    const removeMe = await form.findByRole('button', { name: 'Remove Me' });
    await userEvent.click(removeMe);
    const question = await dialog('Remove yourself as manager?');
    await userEvent.click(question.getByRole('button', { name: 'Go Back' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Remove yourself as manager?' })).toBeNull(),
    );
    expect(texts(MANAGERS)[0]).toBe('Me');

    await userEvent.click(removeMe);
    const again = await dialog('Remove yourself as manager?');
    await userEvent.click(again.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(texts(MANAGERS)).toEqual(['', 'max@test.example', '']);
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  });
});
