import type { Locator, Page } from 'playwright/test';
import { expect } from './test';

/** Opens a menu and takes one of its items, by Enter: wherever the menu moves while the page scrolls, it is that item. */
export async function chooseFromMenu(page: Page, button: Locator, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name, exact: true });
  await button.click();
  await item.press('Enter');
  await expect(item).toHaveCount(0);
}
