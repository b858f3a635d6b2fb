import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { changeElsewhere } from '../../../testing/change-elsewhere';
import { holdRequest } from '../../../testing/hold';
import { button, dialog, portalWithThreeSeats, select, textsOf } from '../../../testing/three-seats';

const { portal, owner, open, openForAll } = portalWithThreeSeats();
const USER = 2;
const MANAGERS = 3;
const NOTES = 5;

describe('assigning several seats', () => {
  test('asks for one address and one flag for each, and a pasted list fills down (SEAT-03, SEAT-06)', async () => {
    const form = await openForAll('Assign User');
    const fields = await form.findAllByRole<HTMLInputElement>('textbox');
    expect(fields.map(({ value }) => value)).toEqual(['a@test.example', 'b@test.example', '']);
    for (const seat of ['seat 1, Axure RP Pro', 'seat 2, Axure RP Pro', 'seat 3, Axure RP Team'])
      expect(form.getByRole('checkbox', { name: `Add as a Manager, ${seat}` })).toBeTruthy();

    await userEvent.click(fields[1] ?? form.getByText('Assign'));
    await userEvent.paste('y@test.example\nz@test.example\n');
    await userEvent.click(form.getAllByRole('checkbox')[2] ?? form.getByText('Assign'));
    await userEvent.click(form.getByRole('button', { name: 'Assign' }));
    await screen.findByText('2 seats changed.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(textsOf(USER)).toEqual(['a@test.example', 'y@test.example', 'z@test.example']);
    expect(textsOf(MANAGERS)[2]).toBe('Me, z@test.example');
    await screen.findByText(/3 of 3/);
    expect((await screen.findByRole('toolbar')).textContent).toContain('0 selected');
  });

  test('gives all seats the address of the first in one go', async () => {
    const form = await openForAll('Assign User');
    const fields = await form.findAllByRole<HTMLInputElement>('textbox');
    const repeat = form.getByRole<HTMLButtonElement>('button', { name: 'Use the first address for all' });
    await userEvent.clear(fields[0] ?? form.getByText('Assign'));
    expect(repeat.getAttribute('aria-disabled')).toBe('true');
    await userEvent.paste('ci@test.example');
    await userEvent.click(repeat);
    expect(fields.map(({ value }) => value)).toEqual(Array(3).fill('ci@test.example'));
    expect(repeat.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(repeat);
    await userEvent.click(form.getByRole('button', { name: 'Assign' }));
    await screen.findByText('3 seats changed.');
    await waitFor(() => expect(textsOf(USER)).toEqual(Array(3).fill('ci@test.example')));
  });

  test('does what can be done, keeps what was refused with the server’s reason, and can be undone (SEAT-13)', async () => {
    const form = await openForAll('Assign User');
    const fields = await form.findAllByRole<HTMLInputElement>('textbox');
    await userEvent.clear(fields[0] ?? form.getByText('Assign'));
    await userEvent.paste('new@test.example');
    await userEvent.clear(fields[1] ?? form.getByText('Assign'));
    await userEvent.type(fields[1] ?? form.getByText('Assign'), 'nonsense');
    await userEvent.click(form.getByRole('button', { name: 'Assign' }));
    expect((await form.findByRole('alert')).textContent).toBe('Please enter a valid email address.');
    expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(['false', 'true', 'false']);
    await userEvent.click(form.getByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(textsOf(USER)[0]).toBe('new@test.example'));
    await userEvent.click(await button('Undo'));
    await waitFor(() => expect(textsOf(USER)).toEqual(['a@test.example', 'b@test.example', 'Assign…']));
  });

  test('says in its row who got a seat meanwhile, and gives it away only when asked again', async () => {
    const form = await openForAll('Assign User');
    const [first] = await form.findAllByRole<HTMLInputElement>('textbox');
    await changeElsewhere(portal, owner.email, 0, { email: 'eve@test.example' });
    await userEvent.clear(first ?? form.getByText('Assign'));
    await userEvent.paste('new@test.example');
    await userEvent.click(form.getByRole('button', { name: 'Assign' }));
    expect((await form.findByRole('alert')).textContent).toBe(
      message.seatStands('it is assigned to eve@test.example'),
    );
    await waitFor(() => expect(textsOf(USER)[0]).toBe('eve@test.example'));
    await userEvent.click(form.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(textsOf(USER)[0]).toBe('new@test.example'));
  });

  test('takes the addresses of a table, says what found no seat, and tells the seats apart (SEAT-03)', async () => {
    const form = await openForAll('Assign User');
    const fields = await form.findAllByRole<HTMLInputElement>('textbox');
    form.getByText('Group 1 · Mar 3, 2026 · Lisbon');
    form.getByText('Group 1 · Mar 1, 2026');
    await userEvent.click(fields[1] ?? form.getByText('Assign'));
    await userEvent.paste(
      'Name\tE-mail\nYa Yu\ty@test.example\nZed Zu\tz@test.example\nMo\tm@test.example\n',
    );
    expect(fields.map(({ value }) => value)).toEqual(['a@test.example', 'y@test.example', 'z@test.example']);
    form.getByText(/^There are not enough seats: 1 address left out, m@test\.example\./);
  });

  test('of one selected seat opens the dialog for one (SEAT-06)', async () => {
    open();
    await select(/^Select Axure RP Team, unassigned/);
    await userEvent.click(await button('Assign User'));
    const form = await dialog('Assign User');
    expect(await form.findAllByRole('combobox', { name: 'Email address for Axure RP Team' })).toHaveLength(1);
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
    await waitFor(() => expect(textsOf(NOTES)).toEqual(['Berlin', 'Berlin', 'Berlin']));
  });

  test('that differ stay when nothing was typed, and are removed when a typed one is deleted', async () => {
    open();
    await select('Select all 3 seats of Group 1');
    const untouched = await editNotes();
    await userEvent.click(untouched.form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(textsOf(NOTES)).toEqual(['Lisbon', '', '']);
    const { form, field } = await editNotes();
    await userEvent.type(field, 'x{Backspace}');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(textsOf(NOTES)).toEqual(['', '', '']));
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
    await waitFor(() => expect(textsOf(NOTES)).toEqual(['', '', '']));
    await userEvent.click(await button('Undo'));
    await waitFor(() => expect(textsOf(NOTES)).toEqual(['Lisbon', '', '']));
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

test('a note that is saved after its dialog was closed leaves another dialog and its selection alone', async () => {
  open();
  await select('Select all 3 seats of Group 1');
  await userEvent.click(await button('More Actions'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit Notes' }));
  const notes = await dialog('Edit Notes');
  await userEvent.type(await notes.findByRole('textbox'), 'Porto');
  const held = holdRequest('"operationName":"EditNotes"');
  await userEvent.click(notes.getByRole('button', { name: 'Save' }));
  await held.reached;
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await button('Change Managers'));
  await dialog('Change Managers');
  held.release();
  await screen.findByText('The note of 3 seats is saved.');
  await dialog('Change Managers');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await screen.findByRole('toolbar')).textContent).toContain('3 selected');
});

test('a note that could not be saved after its dialog was closed is reported', async () => {
  open();
  await select('Select all 3 seats of Group 1');
  await userEvent.click(await button('More Actions'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit Notes' }));
  const notes = await dialog('Edit Notes');
  await userEvent.type(await notes.findByRole('textbox'), 'Porto');
  const held = holdRequest('"operationName":"EditNotes"');
  await portal.faults({ failRequests: 1000 });
  await userEvent.click(notes.getByRole('button', { name: 'Save' }));
  await held.reached;
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  held.release();
  await screen.findByText(/^The service is not answering/);
  await portal.faults({});
});

test('the dialog of many addresses stays until it is known which of them were taken', async () => {
  const form = await openForAll('Assign User');
  const [first] = await form.findAllByRole<HTMLInputElement>('textbox');
  await userEvent.clear(first ?? form.getByText('Assign'));
  await userEvent.paste('nonsense');
  const held = holdRequest('"operationName":"AssignSeats"');
  await userEvent.click(form.getByRole('button', { name: 'Assign' }));
  await held.reached;
  await userEvent.keyboard('{Escape}');
  held.release();
  expect((await form.findByRole('alert')).textContent).toBe('Please enter a valid email address.');
  expect(first?.value).toBe('nonsense');
});
