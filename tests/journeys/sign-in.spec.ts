import type { Page } from 'playwright/test';
import { signOut } from './support/shell';
import { fillSignIn, signInByHand } from './support/sign-in';
import { expect, test } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { name: 'Manage Products', level: 1 });

test('a wrong password stays on the account page and says so, without telling whether the address exists (AUTH-22)', async ({
  page,
}) => {
  await page.goto('/manage');
  await fillSignIn(page, 'diana@northwind.example', 'wrong');
  const known = (await page.getByRole('alert').textContent()) ?? '';
  await fillSignIn(page, 'nobody@nowhere.example', 'wrong');
  await expect(page.getByRole('alert')).toHaveText(known);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a deep link comes back to the same place with its query after the sign-in (AUTH-10)', {
  tag: '@phone',
}, async ({ page }) => {
  await signInByHand(page, 'diana@northwind.example', '/buy?type=0&pro=3&team=1&term=4');
  await expect(page.getByLabel('Quantity of Axure RP Pro')).toHaveValue('3');
  await expect(page.getByLabel('Quantity of Axure RP Team')).toHaveValue('1');
  await expect(page.getByRole('radio', { name: /2 Year/ })).toBeChecked();
});

test('the one-time code does not stay in the address; a session survives a reload, and an unknown path leads to the products', async ({
  page,
}) => {
  await signInByHand(page, 'diana@northwind.example');
  expect(page.url()).not.toContain('code=');
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.goto('/nope');
  await expect(page).toHaveURL(/\/manage$/);
});

test('signing out ends the session, and going back shows nothing (AUTH-18)', { tag: '@phone' }, async ({
  page,
  portal,
}) => {
  await signInByHand(page, 'diana@northwind.example');
  await expect(heading(page)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await signOut(page);
  await page.goBack();
  await expect(page.getByRole('region', { name: /^Group/ })).toHaveCount(0);
  const answer = await fetch(`${portal.urls.vendor}/user/authcheck`, {
    headers: { authorization: token ?? '' },
  });
  expect(answer.status).toBe(401);
});

test('a token that is no longer good leads to the account page and back', async ({ page }) => {
  await signInByHand(page, 'diana@northwind.example', '/profile');
  await expect(page.getByRole('heading', { name: 'Edit Profile', level: 1 })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('authToken', 'garbage'));
  await page.goto('/billing');
  await fillSignIn(page, 'diana@northwind.example');
  await expect(page).toHaveURL(/\/billing$/);
});
