import type { Locator, Page } from 'playwright/test';
import { expect } from './test';

/** Opens a menu and chooses an item by Enter, which works even if the menu moves while the page scrolls. */
export async function chooseFromMenu(page: Page, button: Locator, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name, exact: true });
  await button.click();
  await item.press('Enter');
  await expect(item).toHaveCount(0);
}
