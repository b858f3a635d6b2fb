import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../../testing/open-app';
import { paste } from '../../../testing/paste';
import { sendCookies } from '../../../testing/send-cookies';
import { browserDelegateCookies } from '../storage/delegate-cookies';

/** What test customers sign in with. */
const PASSWORD = 'correct horse battery staple';
const NEW_PASSWORD = 'another horse battery staple';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterEach(() => browserDelegateCookies(window).clear());
afterAll(() => portal.stop());

const stoken = () => /stoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';

/** A support person's tool has set the cookies, and the customer's own browser has no part in it. */
async function openAsDelegate(path: string) {
  const user = await portal.user({ name: 'Diana Okoye' });
  for (const pair of [`stoken=${user.token}`, 'btid=demo', 'portaluser=support']) {
    // biome-ignore lint/suspicious/noDocumentCookie: what the support tool does before the page is loaded
    document.cookie = `${pair}; path=/; samesite=lax`;
  }
  sendCookies();
  return { ...openApp({ url: portal.url, path }), user };
}

test('a delegate who changes the password stays in the account (AUTH-13, PROF-21)', async () => {
  const { user, left } = await openAsDelegate('/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Password' }));
  await paste(await screen.findByLabelText('Current Password'), PASSWORD);
  await paste(screen.getByLabelText('New Password'), NEW_PASSWORD);
  await paste(screen.getByLabelText('Confirm Password'), NEW_PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await portal.isSignedIn(user.token)).toBe(false);
  expect(stoken()).not.toBe(user.token);
  expect(await portal.isSignedIn(stoken())).toBe(true);

  await userEvent.click(screen.getByRole('link', { name: 'Billing' }));
  await screen.findByText('Billing Name');
  expect(screen.queryByText(/access to this account has ended/)).toBeNull();
  expect(window.localStorage.getItem('authToken')).toBeNull();
  expect(left).toEqual([]);
});
