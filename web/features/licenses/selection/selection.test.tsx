import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { seatsText } from '#domain/text/counts';
import { openApp } from '../../../testing/open-app';
import { portalOfOwner } from '../../../testing/owner-portal';
import { said } from '../../../testing/said';
import { WHY_NOT_SELECTABLE } from './selection';

const { Pro, Team } = LicenseType;
const THIS_YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };

const { portal, owner, open } = portalOfOwner({ name: 'Diana Okoye' });
afterEach(async () => {
  vi.restoreAllMocks();
  await portal.faults({});
});

const bar = async () => within(await screen.findByRole('toolbar', { name: 'Selected seats' }));
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const allOf = (count: number, group = 1) => box(`Select all ${seatsText(count)} of Group ${group}`);
const threeSeats = [
  { licenseType: Pro, assignedTo: 'a@test.example' },
  { licenseType: Pro, assignedTo: 'b@test.example' },
  { licenseType: Team },
];

describe('selecting rows', () => {
  test('actions are disabled until seats are selected, and count them (MAN-17)', async () => {
    await portal.group(owner, { ...THIS_YEAR, seats: threeSeats });
    open();
    const actions = await bar();
    const names = ['Change Edition', 'Change Billing Term'];
    const button = (name: string) => actions.getByRole<HTMLButtonElement>('button', { name });
    expect(names.map((name) => button(name).disabled)).toEqual(names.map(() => true));
    expect(actions.getByRole('status').textContent).toBe('0 selected');

    await userEvent.click(await box('Select Axure RP Pro, a@test.example'));
    expect(names.map((name) => button(name).disabled)).toEqual(names.map(() => false));
    expect(actions.getByRole('status').textContent).toBe('1 selected');
    expect((await allOf(3)).indeterminate).toBe(true);

    await userEvent.click(await allOf(3));
    expect(actions.getByRole('status').textContent).toBe('3 selected');
    expect((await box(/^Select Axure RP Team, unassigned/)).checked).toBe(true);
    await userEvent.click(await allOf(3));
    expect(actions.getByRole('status').textContent).toBe('0 selected');

    await userEvent.click(await allOf(3));
    await userEvent.click(actions.getByRole('button', { name: 'Clear' }));
    expect(actions.getByRole('status').textContent).toBe('0 selected');
  });

  test('offers its actions in the command palette while something is selected', async () => {
    await portal.group(owner, { ...THIS_YEAR, seats: threeSeats });
    open();
    const palette = async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      const field = await screen.findByRole('combobox');
      await waitFor(() => expect(document.activeElement).toBe(field));
      return within(screen.getByRole('dialog', { name: 'Jump to' }));
    };
    await allOf(3);
    expect((await palette()).queryByRole('group', { name: 'Selected seats' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await allOf(3));
    const opened = await palette();
    expect(opened.queryByRole('option', { name: /^Uncancel/ })).toBeNull();
    await userEvent.click(opened.getByRole('option', { name: 'Change Managers3 selected' }));
    await screen.findByRole('dialog', { name: /Managers/ });
  });

  test('is possible only where the viewer manages every row of the group (MAN-18)', async () => {
    const managers = ['somebody@else.example'];
    const max = await portal.user();
    const own = [max.email];
    await portal.group(owner, {
      ...THIS_YEAR,
      seats: [
        { licenseType: Pro, managers: own },
        { licenseType: Team, managers, assignedTo: max.email },
      ],
    });
    await portal.group(owner, {
      ...THIS_YEAR,
      seats: [{ licenseType: Pro, managers, assignedTo: max.email }],
    });
    await portal.group(owner, {
      ...THIS_YEAR,
      seats: threeSeats.map((seat) => ({ ...seat, managers: own })),
    });
    openApp({ url: portal.url, path: '/manage', token: max.token });
    const boxesOf = async (region: number) =>
      within(await screen.findByRole('region', { name: `Group ${region}` }))
        .queryAllByRole<HTMLInputElement>('checkbox')
        .map(({ disabled }) => disabled);
    const groups = [await boxesOf(1), await boxesOf(2), await boxesOf(3)];
    expect(groups.toSorted((a, b) => a.length - b.length)).toEqual([
      [],
      [true, true],
      [false, false, false, false],
    ]);
    const barred = screen.getAllByRole('checkbox', { description: WHY_NOT_SELECTABLE });
    expect(barred).toHaveLength(2);
  });

  test('takes in of an owner’s group the rows that are managed, however many others there are (MAN-18)', async () => {
    await portal.group(owner, {
      ...THIS_YEAR,
      seats: Array.from({ length: 60 }, (_, index) => ({
        licenseType: Pro,
        ...(index % 3 === 0 && { managers: ['somebody@else.example'] }),
      })),
    });
    open();
    const actions = await bar();
    await userEvent.click(await allOf(40));
    await waitFor(() => expect(actions.getByRole('status').textContent).toBe('40 selected'));
    expect((await allOf(40)).checked).toBe(true);
  });

  test('all of a long group takes in the seats that are not on the page', async () => {
    await portal.group(owner, {
      ...THIS_YEAR,
      seats: Array.from({ length: 120 }, (_, index) => ({
        licenseType: Pro,
        assignedTo: index < 70 ? `user${index}@test.example` : null,
      })),
    });
    open();
    const actions = await bar();
    await userEvent.click(await allOf(120));
    await waitFor(() => expect(actions.getByRole('status').textContent).toBe('120 selected'));
    expect((await allOf(120)).checked).toBe(true);
    await userEvent.click(actions.getByRole('button', { name: 'Clear' }));

    await userEvent.type(screen.getByRole('textbox', { name: /^Search user/ }), 'user');
    await userEvent.click(await box('Select the 70 seats found of Group 1'));
    await waitFor(() => expect(actions.getByRole('status').textContent).toBe('70 selected'));
  });

  test('an outage while selecting all is shown, and nothing is selected', async () => {
    await portal.group(owner, {
      ...THIS_YEAR,
      seats: Array.from({ length: 60 }, () => ({ licenseType: Pro })),
    });
    open();
    const all = await allOf(60);
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await userEvent.click(all);
    await screen.findByText(said(/^The seats of Group 1 could not be selected/));
    expect((await bar()).getByRole('status').textContent).toBe('0 selected');
  });

  test.each([
    ['that nobody uses', null],
    ['that one person uses', 'twice@test.example'],
  ])(
    'seats of one product %s differ by name in all that can be done with them',
    async (_what, assignedTo) => {
      const seat = { licenseType: Team, assignedTo };
      await portal.group(owner, { ...THIS_YEAR, seats: [seat, seat] });
      open();
      const seats = await screen.findByRole('table', { name: 'Seats of Group 1' });
      const named = (role: string) =>
        within(seats)
          .getAllByRole(role, { name: assignedTo === null ? /Axure RP Team/ : /twice@/ })
          .filter((element) => !element.matches('tr, td'));
      const names = [...named('checkbox'), ...named('button')].map((each) => each.getAttribute('aria-label'));
      expect(names).toHaveLength(6);
      expect(new Set(names).size).toBe(6);
    },
  );

  test('Enter leads from a row to what can be done with it, and does none of it', async () => {
    await portal.group(owner, { ...THIS_YEAR, seats: threeSeats });
    open();
    const row = await box(/^Select Axure RP Team, unassigned/);
    const pressed = vi.fn();
    (await screen.findByRole('toolbar', { name: 'Selected seats' })).addEventListener('click', pressed);
    row.focus();
    await userEvent.keyboard(' {Enter}');
    expect(document.activeElement).toBe((await bar()).getAllByRole('button')[0]);
    expect(pressed).not.toHaveBeenCalled();
  });
});

describe('what selected seats shall become', () => {
  test.each([
    ['Change Edition', 'Team', 'now', '/buy/change-edition?newEdition=1'],
    ['Change Billing Term', '3 Year', 'now', '/buy/change-term?newTerm=5'],
    ['Change Billing Term', 'Monthly', 'Changes on Dec 31, 2026', '/buy/change-term?newTerm=1'],
  ])(
    '%s to %s (%s) leads to its page with the seats (EDIT-01, TERM-01)',
    async (action, choice, cost, address) => {
      await portal.group(owner, { ...THIS_YEAR, seats: threeSeats });
      open();
      await userEvent.click(await allOf(3));
      await userEvent.click((await bar()).getByRole('button', { name: action }));
      const dialog = within(await screen.findByRole('dialog', { name: action }));
      const goOn = dialog.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
      expect(goOn.disabled).toBe(true);
      await userEvent.click(await dialog.findByRole('radio', { name: new RegExp(`^${choice} .*${cost}$`) }));
      const pushState = vi.spyOn(window.history, 'pushState');
      await userEvent.click(goOn);
      await waitFor(() => expect(pushState).toHaveBeenCalled());
      const [state, , url] = pushState.mock.calls[0] ?? [];
      expect(String(url)).toContain(address);
      expect(state.usr.seatIds).toHaveLength(3);
    },
  );

  test.each([
    ['Change Edition', 'Pro', 'All selected licenses are already the specified edition.'],
    ['Change Billing Term', 'Annual', 'All licenses selected are already the specified term.'],
  ])('%s says in the dialog why it cannot be', async (action, choice, text) => {
    await portal.group(owner, { ...THIS_YEAR, seats: [{ licenseType: Pro }] });
    const { address } = open();
    await userEvent.click(await allOf(1));
    await userEvent.click((await bar()).getByRole('button', { name: action }));
    const dialog = within(await screen.findByRole('dialog', { name: action }));
    const current = await dialog.findByRole<HTMLInputElement>('radio', { name: `${choice} Current` });
    expect(current.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(current);
    expect((await dialog.findByRole('alert')).textContent).toBe(text);
    expect(current.checked).toBe(false);
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);
    expect(address()).toBe('/manage');
  });

  test('Go Back changes nothing and keeps the selection', async () => {
    await portal.group(owner, { ...THIS_YEAR, seats: threeSeats });
    const { address } = open();
    await userEvent.click(await allOf(3));
    await userEvent.click((await bar()).getByRole('button', { name: 'Change Edition' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/manage');
    expect((await bar()).getByRole('status').textContent).toBe('3 selected');
  });
});
