import { newCustomer } from './support/new-customer';
import { demoPassword, signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ colorScheme: 'dark' });

test('from a dark screen a page is printed on white, without the message that lies over it', async ({
  page,
  portal,
}) => {
  await signIn(page, await newCustomer(portal), '/profile');
  await page.getByRole('button', { name: 'Edit Password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current Password').fill(demoPassword);
  await dialog.getByLabel('New Password').fill('printed in the dark');
  await dialog.getByLabel('Confirm Password').fill('printed in the dark');
  await page.keyboard.press('Enter');
  const toast = page.getByText('Your password was changed.');
  await expect(toast).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(toast).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Edit Profile', level: 1 })).toHaveCSS(
    'color',
    'rgb(27, 27, 35)',
  );

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null, colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('buttons, search and filters are not printed, nor bars over the rows, but their content is', async ({
  page,
}) => {
  // The receipt setting on Billing is content; the search fields are not.
  const main = page.getByRole('main');
  const controls = main.locator('nav, button:not([data-paper=on]), select').or(main.getByLabel(/^Search/));
  const arePrinted = async () => {
    await page.emulateMedia({ media: 'print' });
    const printed = await controls.filter({ visible: true }).count();
    await page.emulateMedia({ media: null });
    return printed > 0;
  };
  await signIn(page, 'diana@northwind.example', '/manage/assign');
  await page.getByLabel('Paste addresses or a table').fill('ann@northwind.example\nbob@northwind.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  const change = page.getByRole('button', { name: 'Change 2 seats' });
  await expect(change).toBeVisible();
  const bar = page.locator('div:has(> button)').filter({ hasText: 'Change 2 seats' });
  await expect(bar).toHaveCSS('position', 'sticky');
  await page.emulateMedia({ media: 'print' });
  await expect(change).toBeHidden();
  await expect(page.getByText('Use another list')).toBeHidden();
  await expect(bar).toHaveCSS('position', 'static');
  await page.emulateMedia({ media: null });

  await page.goto('/manage');
  await expect(page.getByText('sam.rivera@northwind.example').first()).toBeVisible();
  expect(await controls.count()).toBeGreaterThan(20);
  expect(await arePrinted()).toBe(false);
  await page.goto('/billing');
  await expect(main.getByRole('row', { name: 'PDF receipt' }).first()).toBeVisible();
  expect(await controls.count()).toBeGreaterThan(5);
  expect(await arePrinted()).toBe(false);
});
