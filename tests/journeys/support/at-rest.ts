import type { Page } from 'playwright/test';

/** Resolves once all is painted in its own font, and nothing moves or fades any more, what turns for ever apart. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await document.fonts.ready;
    // What has just been asked for begins with the next frame.
    await painted();
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    await painted();
  });
}
