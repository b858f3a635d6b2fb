import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { holdRequest } from '../../../testing/hold';
import { openApp } from '../../../testing/open-app';
import { portalOfOwner } from '../../../testing/owner-portal';

const { Pro } = LicenseType;
const PERIOD = { startDate: '2026-01-01', expireDate: '2026-12-31' };

const { portal, owner } = portalOfOwner({ name: 'Diana Okoye' });
beforeEach(async () => {
  await portal.group(owner, { ...PERIOD, seats: [{ licenseType: Pro }, { licenseType: Pro }] });
  await portal.group(owner, {
    ...PERIOD,
    braintreeId: 'PURCHASE_ORDER',
    autoRenew: false,
    seats: [{ licenseType: Pro }],
  });
});

async function selectAll() {
  openApp({ url: portal.url, path: '/manage', token: owner.token });
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 3' }));
  // Selecting all loads the ids first.
  await screen.findByText('3 selected');
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('an action goes on with the seats that qualify, and says before how many do not and why', async () => {
  await selectAll();
  await userEvent.click(await screen.findByRole('button', { name: 'More Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel Seats…' }));
  const cancel = await dialog('Cancel Seats');
  expect(cancel.getByRole('note').textContent).toBe(
    `Applies to 2 of the 3 seats.Not to 1 seat: ${message.cancelPurchaseOrder}`,
  );
  await userEvent.click(await cancel.findByRole('button', { name: 'Cancel 2 Seats' }));
  await screen.findByText(/^2 seats/);
});

test('an action that all seats qualify for has no note', async () => {
  await selectAll();
  await userEvent.click(await screen.findByRole('button', { name: 'Change Edition' }));
  const edition = await dialog('Change Edition');
  expect(edition.queryByRole('note')).toBeNull();
});

test('a message shows while the qualifying seats are loading, and then the action has the focus', async () => {
  await selectAll();
  const held = holdRequest('"operationName":"ActionableSeats"');
  await userEvent.click(await screen.findByRole('button', { name: 'Change Edition' }));
  await dialog('Selected seats');
  await screen.findByText('Loading the selected seats');
  held.release();
  const edition = await dialog('Change Edition');
  await edition.findByRole('button', { name: 'Continue' });
  const isInside = () => document.activeElement?.closest('[role=dialog]') !== null;
  await waitFor(() => expect(isInside()).toBe(true));
  await userEvent.keyboard('{Escape}');
  const bar = screen.getByRole('toolbar');
  await waitFor(() => expect(bar.contains(document.activeElement)).toBe(true));
});
