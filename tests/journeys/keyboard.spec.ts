import type { Page } from 'playwright/test';
import { demoPassword } from './support/sign-in';
import { expect, test } from './support/test';

/** Presses Tab until the element with this accessible name has the focus. */
async function tabTo(page: Page, name: RegExp, presses = 60): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    const focused = page.locator(':focus');
    if ((await focused.count()) > 0) {
      const label = await focused.evaluate(
        (element) =>
          element.getAttribute('aria-label') ??
          (element as HTMLInputElement).labels?.[0]?.textContent ??
          element.textContent,
      );
      if (name.test(label)) return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Nothing named ${name} was reached in ${presses} presses of Tab.`);
}

test('sign-in and assigning a seat work with the keyboard alone', async ({ page }) => {
  const email = 'keyboard@northwind.example';
  await page.goto('/manage');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('diana@northwind.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Manage Products', level: 1 })).toBeVisible();
  await page
    .getByRole('button', { name: /^Assign Axure RP/ })
    .first()
    .waitFor();
  await tabTo(page, /^Assign Axure RP/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/E-mail address for/)).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `${email}, assign to somebody else` })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
