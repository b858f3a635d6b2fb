import type { Page } from 'playwright/test';

/** Resolves when fonts are loaded and all animations, except endless ones, are over. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await document.fonts.ready;
    // New requests start with the next frame.
    await painted();
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    await painted();
  });
}
