import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { changeElsewhere } from '../../../testing/change-elsewhere';
import { portalOfOwner } from '../../../testing/owner-portal';

const { Pro } = LicenseType;
const NOTES = 5;

const { portal, owner, open } = portalOfOwner({ name: 'Diana Okoye' });
beforeEach(async () => {
  await portal.group(owner, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    seats: [
      { licenseType: Pro, note: 'Lisbon', purchaseDate: '2026-03-03' },
      { licenseType: Pro, note: 'Porto', purchaseDate: '2026-03-02' },
      { licenseType: Pro, purchaseDate: '2026-03-01' },
    ],
  });
});

const notes = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[NOTES]?.textContent);

async function writeOneNote() {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 3 seats of Group 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'More Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit Notes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Notes' }));
  await userEvent.type(await dialog.findByRole('textbox'), 'Braga');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('The note of 3 seats is saved.');
  await waitFor(() => expect(notes()).toEqual(['Braga', 'Braga', 'Braga']));
}

/** Changes the newest seat. */
const writeElsewhere = (note: string) => changeElsewhere(portal, owner.email, 0, { note });

const undoButton = () => screen.findByRole('button', { name: 'Undo: The note of 3 seats is saved.' });

test('a note over several others is taken back exactly, also after the page was loaded again', async () => {
  open();
  await writeOneNote();
  cleanup();
  open();
  await userEvent.click(await undoButton());
  await screen.findByText('Undone.');
  await waitFor(() => expect(notes()).toEqual(['Lisbon', 'Porto', '']));
  expect(screen.queryByRole('button', { name: /^Undo:/ })).toBeNull();
});

test('the way back that is gone hands the focus on to the page', async () => {
  open();
  await writeOneNote();
  (await undoButton()).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Undone.');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo:/ })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('notes that another person has changed since are left, with a message', async () => {
  open();
  await writeOneNote();
  await writeElsewhere('Faro');
  await userEvent.click(await undoButton());
  await screen.findByText(`1 seat of 3 left: ${message.seatStands('its note is “Faro”')}`);
  await waitFor(() => expect(notes().slice(1)).toEqual(['Porto', '']));
});

test('a note that another person has written meanwhile is shown, and overwritten only on confirmation', async () => {
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 3 seats of Group 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'More Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit Notes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Notes' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Note for 3 seats' }), 'Braga');
  await writeElsewhere('Faro');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(new RegExp(message.seatStands('its note is “Faro”')));
  await screen.findByText('The note of 2 of 3 seats is saved.');
  await waitFor(() => expect(notes()).toEqual(['Faro', 'Braga', 'Braga']));
  const field = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note for 1 seat' });
  expect(field.value).toBe('Braga');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notes()).toEqual(['Braga', 'Braga', 'Braga']));
});

test('a note that another person has written over the only seat is overwritten on confirmation, too', async () => {
  open();
  const [first] = await screen.findAllByRole('checkbox', { name: /^Select Axure/ });
  if (first) await userEvent.click(first);
  await userEvent.click(await screen.findByRole('button', { name: 'More Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Edit Note/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Note' }));
  const field = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note for 1 seat' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Braga');
  await writeElsewhere('Faro');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(new RegExp(message.seatStands('its note is “Faro”')));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notes()[0]).toBe('Braga'));
});

test('is offered for ten minutes and no longer', async () => {
  open();
  await writeOneNote();
  cleanup();
  const later = Date.now() + 10 * 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  open();
  await screen.findByRole('checkbox', { name: 'Select all 3 seats of Group 1' });
  expect(screen.queryByRole('button', { name: /^Undo:/ })).toBeNull();
  vi.restoreAllMocks();
});
