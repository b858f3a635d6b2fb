import type { Page } from 'playwright/test';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const owner = 'diana@northwind.example';
const LABEL = 'Send subscription renewal receipts to:';

async function openBilling(page: Page, path = '/billing') {
  await signIn(page, owner, path);
  await page
    .getByRole('link', { name: /^Details/ })
    .first()
    .waitFor();
}

const topOf = (page: Page) =>
  page.locator('#transactions').evaluate((section) => Math.round(section.getBoundingClientRect().top));

test('the transactions are as wide as they are meant to be, or as the window lets them (NAV-26)', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await openBilling(page);
  const card = page.locator('#transactions');
  // The chart's bars scroll in their own frame.
  const widths = await card
    .locator('div:not(figure div)')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  if (isMobile) expect(Math.max(...widths)).toBeLessThan(375);
  else expect(widths).toContain(936);
});

test('the address of the transactions leads to them', async ({ page }) => {
  await openBilling(page);
  await page.goto('/billing#transactions');
  await page
    .getByRole('link', { name: /^Details/ })
    .first()
    .waitFor();
  await expect.poll(() => topOf(page)).toBeLessThan(100);
});

test('the figures of a month, its purchases and their receipts are reached by keyboard alone', async ({
  page,
}) => {
  await openBilling(page);
  await page.getByLabel('Period of the transactions').selectOption({ index: 1 });
  const spent = page.getByRole('figure', { name: /^Spent by month/ });
  const months = spent.getByRole('toolbar').getByRole('button');
  await spent.getByRole('button', { name: 'Show as table' }).focus();
  await page.keyboard.press('Tab');
  const latest = spent.getByRole('toolbar').locator('button[tabindex="0"]');
  await expect(latest).toBeFocused();
  await page.keyboard.press('Home');
  await expect(months.first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: LABEL })).toBeFocused();
  await latest.focus();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
  while ((await page.locator(':focus').getAttribute('aria-disabled')) === 'true')
    await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/period=\d{4}-\d\d$/);
  await page.getByRole('button', { name: 'Download receipts' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Period', exact: true })).toBeFocused();
  const download = page.getByRole('button', { name: 'Download', exact: true });
  await expect(download).toBeEnabled();
  const file = page.waitForEvent('download');
  await download.press('Enter');
  expect((await file).suggestedFilename()).toMatch(/^Axure Receipts \d{4}-\d\d-01 to .+\.zip$/);
  await expect(page.getByRole('button', { name: 'Download receipts' })).toBeFocused();
});

test('a cleared field and a tick are one change, however the tick is pressed', async ({ page }) => {
  await openBilling(page);
  const field = page.getByRole('textbox', { name: LABEL });
  const box = page.getByRole('checkbox', { name: LABEL });
  await field.fill('accounts@northwind.example');
  await field.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(box).toBeChecked();
  await field.fill('');
  await page.getByText(LABEL).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(box).not.toBeChecked();
  await page.reload();
  await expect(box).not.toBeChecked();
  await box.click();
  await expect(field).toHaveValue(owner);
});
