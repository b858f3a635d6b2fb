import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { holdRequest } from '../../../testing/hold';
import { openApp } from '../../../testing/open-app';
import { otherTab } from '../../../testing/other-tab';
import { portalOfOwner } from '../../../testing/owner-portal';

const { portal, owner: user } = portalOfOwner({ name: 'Ines Duarte' });
afterEach(() => window.sessionStorage.clear());

const stored = () => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);

async function leaveCart() {
  const app = openApp({ url: portal.url, path: '/buy?pro=2', token: user.token });
  await screen.findByRole('textbox', { name: 'First Name' });
  await waitFor(() => expect(stored()).toContain('pro=2'));
  await userEvent.click(screen.getByRole('link', { name: 'Billing' }));
  await screen.findByText('Billing Name');
  expect(stored()).toContain(user.id);
  return app;
}

const keepsNothing = () => {
  expect(stored()).not.toContain(user.id);
  expect(stored()).not.toContain(user.token);
  expect(stored()).not.toContain('pro=2');
};

test('signing out leaves nothing of the customer and the cart in the browser (AUTH-18)', async () => {
  const { left } = await leaveCart();
  await userEvent.click(screen.getByRole('button', { name: 'Account of Ines Duarte' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await waitFor(() => expect(left).toHaveLength(1));
  keepsNothing();
});

test('signing out says so, and waits two seconds at most for the account service (AUTH-18, AUTH-19)', async () => {
  const { left, session } = openApp({ url: portal.url, path: '/billing', token: user.token });
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Ines Duarte' }));
  const logout = holdRequest('logout');
  const texts = new Set<string | null>();
  session.subscribe(() => setTimeout(() => texts.add(document.body.textContent)));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await logout.reached;
  const since = Date.now();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Signing out…'));
  expect(screen.getByText('Signing out…', { ignore: '[role=status]' })).toBeTruthy();
  expect(window.localStorage.getItem('authToken')).toBeNull();
  await waitFor(() => expect(left).toHaveLength(1), { timeout: 15_000 });
  expect(Date.now() - since).toBeGreaterThan(1_500);
  expect([...texts].filter((text) => text?.includes('Opening your account'))).toEqual([]);
  logout.release();
  await waitFor(async () => expect(await portal.isSignedIn(user.token)).toBe(false));
});

test('signing out in another tab leaves nothing in this one (AUTH-18)', async () => {
  const { left } = await leaveCart();
  otherTab.signOut();
  await waitFor(() => expect(left).toHaveLength(1));
  keepsNothing();
});

test('a session that is merely over keeps the cart for its customer', async () => {
  const { left } = await leaveCart();
  await portal.endSession(user.token);
  await userEvent.click(screen.getByRole('link', { name: 'Manage Products' }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(stored()).toContain('pro=2');
});
