import { fillCard, orderNumber, submitButton, visa } from './support/checkout';
import { expectSound } from './support/screen';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

for (const { of, who, path } of [
  { of: 'RP', who: 'diana@northwind.example', path: '/manage' },
  { of: 'the cloud', who: 'cora@brightline.example', path: '/manage?cloud=true' },
]) {
  test(`an ended group of ${of} comes back for two years (NAV-11, REAC-01, REAC-03)`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, who, path);
    const ended = page.getByRole('region', { name: /^Group \d+$/ }).filter({ hasText: 'Ended on' });
    const first = ended.filter({ has: page.getByRole('button', { name: 'Reactivate' }) }).first();
    const name = (await first.getAttribute('aria-label')) ?? '';
    await first.getByRole('button', { name: 'Reactivate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reactivate' });
    await dialog.getByRole('radio', { name: /^2 Year/ }).check();
    await dialog.getByRole('button', { name: 'Continue' }).click();

    await expect(page).toHaveURL(/\/buy\/reactivate\?.*newTerm=4/);
    const total = page.getByRole('complementary').locator('strong').last();
    await expect(total).toContainText('$');
    await expectSound(page, `the reactivation of ${of}`);
    const price = (await total.textContent()) ?? '';
    const card = page.getByLabel('Card Number');
    await expect(card.or(page.getByText('Card on file', { exact: true })).first()).toBeVisible();
    if (await card.isVisible()) await fillCard(page, visa);
    await expect(submitButton(page)).toBeEnabled();
    await submitButton(page).click();
    await orderNumber(page);
    await expect(page.getByRole('main')).toContainText(price);

    await page.goto(path);
    const group = page.getByRole('region', { name, exact: true });
    await expect(group).toBeVisible();
    await expect(group).not.toContainText('Ended on');
  });
}
