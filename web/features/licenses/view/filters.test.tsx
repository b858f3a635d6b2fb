import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { catchDownloads } from '../../../testing/downloads';
import { holdRequest } from '../../../testing/hold';
import { breakRequests } from '../../../testing/lose-answer';
import { portalOfOwner } from '../../../testing/owner-portal';

const { Pro, Team } = LicenseType;
const THIS_YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };

const { portal, owner, open } = portalOfOwner();
beforeEach(async () => {
  await portal.group(owner, {
    ...THIS_YEAR,
    seats: [
      { licenseType: Pro, assignedTo: 'ines@test.example' },
      { licenseType: Pro },
      { licenseType: Team, assignedTo: 'ben@test.example', managers: ['zoe@test.example'] },
    ],
  });
  await portal.group(owner, {
    ...THIS_YEAR,
    startDate: '2026-02-01',
    seats: [{ licenseType: Team, assignedTo: 'ines@test.example' }, { licenseType: Team }],
  });
});
afterEach(() => portal.faults({}));

const regions = () =>
  screen.getAllByRole('region', { name: /^Group \d/ }).map((region) => region.getAttribute('aria-label'));
const selected = async () =>
  within(await screen.findByRole('toolbar', { name: 'Selected seats' })).getByRole('status').textContent;

test('filters are combined, say what they would find, and stand in the address', async () => {
  const { address } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Unassigned 2' }));
  await screen.findByText('2 seats found');
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  const edition = await screen.findByRole('combobox', { name: 'Edition' });
  await within(edition).findByRole('option', { name: 'Team (1)' });
  await userEvent.selectOptions(edition, 'TEAM');
  await screen.findByText('1 seat found');
  expect(address()).toBe('/manage?show=unassigned&edition=TEAM');
  await waitFor(() => expect(regions()).toEqual(['Group 2']));
  const manager = screen.getByRole('combobox', { name: 'Manager' });
  await waitFor(() => expect(within(manager).queryByRole('option', { name: 'Me (1)' })).toBeTruthy());
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByText('5 seats');
  expect(address()).toBe('/manage');
  await waitFor(() => expect(regions()).toHaveLength(2));
});

test('the number of seats before is marked as such, and not said to be found, until a filter is answered', async () => {
  open();
  const found = await screen.findByText('5 seats');
  const held = holdRequest('"operationName":"SeatFigures"');
  await userEvent.click(await screen.findByRole('button', { name: 'Unassigned 2' }));
  await held.reached;
  expect(found.getAttribute('aria-busy')).toBe('true');
  expect(found.textContent).toBe('5 seats');
  held.release();
  await screen.findByText('2 seats found');
  await waitFor(() => expect(found.getAttribute('aria-busy')).toBe('false'));
});

test('people with several seats are found', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'User has several 2' }));
  await screen.findByText('2 seats found');
  await waitFor(() => expect(regions()).toHaveLength(2));
});

test('the viewer’s own seats are found among those of other managers', async () => {
  const { address } = open();
  const mine = await screen.findByRole('button', { name: 'Mine 4' });
  await userEvent.click(mine);
  await screen.findByText('4 seats found');
  expect(address()).toBe('/manage?manager=Me');
  expect(mine.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(mine);
  await screen.findByText('5 seats');
});

test('an assignment changes the figures', async () => {
  open();
  await screen.findByRole('button', { name: 'Unassigned 2' });
  await userEvent.click(
    (await screen.findAllByRole('button', { name: /^Assign Axure RP/ }))[0] ?? document.body,
  );
  await userEvent.type(
    await screen.findByRole('combobox', { name: /Email address/ }),
    'new@test.example{Enter}',
  );
  await screen.findByRole('button', { name: 'Unassigned 1' });
});

test('all that match are selected at once, over all groups, also after a reload', async () => {
  const first = open('/manage?edition=TEAM');
  await userEvent.click(await screen.findByRole('button', { name: 'Select the 2 found' }));
  await waitFor(async () => expect(await selected()).toBe('2 selected'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('button', { name: 'Select all 4' });
  expect(await selected()).toBe('2 selected');
  first.unmount();
  open();
  await waitFor(async () => expect(await selected()).toBe('2 selected'));
});

test('the listed seats can be saved as a table', async () => {
  const saved = catchDownloads();
  open('/manage?q=ines');
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]?.content.text())?.trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines?.[1]).toMatch(/^Group 2,Axure RP Team,ines@test\.example,Me,Active/);
});

test('an outage while selecting all is shown, and nothing is selected', async () => {
  open();
  const all = await screen.findByRole('button', { name: 'Select all 4' });
  await portal.faults({ failRequests: 1000 });
  await userEvent.click(all);
  await screen.findByText(/^The seats could not be selected/);
  expect(await selected()).toBe('0 selected');
});

test('with Shift a range of rows is selected', async () => {
  open();
  const region = within(await screen.findByRole('region', { name: 'Group 1' }));
  const boxes = region.getAllByRole('checkbox', { name: /^Select Axure/ });
  const enabled = boxes.filter((box) => !box.hasAttribute('disabled'));
  const [from, to] = [enabled[0], enabled.at(-1)];
  const user = userEvent.setup();
  await user.click(from ?? document.body);
  await user.keyboard('{Shift>}');
  await user.click(to ?? document.body);
  await user.keyboard('{/Shift}');
  expect(await selected()).toBe('2 selected');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  from?.focus();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(document.activeElement).toBe(to);
  expect(await selected()).toBe('2 selected');
});

test('where what the filters find cannot be counted the page says so, and counts by a retry (D-125)', async () => {
  const outage = breakRequests('query SeatFigures');
  open();
  await screen.findByText(/this may not be up to date/);
  expect(regions()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Unassigned 2' })).toBeNull();
  outage.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('button', { name: 'Unassigned 2' });
  await waitFor(() => expect(screen.queryByText(/this may not be up to date/)).toBeNull());
});
