import type { Page } from 'playwright/test';
import { setOutage } from '../testkit/faults';
import { chooseSeats } from './support/checkout';
import { holdAnswers } from './support/hold';
import { newCustomer } from './support/new-customer';
import { outageNoise } from './support/outage-noise';
import { expectReadable, expectSound } from './support/screen';
import { openTab } from './support/shell';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

// The trace recorder fetches every image it sees, even `blob:` addresses; the page does not.
test.beforeEach(({ watch }) => watch.expect(/^console: Connecting to 'blob:/));

const owner = 'diana@northwind.example';
const dialog = (page: Page) => page.getByRole('dialog');
const details = (page: Page) => page.getByRole('link', { name: /^Details/ }).first();
const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

test('loading states fit and are accessible: pages, a dialog, a previous price', async ({ page }) => {
  await signIn(page, owner, '/thankyou');
  const releaseProducts = await holdAnswers(page, 'ManageProducts');
  await openTab(page, 'Manage Products');
  await page.locator('main [aria-busy=true]').first().waitFor();
  await expectSound(page, 'the products on their way');
  releaseProducts();
  const releaseEmail = await holdAnswers(page, 'CredentialsEmail');
  await openTab(page, 'Edit Profile');
  await open(page, 'Edit Password');
  await dialog(page)
    .getByRole('status', { name: /^Loading/ })
    .waitFor();
  await expectSound(page, 'a dialog on its way');
  releaseEmail();
  await close(page);
  const releasePage = await holdAnswers(page, 'BillingPage');
  await openTab(page, 'Billing');
  await page.locator('main [aria-busy=true]').first().waitFor();
  await expectSound(page, 'the billing page on its way');
  releasePage();
  await details(page).waitFor();
  const releaseTokens = await holdAnswers(page, 'BillingTokens');
  await open(page, 'Edit credit card');
  await expect(dialog(page).getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectSound(page, 'a card form that cannot be saved yet');
  releaseTokens();
  await close(page);

  await openTab(page, 'Buy');
  await chooseSeats(page, { pro: 2 });
  await page.getByText('Next billed date').waitFor();
  const releasePrice = await holdAnswers(page, 'CartPreview');
  await chooseSeats(page, { pro: 3 });
  await page.getByText('Updating…').waitFor();
  await expectSound(page, 'the price of before');
  releasePrice();
});

test('the end of a session over typed text fits and is accessible', async ({ page, portal }) => {
  await signIn(page, await newCustomer(portal), '/profile');
  await open(page, 'Edit Name');
  await dialog(page).getByLabel('Name').fill('Typed and not saved');
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await fetch(`${portal.urls.vendor}/user/logout?isAjax=true`, { headers: { authorization: token ?? '' } });
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: 'You are signed out' }).waitFor();
  await expectSound(page, 'signed out while typing');
});

test('the delegate’s pages and the read-only portal fit and are accessible', async ({ page, portal }) => {
  await page.goto(`${portal.urls.accounts}/demo`);
  await page.getByRole('button', { name: 'Open Diana’s account as support' }).click();
  await page.getByText('CURRENTLY IN ACCESS ACCOUNT MODE').waitFor();
  await openTab(page, 'Billing');
  await details(page).waitFor();
  await expectSound(page, 'the billing page of a delegate');
  await openTab(page, 'Edit Profile');
  await page.getByRole('button', { name: 'Edit Name' }).waitFor();
  await expectSound(page, 'the profile of a delegate');

  await page.goto(`${portal.urls.accounts}/demo`);
  await page.getByRole('button', { name: 'Turn read-only mode on' }).click();
  await expect(async () => {
    await page.goto('/billing');
    await expect(page.getByText('We are working on the portal.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectSound(page, 'the read-only portal');
  await page.goto(`${portal.urls.accounts}/demo`);
  await page.getByRole('button', { name: 'Turn read-only mode off' }).click();
  await expect(async () => {
    await page.goto('/billing');
    await expect(page.getByLabel('Email')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

async function expectDialogsOfAnOutage(page: Page): Promise<void> {
  await open(page, 'Download receipts');
  await dialog(page).getByRole('alert').waitFor();
  await expectSound(page, 'an archive that cannot be had');
  await close(page);
  await open(page, 'Edit credit card');
  await dialog(page).getByRole('alert').waitFor();
  await expectSound(page, 'a card form without the payment service');
  await close(page);
}

/** The toast covers the page for a while, so only its readability is checked. */
async function expectReadableToast(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^PDF receipt/ })
    .first()
    .click();
  await page.getByText(/could not be downloaded/).waitFor();
  await expectReadable(page, 'a toast');
}

test('failed reads fit and are accessible', async ({ page, portal, watch }) => {
  watch.expect(outageNoise);
  await signIn(page, owner, '/thankyou');
  await setOutage(portal.urls.vendor, true);
  await openTab(page, 'Billing');
  await page.getByText('Your billing information could not be loaded.').waitFor();
  await expectSound(page, 'a billing page that cannot be read');
  await page.reload();
  await page.getByRole('alert').first().waitFor();
  await expectSound(page, 'a portal that cannot be reached');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
  }
  await setOutage(portal.urls.vendor, false);
  await details(page).waitFor();
});

test('outdated content fits and is accessible, and so are the dialogs over it', async ({
  page,
  portal,
  watch,
}) => {
  watch.expect(outageNoise);
  await signIn(page, owner, '/billing');
  await details(page).waitFor();
  await setOutage(portal.urls.vendor, true);
  await openTab(page, 'Edit Profile');
  await page.getByText(/could not be refreshed just now/).waitFor();
  await open(page, 'Edit Password');
  await dialog(page).getByRole('alert').waitFor();
  await expectSound(page, 'a profile of before and a dialog without its data');
  await close(page);
  await openTab(page, 'Billing');
  await page
    .getByText(/could not be refreshed just now/)
    .first()
    .waitFor();
  await expectSound(page, 'a billing page of before');
  await expectDialogsOfAnOutage(page);
  await expectReadableToast(page);
  await setOutage(portal.urls.vendor, false);
});
