import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../../testing/open-app';
import { paste } from '../../../testing/paste';

const DIFFER = 'New Password and Password Confirmation do not match';

let token: string;
const portal = duringTests(() => startPortal());
beforeEach(async () => {
  ({ token } = await portal.user());
});
afterEach(() => portal.faults({}));

const dialog = () => within(screen.getByRole('dialog', { name: 'Change Sign In Settings' }));
const field = (label: string) => screen.getByLabelText(label);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const forgot = () => userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
const alerts = () =>
  dialog()
    .queryAllByRole('alert')
    .map((alert) => alert.textContent);

async function open(kind: 'email' | 'password') {
  openApp({ url: portal.url, path: `/profile?edit=${kind}`, token });
  await paste(await screen.findByLabelText('Current Password'), 'a wrong one');
}

async function typeNewPassword() {
  await paste(field('New Password'), 'another-password');
  await paste(field('Confirm Password'), 'another-password');
}

test('an address that was refused is asked about anew without what was said before', async () => {
  await open('email');
  await userEvent.type(field('Email'), '.example');
  await save();
  await dialog().findByRole('alert');
  await userEvent.clear(field('Email'));
  await save();
  expect(alerts()).toEqual(['Valid email is required']);
});

test('a mail to set a new password takes the refusal of the old one away', async () => {
  await open('password');
  await typeNewPassword();
  await save();
  await dialog().findByRole('alert');
  await forgot();
  await screen.findByText(/^We sent an email to/);
  expect(alerts()).toEqual([]);
});

test('a mail that could not be asked for is not spoken of beside what comes after it', async () => {
  await open('password');
  await portal.faults({ failRequests: 1000 });
  await forgot();
  const outage = await dialog().findByRole('alert');
  await portal.faults({});
  await typeNewPassword();
  await save();
  await waitFor(() => expect(alerts()).not.toContain(outage.textContent));
  await waitFor(() => expect(alerts()).toHaveLength(1));
  await userEvent.clear(field('Confirm Password'));
  await save();
  expect(alerts()).toEqual([DIFFER]);
});
