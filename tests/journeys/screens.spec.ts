import type { Page } from 'playwright/test';
import { cardMessages, declinedCard, fillCard, visa } from './support/checkout';
import { newCustomer } from './support/new-customer';
import { expectSound } from './support/screen';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

// The trace recorder fetches every image it sees, even `blob:` addresses; the page does not.
test.beforeEach(({ watch }) => watch.expect(/^console: Connecting to 'blob:/));

const owner = 'diana@northwind.example';
const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true });
const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The second press confirms losing typed text. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

test('the profile, its flyout and its dialogs fit and are accessible', async ({ page }) => {
  await signIn(page, owner, '/profile');
  await page.getByRole('img', { name: 'Your profile photo' }).waitFor();
  await expectSound(page, 'the profile');

  await open(page, 'Edit Name');
  await dialog(page).getByLabel('Name').fill('x'.repeat(101));
  await save(page).click();
  await dialog(page).getByRole('alert').waitFor();
  await expectSound(page, 'a name that is too long');
  await close(page);

  await open(page, 'Edit Email Address');
  await dialog(page).getByLabel('Current Password').fill('wrong');
  await save(page).click();
  await dialog(page).getByRole('alert').waitFor();
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill('nobody');
  await dialog(page).getByLabel('Current Password').focus();
  await dialog(page).getByText('Valid email is required').waitFor();
  await expectSound(page, 'a refused address');
  await close(page);

  await open(page, 'Edit Password');
  await save(page).click();
  await dialog(page).getByText('Please enter a password').waitFor();
  await dialog(page).getByRole('button', { name: 'Forgot password?' }).click();
  await dialog(page)
    .getByText(/^We sent an email/)
    .waitFor();
  await dialog(page).getByLabel('New Password').fill('one');
  await save(page).click();
  await dialog(page).getByText('New Password and Password Confirmation do not match').waitFor();
  await expectSound(page, 'passwords that differ');
});

test('the activity page, also without matches, fits and is accessible', async ({ page }) => {
  await signIn(page, owner, '/manage/activity');
  await page.getByRole('main').getByText('Visited the account').first().waitFor();
  await expectSound(page, 'the activity');
  await page.getByRole('textbox', { name: 'Address of a person' }).fill('nobody@northwind.example');
  await page.getByText('Nothing found').waitFor();
  await expectSound(page, 'activity of nobody');
});

test('the billing page with all that it shows fits and is accessible', async ({ page }) => {
  await signIn(page, owner, '/billing');
  await page
    .getByRole('link', { name: /^Details/ })
    .first()
    .waitFor();
  await expectSound(page, 'the billing page');

  await open(page, 'Edit billing name');
  await dialog(page).getByLabel('Billing Name').fill('');
  await save(page).click();
  await dialog(page).getByText('Billing name cannot be blank').waitFor();
  await expectSound(page, 'a blank billing name');
  await close(page);
  await open(page, 'Download receipts');
  await dialog(page).getByRole('definition').first().waitFor();
  await expectSound(page, 'an archive of receipts');
  await close(page);

  await page.getByLabel('Period of the transactions').selectOption('Custom');
  await page.getByLabel('To', { exact: true }).fill('2019-12-31');
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await page.getByText('The last day is before the first.').waitFor();
  const toCome = page.getByRole('figure', { name: 'To be charged by month' });
  await toCome.getByRole('button', { name: 'Show as table' }).click();
  const recipients = page.getByRole('textbox', { name: 'Send subscription renewal receipts to:' });
  await recipients.fill('nobody');
  await recipients.blur();
  await page.getByText(/^Valid email is required/).waitFor();
  await expectSound(page, 'a reversed period, a refused address and the table of the chart');
  await page.getByLabel('From', { exact: true }).fill('2019-01-01');
  await page.getByText('Nothing was bought').waitFor();
  await open(page, 'Download receipts');
  await dialog(page).getByText('There are no receipts in this period.').waitFor();
  await expectSound(page, 'an archive without receipts');
  await close(page);
  await page.getByRole('searchbox', { name: 'Search transactions' }).fill('nothing');
  await page.getByRole('button', { name: 'Clear search' }).waitFor();
  await expectSound(page, 'nothing found');
});

test('the card form in every state fits and is accessible', async ({ page, portal }) => {
  await signIn(page, await newCustomer(portal), '/billing');
  await page.getByText('No transactions have been recorded yet.').waitFor();
  await expectSound(page, 'the billing page of a new customer');
  await open(page, 'Add Payment Method');
  await expect(save(page)).toBeEnabled();
  await save(page).click();
  await dialog(page)
    .getByText(cardMessages[0] ?? '')
    .waitFor();
  await expectSound(page, 'an empty card form refused');

  await fillCard(page, declinedCard);
  await save(page).click();
  await dialog(page)
    .getByRole('alert')
    .filter({ hasText: /declined/ })
    .waitFor();
  await expectSound(page, 'a declined card');
  await dialog(page).getByLabel('Card Number').fill('');
  await fillCard(page, visa);
  await save(page).click();
  await dialog(page).getByRole('heading', { name: 'Success!' }).waitFor();
  await expectSound(page, 'the card is saved');
  await open(page, 'Continue');
  await open(page, 'Edit credit card');
  await expect(save(page)).toBeEnabled();
  await dialog(page).getByLabel('Card Number').press('5');
  await dialog(page).getByRole('button', { name: 'Keep the card on file' }).waitFor();
  await expectSound(page, 'a card that replaces the one on file');
});

test('menus, tooltips and the palette fit and are accessible', async ({ page }) => {
  await signIn(page, owner, '/billing');
  await page
    .getByRole('link', { name: /^Details/ })
    .first()
    .waitFor();
  const height = page.viewportSize()?.height ?? 900;
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height });
    for (const name of width === 375 ? [/^Menu$/, /^Account of/] : [/^Help/, /^Account of/]) {
      await page.getByRole('button', { name }).click();
      await page.getByRole('menu').waitFor();
      await expectSound(page, `the menu ${name}`, [width]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
    }
    await page.mouse.move(0, height / 2);
    await page.getByRole('button', { name: /^Account of/ }).hover();
    await page.getByRole('tooltip').waitFor();
    await expectSound(page, 'a tooltip', [width]);
    await page.mouse.move(0, height / 2);
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Jump to' }).getByRole('option').first().waitFor();
  await expectSound(page, 'the palette', [1440]);
  await page.keyboard.type('us');
  await page
    .getByRole('option', { name: /manages/ })
    .first()
    .waitFor();
  await expectSound(page, 'what is found in the palette', [320, 375]);
});

const accountPages = [
  '/login',
  '/login?email=diana%40northwind.example',
  '/create-account',
  '/forgot-password',
  '/reset-password#x',
  '/confirm-account#x',
  '/confirm-email#x',
  '/confirm-address#x',
  '/demo',
];

test('the pages of the account service fit and are accessible', async ({ page, portal, watch }) => {
  watch.expect(/400 \(Bad Request\)|404 \(Not Found\)/);
  for (const path of accountPages) {
    await page.goto(`${portal.urls.accounts}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectSound(page, path);
  }
  await page.goto(`${portal.urls.accounts}/reset-password#${'x'.repeat(43)}`);
  await page.getByLabel('New password').fill('eight or more');
  await page.getByLabel('Confirm password').fill('eight or more');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await expectSound(page, 'a link that was used');
});
