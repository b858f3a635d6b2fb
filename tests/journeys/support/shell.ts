import { expect, type Page } from 'playwright/test';

export type TabName = 'Manage Products' | 'Buy' | 'Billing' | 'Edit Profile';

export async function openTab(page: Page, name: TabName): Promise<void> {
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await tab.or(menu).filter({ visible: true }).first().waitFor();
  if (await tab.isVisible()) return tab.click();
  await menu.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Signs out and waits for the account page, which would interrupt the test's next navigation. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
}
