import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import type { TestPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../testing/open-app';
import { portalOfOwner } from '../../testing/owner-portal';

type User = Awaited<ReturnType<TestPortal['user']>>;

const THIS_YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };
const PAST_DUE = {
  startDate: '2025-04-21',
  expireDate: '2026-04-20',
  firstFailedPaymentAttempt: 1,
  firstFailedPaymentDate: '2026-04-11',
};
const { portal, owner } = portalOfOwner();
afterEach(() => portal.faults({}));

const open = ({ token }: User) => openApp({ url: portal.url, path: '/manage', token });
const seatOf = (managers: string[]) => [{ licenseType: LicenseType.Pro, managers }];
const focused = () => document.activeElement;

async function press(name: string | RegExp, within_ = within(document.body)) {
  const button = await within_.findByRole('button', { name });
  button.focus();
  await userEvent.keyboard('{Enter}');
}

test('canceling a group whose payment failed keeps the focus on the page once its banner is gone', async () => {
  await portal.group(owner, { ...PAST_DUE, seats: seatOf([owner.email]) });
  open(owner);
  await press(/^More Details/);
  await press('Cancel Group', within(await screen.findByRole('dialog')));
  const question = await screen.findByRole('dialog', { name: /^Are you sure/ });
  await press('Cancel Group', within(question));
  await screen.findByRole('region', { name: 'Expired' });
  await waitFor(() => expect(screen.queryByText(/^Payment failed for Group/)).toBeNull());
  await waitFor(() => expect(focused()).toBe(screen.getByRole('main')));
});

test('adding oneself to all seats of a group keeps the focus at the group once the button is gone', async () => {
  const other = await portal.user();
  await portal.group(owner, { ...THIS_YEAR, seats: seatOf([other.email]) });
  open(owner);
  await press('Manage all seats of Group 1');
  await waitFor(() => expect(screen.queryByText(/^You own this group, but/)).toBeNull());
  await waitFor(() => expect(focused()).toBe(screen.getByRole('region', { name: 'Group 1' })));
});

test('a button that the customer has left does not get the focus back', async () => {
  await portal.group(owner, { ...THIS_YEAR, seats: seatOf([owner.email]) });
  open(owner);
  const help = await screen.findByRole('button', { name: 'Help' });
  help.focus();
  help.blur();
  const added = document.body.appendChild(document.createElement('p'));
  await waitFor(() => new Promise(requestAnimationFrame));
  expect(focused()).toBe(document.body);
  added.remove();
});
