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
  expect(screen.getByText(title, { selector: 'h1' })).toBeTruthy();
  const told = screen.getByRole('status');
  expect(told.textContent).toBe('Opening your account…');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(await screen.findByRole('heading', heading(title))).toBeTruthy();
  // A replaced element with the same text would be announced again.
  expect(told.isConnected).toBe(true);
});

test.each([
  ['/manage', 'Manage Products'],
  ['/buy/renew?subId=x', 'Manage Products'],
  ['/buy/thankyou/AX-0000', 'Buy'],
  ['/buy', 'Buy'],
  ['/Billing/', 'Billing'],
])('%s shows the tabs from the first moment, with the same one lit as later', async (path, lit) => {
  const { token } = await portal.user();
  openApp({ url: portal.url, path, token });
  const tabs = [...document.querySelectorAll('header [aria-hidden] > *')].map((tab) => tab.textContent);
  expect(tabs).toEqual(['Manage Products', 'Buy', 'Billing', 'Edit Profile']);
  const current = () => [...document.querySelectorAll('header [aria-current]')].map((tab) => tab.textContent);
  expect(current()).toEqual([lit]);
  await screen.findByRole('navigation', { name: 'Main' });
  expect(current()).toEqual([lit]);
});

test('somebody who has not been signed in sees no title of a page that may never come', () => {
  openApp({ url: portal.url, path: '/billing' });
  expect(screen.queryByText('Billing')).toBeNull();
  expect(screen.queryByText('Manage Products')).toBeNull();
});
