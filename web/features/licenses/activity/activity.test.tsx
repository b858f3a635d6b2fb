import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../../testing/open-app';

const portal = duringTests(() => startPortal());
const owner = beforeTests(() => portal.user());
beforeAll(async () => {
  await portal.group(owner, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    seats: [
      { licenseType: LicenseType.Pro, managers: [owner.email], assignedTo: 'zoe@test.example' },
      { licenseType: LicenseType.Team, managers: [owner.email] },
    ],
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await portal.faults({});
});

const open = (path: string, token = owner.token) => openApp({ url: portal.url, path, token });
const table = async () => within(await screen.findByRole('table', { name: 'Activity' }));

test('before anything was done it says what will stand there, and has nothing to export', async () => {
  open('/manage/activity');
  await screen.findByText('Nothing yet');
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
});

test('says who took which seat from whom, is found by person and seat, and is exported', async () => {
  open('/manage');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for zoe@test.example' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Unassign' }));
  await screen.findByText(/is free again/);
  await userEvent.click(screen.getByRole('link', { name: 'Activity' }));
  const rows = await table();
  rows.getByText('Unassigned');
  rows.getByText('from zoe@test.example');
  const person = screen.getByRole('textbox', { name: 'Address of a person' });
  await userEvent.type(person, 'bob@');
  await screen.findByText('Type the whole address.');
  await userEvent.type(person, 'test.example');
  await screen.findByText('Nothing found');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  await userEvent.click((await table()).getByRole('link', { name: 'Axure RP Pro' }));
  await screen.findByRole('button', { name: 'One seat: show all' });
  await screen.findByText('1 entry');
  const makeUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(makeUrl).toHaveBeenCalled());
  const file = makeUrl.mock.calls[0]?.[0];
  expect(file instanceof Blob && (await file.text())).toContain('Unassigned,Axure RP Pro,');
});

test('an outage is no empty list: it says so, and tries again when asked to', async () => {
  open('/manage/activity');
  await table();
  await portal.faults({ failRequests: 1000 });
  await userEvent.type(screen.getByRole('textbox', { name: 'Address of a person' }), 'zoe@test.example');
  await screen.findByText('The activity could not be loaded.');
  expect(screen.queryByText('Nothing found')).toBeNull();
  await portal.faults({});
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Retry' }));
  await table();
});

const A_SEAT = '{ viewer { subscriptions(first: 1) { nodes { seats(first: 1) { nodes { id } } } } } }';

test('older entries that failed to load show a message, and load on retry', async () => {
  const busy = await portal.user();
  const seats = [{ licenseType: LicenseType.Pro }];
  await portal.group(busy, { startDate: '2026-01-01', expireDate: '2026-12-31', seats });
  const { data } = await askAs(busy.token, A_SEAT);
  const seatIds = [data.viewer.subscriptions.nodes[0].seats.nodes[0].id];
  const change = 'mutation ($input: EditNotesInput!) { editNotes(input: $input) { success } }';
  for (let desk = 1; desk <= 60; desk += 1)
    await askAs(busy.token, change, { input: { seatIds, note: `Desk ${desk}` } });
  open('/manage/activity', busy.token);
  await screen.findByText('50 of 60 entries');
  await portal.faults({ failRequests: 1000 });
  await userEvent.click(screen.getByRole('button', { name: /^Show more/ }));
  await screen.findByText('The other entries could not be loaded.');
  expect((await table()).getAllByRole('row')).toHaveLength(51);
  await portal.faults({});
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect((await table()).getAllByRole('row')).toHaveLength(61));
});

async function askAs(token: string, query: string, variables: object = {}) {
  const response = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}
