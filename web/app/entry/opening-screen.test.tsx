import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../testing/open-app';

const portal = duringTests(() => startPortal());
const heading = (name: string) => ({ name, level: 1 });

test.each([
  ['/manage', 'Manage Products'],
  ['/billing', 'Billing'],
  ['/profile', 'Edit Profile'],
])('%s has its title from the first moment, which is heard once the page is there', async (path, title) => {
  const { token } = await portal.user();
  openApp({ url: portal.url, path, token });
  expect(screen.getByText(title)).toBeTruthy();
  const told = screen.getByRole('status');
  expect(told.textContent).toBe('Opening your account…');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(await screen.findByRole('heading', heading(title))).toBeTruthy();
  // A replaced element with the same text would be announced again.
  expect(told.isConnected).toBe(true);
});

test('somebody who has not been signed in sees no title of a page that may never come', () => {
  openApp({ url: portal.url, path: '/billing' });
  expect(screen.queryByText('Billing')).toBeNull();
});
