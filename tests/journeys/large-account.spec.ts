import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test('an account of 10,000 seats opens, scrolls and searches', async ({ page }) => {
  const begin = Date.now();
  await signIn(page, 'atlas@bigco.example');
  await expect(page.getByRole('region', { name: 'Group 1', exact: true })).toBeVisible();
  await expect(
    page.getByRole('button', { name: /assign to somebody else|^Assign Axure RP/ }).first(),
  ).toBeVisible();
  expect(Date.now() - begin).toBeLessThan(15_000);

  await page.mouse.wheel(0, 4_000);
  await expect(
    page.getByRole('button', { name: /assign to somebody else|^Assign Axure RP/ }).first(),
  ).toBeAttached();
  expect(await page.getByRole('row').count()).toBeLessThan(1_000);

  await page.getByLabel('Search user, note, manager').fill('nobody-has-this-name');
  await expect(page.getByRole('button', { name: /assign to somebody else/ })).toHaveCount(0);
  await page.getByLabel('Search user, note, manager').fill('');
  await expect(page.getByRole('button', { name: /assign to somebody else/ }).first()).toBeVisible();
});
