import type { Page } from 'playwright/test';
import { fillCard, orderNumber, submitButton, visa } from './support/checkout';
import { chooseFromMenu } from './support/choose-from-menu';
import { letDaysPass } from './support/let-days-pass';
import { expectSound } from './support/screen';
import { OWN_SETTINGS } from './support/settings';
import { beSignedIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ ownPortal: OWN_SETTINGS });

const main = (page: Page) => page.getByRole('main');
const total = (page: Page) => page.getByRole('complementary').locator('strong');
const group = (page: Page, text: string) =>
  page.getByRole('region', { name: /^Group \d+$/ }).filter({ hasText: text });

/** Chooses a change of the cloud group with this text, up to its review. */
async function change(page: Page, of: string, what: string, to: string): Promise<void> {
  await page.goto('/manage?cloud=true');
  const button = group(page, of).getByRole('button', { name: /^Actions for Group \d+$/ });
  await chooseFromMenu(page, button, what);
  await page.getByRole('radio', { name: new RegExp(`^${to} `) }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Review Your Changes' })).toBeVisible();
}

test('a cloud group waits for a shorter term, a bundle becomes a larger one at once, and both outlive a reload (EDIT-15, TERM-11)', async ({
  page,
  portal,
}) => {
  test.slow();
  await beSignedIn(page, 'cora@brightline.example');

  await change(page, 'brightline-labs', 'Change Edition', '50 Publishers');
  await expect(main(page)).toContainText('Changes to Cloud for Business - 50 Publishers today');
  await expect(main(page)).toContainText('Subscription Group Adjustment');
  await page.reload();
  await expect(main(page)).toContainText('Changes to Cloud for Business - 50 Publishers today');
  await expectSound(page, 'a larger bundle');
  const price = (await total(page).textContent()) ?? '';
  const card = page.getByLabel('Card Number');
  await expect(card.or(page.getByText('Card on file', { exact: true })).first()).toBeVisible();
  if (await card.isVisible()) await fillCard(page, visa);
  await expect(submitButton(page)).toBeEnabled();
  await submitButton(page).click();
  await orderNumber(page);
  await expect(main(page)).toContainText(price);

  await change(page, 'brightline.axure.cloud', 'Change Billing Term', 'Monthly');
  await expect(total(page)).toHaveText('$0.00');
  await expect(main(page)).toContainText('Cloud Author × 8');
  await expectSound(page, 'a shorter term of a cloud group');
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/thankyou$/);

  await page.goto('/manage?cloud=true');
  await expect(group(page, 'brightline-labs')).toContainText('Cloud for Business - 50 Publishers');
  await expect(group(page, 'brightline.axure.cloud')).toContainText('Changes to Monthly on');
  await expectSound(page, 'a cloud group with a change that waits');

  await letDaysPass(page, portal, 170);
  const renewed = group(page, 'brightline.axure.cloud');
  // The gateway caches what it has read for a few seconds.
  await expect(async () => {
    await page.reload();
    await expect(renewed).toContainText('Billing termMonthly', { timeout: 5_000 });
  }).toPass();
  await expect(renewed).not.toContainText('Changes to');
});
