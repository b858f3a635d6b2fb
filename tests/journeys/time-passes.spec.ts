import type { Page } from 'playwright/test';
import { fillLicensee, orderNumber, submitButton } from './support/checkout';
import { letDaysPass } from './support/let-days-pass';
import { newCustomer } from './support/new-customer';
import { OWN_SETTINGS } from './support/settings';
import { beSignedIn } from './support/sign-in';
import { buyAt } from './support/store';
import { expect, test } from './support/test';

test.use({ ownPortal: OWN_SETTINGS });

const group = (page: Page) => page.getByLabel('Subscription Group');
const figure = (page: Page) => page.getByRole('figure').filter({ has: page.locator('dl') });
const fact = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: label }) });

test('a group that was renewed meanwhile is not charged for until its new price was seen', async ({
  page,
  portal,
}) => {
  await beSignedIn(page, await newCustomer(portal));
  await buyAt(page, '/buy?type=0&pro=1&term=1');
  await page.goto('/buy?type=0&pro=2');
  await group(page).selectOption({ index: 1 });
  await expect(figure(page)).toContainText('0 days passed');
  await fillLicensee(page);
  await expect(submitButton(page)).toBeEnabled();

  await letDaysPass(page, portal, 40);
  await submitButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('The price has changed');
  const total = dialog.getByRole('row', { name: /^Total USD/ });
  const [before, now] = await total.getByRole('cell').allTextContents();
  expect(before).toBe('$58.00');
  expect(now).not.toBe(before);
  await expect(dialog).toContainText('Nothing has been charged.');
  await dialog.getByRole('button', { name: `Continue with ${now}` }).click();
  await orderNumber(page);
  await expect(page.getByRole('main')).toContainText(now ?? '');
});

test('a renewal, found in the history, and while it is still being processed (CONF-06, CONF-10)', async ({
  page,
  portal,
}) => {
  await beSignedIn(page, await newCustomer(portal));
  await buyAt(page, '/buy?type=0&pro=1&term=1');
  await letDaysPass(page, portal, 40);

  await page.goto('/billing');
  await page
    .getByRole('link', { name: /^Details of order/ })
    .first()
    .click();
  await orderNumber(page);
  await expect(fact(page, 'Change')).toContainText('Subscription renewed');
  await expect(fact(page, 'Amount Paid')).toContainText('$29.00');
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Billing', 'Manage Products']);
  await page.goto(`${page.url()}?processing=1`);
  await expect(page.getByText('This change may take a few minutes.')).toBeVisible();
});
