import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { NO_ANSWER } from '../../../app/graphql/refusal';
import { loseAnswer } from '../../../testing/lose-answer';
import { portalOfOwner } from '../../../testing/owner-portal';
import { undoOf } from '../../../testing/toast';

const { Pro, Team } = LicenseType;
const THIS_YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };

const { portal, owner, open } = portalOfOwner({ name: 'Diana Okoye' });

const openFreeSeat = async () => {
  await portal.group(owner, { ...THIS_YEAR, seats: [{ licenseType: Team }] });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Assign Axure RP Team,/ }));
};

describe('assigning a seat', () => {
  const assignee = () => screen.findByRole('combobox', { name: /Email address/ });

  test('names the new user, counts again, and can be undone', async () => {
    await openFreeSeat();
    await userEvent.type(await assignee(), 'zoe@test.example{Enter}');
    const user = await screen.findByRole('button', { name: /^zoe@test.example/ });
    await waitFor(() => expect(document.activeElement).toBe(user));
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByText(/1 of 1/);

    await userEvent.click(await undoOf('Axure RP Team is assigned to zoe@test.example.'));
    const free = await screen.findByRole('button', { name: /^Assign Axure RP Team,/ });
    await waitFor(() => expect(document.activeElement).toBe(free));
    await screen.findByText(/0 of 1/);
  });

  test('a click beside the dialog closes it only while nothing is typed', async () => {
    await portal.group(owner, { ...THIS_YEAR, seats: [{ licenseType: Team }] });
    open();
    const clickBeside = async () =>
      userEvent.click(document.querySelector('.mantine-Modal-overlay') ?? document.body);
    const openDialog = async () =>
      userEvent.click(await screen.findByRole('button', { name: /^Assign Axure RP Team,/ }));
    await openDialog();
    await assignee();
    await clickBeside();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openDialog();
    await userEvent.type(await assignee(), 'zoe@');
    await clickBeside();
    expect(await assignee()).toHaveProperty('value', 'zoe@');
  });

  test('an empty address frees the seat', async () => {
    await portal.group(owner, {
      ...THIS_YEAR,
      seats: [{ licenseType: Team, assignedTo: 'zoe@test.example' }],
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^zoe@test.example/ }));
    await userEvent.clear(await assignee());
    await userEvent.click(screen.getByRole('button', { name: 'Unassign' }));
    await screen.findByRole('button', { name: /^Assign Axure RP Team,/ });
  });

  test('a refusal is shown where it was caused, and nothing changes', async () => {
    await openFreeSeat();
    await userEvent.type(await assignee(), 'nonsense{Enter}');
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/e-?mail/i);
    expect((await assignee()).getAttribute('aria-invalid')).toBe('true');
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: /^Assign Axure RP Team,/ });
  });

  test('without an answer the page shows what has become of the seat, and what was typed stays', async () => {
    await openFreeSeat();
    loseAnswer('AssignSeat');
    await userEvent.type(await assignee(), 'zoe@test.example{Enter}');
    await screen.findByText(NO_ANSWER);
    expect(await assignee()).toHaveProperty('value', 'zoe@test.example');
    await userEvent.keyboard('{Escape}{Escape}');
    await screen.findByRole('button', { name: /^zoe@test.example/ });
  });

  test('the row menu frees a seat at once', async () => {
    await portal.group(owner, {
      ...THIS_YEAR,
      seats: [{ licenseType: Team, assignedTo: 'zoe@test.example' }],
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for zoe@test.example' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unassign' }));
    await screen.findByRole('button', { name: /^Assign Axure RP Team,/ });
    await screen.findByText('Axure RP Team is free again; zoe@test.example no longer uses it.');
  });

  test('the address can ask for it (NAV-15)', async () => {
    const sub = await portal.group(owner, {
      ...THIS_YEAR,
      seats: [{ licenseType: Team, assignedTo: 'zoe@test.example' }, { licenseType: Pro }],
    });
    const { address } = open(`/manage?sub=${sub}&assign=true`);
    await screen.findByRole('combobox', { name: 'Email address for Axure RP Pro' });
    expect(address()).toBe(`/manage?sub=${sub}`);
  });

  test('the address can ask for it, for every free seat of the group at once (NAV-15)', async () => {
    const sub = await portal.group(owner, {
      ...THIS_YEAR,
      seats: [
        { licenseType: Team, assignedTo: 'zoe@test.example' },
        { licenseType: Pro },
        { licenseType: Pro },
        { licenseType: Team },
      ],
    });
    const { address } = open(`/manage?sub=${sub}&assign=true`);
    const dialog = await screen.findByRole('dialog', { name: 'Assign User' });
    expect(await within(dialog).findAllByRole('listitem')).toHaveLength(3);
    expect(address()).toBe(`/manage?sub=${sub}`);
  });

  test('the address can open it, with a message when the free seats cannot be loaded', async () => {
    const sub = await portal.group(owner, { ...THIS_YEAR, seats: [{ licenseType: Pro }] });
    const real = window.fetch;
    vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
      if (String(init?.body ?? '').includes('"operationName":"FreeSeats"')) throw new TypeError('gone');
      return real(input, init);
    });
    open(`/manage?sub=${sub}&assign=true`);
    await screen.findByText('The free seats could not be loaded. Please choose them below.');
    await screen.findByRole('button', { name: /^Assign Axure RP Pro,/ });
  });

  test('somebody who manages nothing of the group cannot', async () => {
    await portal.group(owner, { ...THIS_YEAR, seats: [{ licenseType: Team, managers: [] }] });
    open();
    const region = await screen.findByRole('region', { name: 'Group 1' });
    expect(within(region).queryByRole('button', { name: /Actions for/ })).toBeNull();
  });

  test('a session that ended meanwhile loses no typing', async () => {
    await portal.group(owner, { ...THIS_YEAR, seats: [{ licenseType: Team }] });
    const { left } = open();
    await userEvent.click(await screen.findByRole('button', { name: /^Assign Axure RP Team,/ }));
    await userEvent.type(await assignee(), 'zoe@test.example');
    await portal.endSession(owner.token);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'You are signed out' });
    expect(left).toEqual([]);
    const typed = screen.getByDisplayValue('zoe@test.example');

    const again = await portal.signIn(owner.email);
    window.localStorage.setItem('authToken', again);
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue: again }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'You are signed out' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(typed));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: /^zoe@test.example/ });
  });
});
