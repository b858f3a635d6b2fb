import type { Page } from 'playwright/test';

/** By how many pixels the page is wider than the window; 0 when it fits. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}
