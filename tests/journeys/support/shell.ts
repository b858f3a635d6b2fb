import type { Page } from 'playwright/test';

export type TabName = 'Manage Products' | 'Buy' | 'Billing';

/** Goes to a tab by the header, or by its menu where there is no room for tabs. */
export async function openTab(page: Page, name: TabName): Promise<void> {
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  if (await tab.isVisible()) return tab.click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
}
