import type { Locator, Page } from 'playwright/test';
import { expect } from './test';

/** Opens a menu and takes one of its items. A menu that has just been opened may move once more: then it is taken again. */
export async function chooseFromMenu(page: Page, button: Locator, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name, exact: true });
  await expect(async () => {
    if (!(await item.isVisible())) await button.click();
    await item.click({ timeout: 2_000 });
    await expect(item).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
}
