import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { seatsText } from '#domain/text/counts';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal, type TestPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../../testing/open-app';
import { said } from '../../../testing/said';

const { Pro, Team } = LicenseType;
const PERIOD = { startDate: '2026-01-01', expireDate: '2026-12-31' };
const BUTTON = 'More Actions';
const ITEM = 'Compare What If…';

let owner: Awaited<ReturnType<TestPortal['user']>>;
const portal = duringTests(() => startPortal());
beforeEach(async () => {
  window.sessionStorage.clear();
  owner = await portal.user({ name: 'Diana Okoye' });
});

const open = (path = '/manage', token = owner.token) => openApp({ url: portal.url, path, token });

async function compareAll(count: number) {
  const app = open();
  await userEvent.click(
    await screen.findByRole('checkbox', { name: `Select all ${seatsText(count)} of Group 1` }),
  );
  await userEvent.click(screen.getByRole('button', { name: BUTTON }));
  await userEvent.click(await screen.findByRole('menuitem', { name: ITEM }));
  return { ...app, table: within(await screen.findByRole('table', { name: 'Scenarios' })) };
}

test('an owner sees side by side what would come of the selected seats, and goes on to the review', async () => {
  const seats = [{ licenseType: Pro }, { licenseType: Pro }, { licenseType: Team }];
  await portal.group(owner, { ...PERIOD, seats });
  const { table, address } = await compareAll(3);
  expect(address()).toBe('/manage/what-if');
  const rowOf = (name: RegExp) => table.getByRole('row', { name });
  expect(rowOf(/^As It Is/).textContent).toContain('$1,104.00');
  expect(rowOf(/^Pro/).textContent).toBe('Pro1 of 3 seatsDec 31, 2026$0.00$900.00$900.00-$204.00Review');
  await userEvent.click(table.getByRole('link', { name: 'Review Monthly' }));
  await screen.findByRole('heading', { name: 'Review Your Changes' });
  expect(address()).toBe('/buy/change-term?newTerm=1');
  await screen.findByText(said(/^What changes later takes effect at the end of the term, Dec 31, 2026/));
});

test('groups that refuse it whatever is chosen are left out, on the way to the review too', async () => {
  await portal.group(owner, { ...PERIOD, seats: [{ licenseType: Pro }] });
  const order = { braintreeId: 'PURCHASE_ORDER', autoRenew: false };
  await portal.group(owner, { ...PERIOD, ...order, seats: [{ licenseType: Pro }] });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 2' }));
  // Selecting all loads the ids first.
  await screen.findByText('2 selected');
  await userEvent.click(screen.getByRole('button', { name: BUTTON }));
  await userEvent.click(await screen.findByRole('menuitem', { name: ITEM }));
  const row = within(await screen.findByRole('row', { name: /^Monthly/ }));
  row.getByText('1 of 2 seats');
  await userEvent.click(row.getByRole('link'));
  await screen.findByText(said(/^What changes later takes effect at the end of the term, Dec 31, 2026/));
});

test('the end of the seats is asked for once more, and then leads back to them', async () => {
  await portal.group(owner, { ...PERIOD, seats: [{ licenseType: Pro }] });
  const { table, address } = await compareAll(1);
  await userEvent.click(table.getByRole('button', { name: 'Review Fewer Seats' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Seat' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Cancel Seat' }));
  await screen.findByRole('toolbar', { name: 'Selected seats' });
  expect(address()).toBe('/manage');
  await screen.findByText(said(/Subscription ends on Dec 31, 2026/));
});

test('an impossible scenario says why and has no link', async () => {
  const order = { braintreeId: 'PURCHASE_ORDER', autoRenew: false };
  await portal.group(owner, { ...PERIOD, ...order, seats: [{ licenseType: Team }] });
  const { table } = await compareAll(1);
  const row = within(table.getByRole('row', { name: /^Fewer Seats/ }));
  row.getByText(message.cancelPurchaseOrder);
  expect(row.queryByRole('button')).toBeNull();
});

test('without a selection it leads back, and to those who pay for nothing it is not offered', async () => {
  const manager = await portal.user();
  const managers = [manager.email];
  await portal.group(owner, {
    ...PERIOD,
    seats: [
      { licenseType: Pro, managers },
      { licenseType: Team, managers },
    ],
  });
  const { address } = open('/manage/what-if', manager.token);
  await screen.findByRole('toolbar', { name: 'Selected seats' });
  expect(address()).toBe('/manage');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 2 seats of Group 1' }));
  await userEvent.click(screen.getByRole('button', { name: BUTTON }));
  await screen.findByRole('menuitem', { name: 'Edit Notes' });
  expect(screen.queryByRole('menuitem', { name: ITEM })).toBeNull();
});

test('on return on another day the scenarios start from that day', async () => {
  await portal.group(owner, { ...PERIOD, seats: [{ licenseType: Pro }] });
  const { table } = await compareAll(1);
  table.getByRole('row', { name: /^As It Is/ });
  screen.getByText('Apr 10, 2027');
  await portal.passTo('2026-04-12');
  fireEvent.focus(window);
  await screen.findByText('Apr 11, 2027');
  await portal.passTo('2026-04-11');
});
