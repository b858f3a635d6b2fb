import type { Page } from 'playwright/test';
import { chooseSeats, fillLicensee, orderNumber, submitButton } from './support/checkout';
import { chooseFromMenu } from './support/choose-from-menu';
import { newCustomer } from './support/new-customer';
import { expectSound } from './support/screen';
import { beSignedIn } from './support/sign-in';
import { buyAt } from './support/store';
import { expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main');
const total = (page: Page) => page.getByRole('complementary').locator('strong');

/** Selects all seats of some groups on Manage Products, and chooses a change. */
async function change(page: Page, what: string, to: string, groups: readonly number[]): Promise<void> {
  await page.goto('/manage');
  for (const group of groups) {
    await page
      .getByRole('checkbox', { name: new RegExp(`^Select all \\d+ seats? of Group ${group}$`) })
      .check();
  }
  const bar = page.getByRole('toolbar', { name: 'Selected seats' });
  const more = bar.getByRole('button', { name: 'More Actions' });
  const button = bar.getByRole('button', { name: what });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  else await chooseFromMenu(page, more, what);
  await page.getByRole('radio', { name: new RegExp(`^${to} `) }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Review Your Changes' })).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
}

async function submit(page: Page): Promise<void> {
  await submitButton(page).click();
}

test('seats of two groups get a higher edition for the card on file, then a lower one for nothing, then a longer term', async ({
  page,
  portal,
}) => {
  await beSignedIn(page, await newCustomer(portal));
  await buyAt(page, '/buy?pro=2');
  await page.goto('/buy');
  await chooseSeats(page, { pro: 1 });
  await fillLicensee(page);
  await expect(submitButton(page)).toBeEnabled();
  await submit(page);
  await orderNumber(page);

  await change(page, 'Change Edition', 'Team', [1, 2]);
  await expect(main(page)).toContainText('Subscription Group Adjustment');
  await expect(page.getByText('Card on file', { exact: true })).toBeVisible();
  // Today's groups have used no days: three times the difference of a year.
  await expect(total(page)).toHaveText('$612.00');
  await expectSound(page, 'an upgrade of two groups');
  await submit(page);
  await orderNumber(page);
  await expect(main(page)).toContainText('$612.00');
  await expectSound(page, 'the confirmation of an upgrade');

  await change(page, 'Change Edition', 'Pro', [1]);
  await expect(total(page)).toHaveText('$0.00');
  await expect(page.getByText('Card on file', { exact: true })).toHaveCount(0);
  await expectSound(page, 'a downgrade');
  await submit(page);
  // The address changes before the page: a click on the previous page would be lost.
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await page.getByRole('link', { name: 'Manage Products', exact: true }).last().click();
  await expect(main(page)).toContainText('Changes to Axure RP Pro on');

  await change(page, 'Change Billing Term', '2 Year', [2]);
  await expect(main(page)).toContainText('Changes to 2 Year today');
  await submit(page);
  await orderNumber(page);

  // A reload or a new visit has no selection.
  await change(page, 'Change Edition', 'Enterprise', [1]);
  await page.reload();
  await expect(page).toHaveURL(/\/manage/);
  await page.goto('/buy/change-edition?newEdition=2');
  await expect(page).toHaveURL(/\/manage/);
});

test('the adjustment and the coupon of a large group have rows of their own, with how they came about (COUP-11)', {
  tag: '@phone',
}, async ({ page }) => {
  await beSignedIn(page, 'diana@northwind.example');
  await change(page, 'Change Edition', 'Enterprise', [3]);
  await expect(main(page)).toContainText('Loyalty Discount (20%)');
  await page.getByRole('button', { name: 'Explain all' }).click();
  await expect(main(page)).toContainText(/\d+ of \d+ days not used/);
  await expectSound(page, 'a large group with everything explained');
});
