import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { beforeEachTest } from '#tests/testkit/during-tests';
import { breakRequests } from '../../../testing/lose-answer';
import { openApp } from '../../../testing/open-app';
import { portalOfOwner } from '../../../testing/owner-portal';
import { said } from '../../../testing/said';

const { portal, owner } = portalOfOwner();
const eva = beforeEachTest(() => portal.user());

const seats = (managers: string[]) => [
  { licenseType: LicenseType.Pro, assignedTo: eva.email, managers, note: 'Leaves in May' },
  { licenseType: LicenseType.Team, assignedTo: 'else@test.example', managers },
];
const group = (managers: string[]) =>
  portal.group(owner, { startDate: '2026-01-01', expireDate: '2026-12-31', seats: seats(managers) });
const openAsEva = () => openApp({ url: portal.url, path: '/manage', token: eva.token });

test('a user of a seat sees what it is, until when, and whom to ask: no note, no money (D-91)', async () => {
  await group(['zoe@test.example']);
  openAsEva();
  const own = within(await screen.findByRole('list', { name: 'Your seats' }));
  expect(own.getAllByRole('listitem')).toHaveLength(1);
  expect(own.getByRole('heading', { name: 'Axure RP Pro' })).toBeTruthy();
  expect(own.getByText('Renews Jan 1, 2027')).toBeTruthy();
  expect(own.getByRole('link', { name: 'zoe@test.example' }).getAttribute('href')).toBe(
    'mailto:zoe@test.example',
  );
  expect(screen.queryByText(/Leaves in May|\$/)).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(own.getByRole('button', { name: 'Offline key of Axure RP Pro' }));
  await screen.findByRole('dialog', { name: 'Offline Key' });
});

test('a manager of one seat sees the grid', async () => {
  await group([eva.email]);
  openAsEva();
  await screen.findByRole('table', { name: 'Seats of Group 1' });
  expect(screen.queryByRole('list', { name: 'Your seats' })).toBeNull();
});

test.each([
  ['ends while its group renews', { expireDate: '2026-12-31' }, 'Subscription ends on Dec 31, 2026'],
  ['is over while its group goes on', { expireDate: '2026-03-31' }, 'Ended on Mar 31, 2026'],
])('a seat that %s is not said to renew', async (_which, end, told) => {
  const seat = { licenseType: LicenseType.Pro, assignedTo: eva.email, ...end };
  const isContinuing = { licenseType: LicenseType.Team, assignedTo: eva.email };
  await portal.group(owner, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    seats: [seat, isContinuing],
  });
  openAsEva();
  const own = within(await screen.findByRole('list', { name: 'Your seats' }));
  const textOf = (name: string) => own.getByRole('heading', { name }).closest('li')?.textContent;
  expect(textOf('Axure RP Team')).toContain('Renews Jan 1, 2027');
  expect(textOf('Axure RP Pro')).toContain(told);
  expect(textOf('Axure RP Pro')).not.toMatch(/Renews|Expires/);
});

test('an ended seat says so once, and does not explain how to use it', async () => {
  const seat = { licenseType: LicenseType.Pro, assignedTo: eva.email };
  await portal.group(owner, { startDate: '2025-01-01', expireDate: '2025-12-31', seats: [seat] });
  openAsEva();
  const own = within(await screen.findByRole('list', { name: 'Your seats' }));
  expect(own.getAllByText(said('Ended on Dec 31, 2025'))).toHaveLength(1);
  expect(own.queryByText(/To use it/)).toBeNull();
});

test('a seat whose payment failed is not said to renew, nor that it failed', async () => {
  const failed = { firstFailedPaymentAttempt: 1, firstFailedPaymentDate: '2026-04-01' };
  const seat = { licenseType: LicenseType.Pro, assignedTo: eva.email };
  await portal.group(owner, { ...failed, startDate: '2026-01-01', expireDate: '2026-12-31', seats: [seat] });
  openAsEva();
  const own = within(await screen.findByRole('list', { name: 'Your seats' }));
  expect(own.getByText('Expires Dec 31, 2026')).toBeTruthy();
  expect(own.queryByText(/Renews|failed/)).toBeNull();
});

test('a user of a seat keeps that page when the figures of the grid fail', async () => {
  await group(['zoe@test.example']);
  breakRequests('query SeatFigures');
  openAsEva();
  await screen.findByRole('list', { name: 'Your seats' });
  expect(screen.queryByRole('table')).toBeNull();
});

test('a seat without managers names its owner as the person to ask', async () => {
  await group([]);
  openAsEva();
  const own = within(await screen.findByRole('list', { name: 'Your seats' }));
  expect(own.getByRole('link', { name: owner.email })).toBeTruthy();
  expect(own.queryByText(/managers/)).toBeNull();
});
