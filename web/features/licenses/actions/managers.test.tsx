import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { seatsElsewhere } from '../../../testing/change-elsewhere';
import { breakRequests, loseAnswer } from '../../../testing/lose-answer';
import {
  button,
  dialog,
  portalWithThreeSeats,
  select,
  THIS_YEAR,
  textsOf,
} from '../../../testing/three-seats';

const { Pro, Team } = LicenseType;

const { portal, owner, open, openForAll } = portalWithThreeSeats();
const USER = 2;
const MANAGERS = 3;

/** Removes a manager from the seats of the owner, or only from the last `count`, in another session of the owner. */
async function removeElsewhere(email: string, count = Number.POSITIVE_INFINITY): Promise<void> {
  const { ask, groups } = await seatsElsewhere(portal, owner.email);
  await ask(
    `mutation { removeManagers(input: { seatIds: ${JSON.stringify(groups.flat().slice(-count))}, emails: ["${email}"] }) { success } }`,
  );
}

describe('managers', () => {
  test('are added to all selected seats, separated by commas, and removed again (SEAT-07, SEAT-08)', async () => {
    const form = await openForAll('Change Managers');
    await form.findByText('max@test.example');
    await form.findByText('1 of 3 seats');
    await userEvent.type(
      form.getByRole('textbox', { name: 'Add managers' }),
      ' zoe@test.example , max@test.example',
    );
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await form.findByText('zoe@test.example');
    await waitFor(() => expect(form.queryByText('1 of 3 seats')).toBeNull());
    expect(textsOf(MANAGERS)).toEqual(Array(3).fill('Me, max@test.example, zoe@test.example'));

    await userEvent.click(form.getByRole('button', { name: 'Remove zoe@test.example' }));
    await waitFor(() => expect(form.queryByText('zoe@test.example')).toBeNull());
    await userEvent.click(form.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(textsOf(MANAGERS)).toEqual(Array(3).fill('Me, max@test.example'));
  });

  test('that were added are nothing that Escape would lose', async () => {
    const form = await openForAll('Change Managers');
    await userEvent.type(
      await form.findByRole('textbox', { name: 'Add managers' }),
      'zoe@test.example{Enter}',
    );
    await form.findByText('zoe@test.example');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that are typed and not added yet are added by Done', async () => {
    const form = await openForAll('Change Managers');
    const field = await form.findByRole('textbox', { name: 'Add managers' });
    await userEvent.type(field, 'zoe');
    await userEvent.click(form.getByRole('button', { name: 'Done' }));
    expect((await form.findByRole('alert')).textContent).toBe(message.enterValidEmail);
    await userEvent.type(field, '@test.example');
    await userEvent.click(form.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('zoe@test.example added.');
  });

  test('that the server refuses are shown in its words (SEAT-13)', async () => {
    const form = await openForAll('Change Managers');
    await userEvent.type(await form.findByRole('textbox', { name: 'Add managers' }), 'a@b@c{Enter}');
    expect((await form.findByRole('alert')).textContent).toBe('a@b@c is not a valid email address.');
    // The message about the previous text is gone.
    const field = form.getByRole('textbox', { name: 'Add managers' });
    await userEvent.clear(field);
    await userEvent.type(field, 'zoe{Enter}');
    expect((await form.findByRole('alert')).textContent).toBe(message.enterValidEmail);
  });

  test('who were removed from one of several seats are told so when no note of them is saved', async () => {
    const max = await portal.user();
    await portal.group(owner, {
      ...THIS_YEAR,
      seats: [1, 2, 3].map(() => ({ licenseType: Pro, managers: [owner.email, max.email] })),
    });
    open(max);
    await select('Select all 3 seats of Group 1');
    await userEvent.click(await button('More Actions'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit Notes' }));
    const form = await dialog('Edit Notes');
    await userEvent.type(await form.findByRole('textbox'), 'Porto');
    await removeElsewhere(max.email, 1);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect((await form.findByRole('alert')).textContent).toBe(message.notesNotAllowed);
  });

  test('who were removed, but use the seat, are refused to assign it, and no longer see the other seats', async () => {
    const max = await portal.user();
    await portal.group(max, { ...THIS_YEAR, seats: [{ licenseType: Pro, assignedTo: 'd@test.example' }] });
    await portal.group(owner, {
      ...THIS_YEAR,
      seats: [max.email, 'c@test.example'].map((assignedTo) => ({
        licenseType: Pro,
        assignedTo,
        managers: [owner.email, max.email],
      })),
    });
    open(max);
    await userEvent.click(await button(`${max.email}, assign to somebody else`));
    const form = await dialog('Assign User');
    const field = await form.findByRole('combobox', { name: /Email address/ });
    await removeElsewhere(max.email);
    await userEvent.clear(field);
    await userEvent.type(field, 'zoe@test.example{Enter}');
    await form.findByText(message.assignNotAllowed);
    await waitFor(() => expect(screen.queryByText('c@test.example')).toBeNull());
  });

  test('are shown as they are where the answer got lost, and what is typed is kept', async () => {
    const form = await openForAll('Change Managers');
    const field = await form.findByRole('textbox', { name: 'Add managers' });
    await userEvent.type(field, 'zoe@test.example');
    loseAnswer('"operationName":"RemoveManagers"');
    await userEvent.click(form.getByRole('button', { name: 'Remove max@test.example' }));
    await form.findByText(/please look before you try again/);
    await waitFor(() => expect(form.queryByText('max@test.example')).toBeNull());
    expect(field).toHaveProperty('value', 'zoe@test.example');
  });

  test('who remove themselves are asked first, can select these rows no more, and may undo it as owners (SEAT-09, SEAT-10, INFO-10, D-92)', async () => {
    const form = await openForAll('Change Managers');
    const removeMe = await form.findByRole('button', { name: 'Remove Me' });
    await userEvent.click(removeMe);
    const question = await dialog('Remove yourself as manager?');
    await userEvent.click(question.getByRole('button', { name: 'Go Back' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Remove yourself as manager?' })).toBeNull(),
    );
    expect(textsOf(MANAGERS)[0]).toBe('Me');

    await userEvent.type(form.getByRole('textbox', { name: 'Add managers' }), 'zoe@test.example');
    await userEvent.click(removeMe);
    await dialog('Remove yourself as manager?');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Remove yourself as manager?' })).toBeNull(),
    );
    expect(screen.getByRole('dialog', { name: 'Change Managers' })).toBeDefined();
    expect(form.queryByText(/^Not saved/)).toBeNull();

    await userEvent.click(removeMe);
    const again = await dialog('Remove yourself as manager?');
    await userEvent.click(again.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(textsOf(MANAGERS)).toEqual([' Add me', 'max@test.example Add me', ' Add me']));
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();

    await userEvent.click(await button('Undo'));
    await waitFor(() => expect(textsOf(MANAGERS)).toEqual(['Me', 'Me, max@test.example', 'Me']));
    await screen.findByRole('checkbox', { name: 'Select all 3 seats of Group 1' });
  });

  const removeSelf = async (from: string) => {
    await userEvent.click(await button(from));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change Managers' }));
    const form = await dialog('Change Managers');
    await userEvent.click(await form.findByRole('button', { name: 'Remove Me' }));
    const question = await dialog('Remove yourself as manager?');
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };

  test('who own the group go on with its other rows, and may come back (SEAT-10, D-92)', async () => {
    open();
    await select('Select all 3 seats of Group 1');
    await removeSelf('Actions for a@test.example');
    const bar = within(await screen.findByRole('toolbar', { name: 'Selected seats' }));
    await waitFor(() => expect(bar.getByRole('status').textContent).toBe('2 selected'));
    expect(screen.queryByRole('checkbox', { name: 'Select Axure RP Pro, a@test.example' })).toBeNull();
    await screen.findByRole('checkbox', { name: 'Select all 2 seats of Group 1' });
    await screen.findByText(
      /^You own this group, but do not manage 1 seat of it, which cannot be selected\.$/,
    );

    await userEvent.click(await button('Add me as a manager of Axure RP Pro, a@test.example'));
    await screen.findByRole('checkbox', { name: 'Select all 3 seats of Group 1' });
    expect(screen.queryByText(/^You own this group/)).toBeNull();

    await removeSelf('Actions for b@test.example');
    const broken = breakRequests('"operationName":"GroupSeatIds"');
    await userEvent.click(await button('Manage all seats of Group 1'));
    await screen.findByText(/^The seats could not be read, so nothing was changed/);
    broken.mockRestore();
    await userEvent.click(await button('Manage all seats of Group 1'));
    await screen.findByRole('checkbox', { name: 'Select all 3 seats of Group 1' });
    expect(textsOf(MANAGERS)).toEqual(['Me', 'Me, max@test.example', 'Me']);
  });

  test('who do not own the group lose the row at once, and cannot come back (SEAT-10)', async () => {
    const max = await portal.user();
    await portal.group(owner, {
      ...THIS_YEAR,
      seats: [
        { licenseType: Pro, assignedTo: 'c@test.example', managers: [max.email], purchaseDate: '2026-03-03' },
        { licenseType: Pro, assignedTo: max.email, managers: [max.email], purchaseDate: '2026-03-02' },
        {
          licenseType: Team,
          assignedTo: 'd@test.example',
          managers: [max.email],
          purchaseDate: '2026-03-01',
        },
      ],
    });
    open(max);
    await removeSelf('Actions for c@test.example');
    await waitFor(() => expect(textsOf(USER)).toEqual([max.email, 'd@test.example']));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    // The seat assigned to him stays visible, but he cannot change it.
    await removeSelf(`Actions for ${max.email}`);
    await waitFor(() => expect(textsOf(MANAGERS)).toEqual(['', 'Me']));
    expect(screen.queryByRole('button', { name: `Actions for ${max.email}` })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Add me/ })).toBeNull();
    await removeSelf('Actions for d@test.example');
    const own = within(await screen.findByRole('list', { name: 'Your seats' }));
    expect(own.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Axure RP Pro']);
  });
});
