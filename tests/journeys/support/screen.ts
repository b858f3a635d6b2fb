import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from 'playwright/test';
import { seriousFindings } from './axe';
import { layoutFindings } from './layout';

/** A phone, a tablet and a desktop. */
const WIDTHS = [375, 768, 1440] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Goes on after a finding, so that one run names all of them. */
const soft = expect.configure({ soft: true });

/** What is still found once all that moves or fades has come to rest. */
async function lasting(find: () => Promise<string[]>): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    const found = await find();
    if (found.length === 0 || tries === 5) return found;
    await sleep(200);
  }
}

/**
 * The screen as it stands: all of it fits at every width, and axe-core finds nothing serious, in light and dark, on a
 * phone and on a desktop.
 */
export async function expectSound(
  page: Page,
  state: string,
  widths: readonly number[] = WIDTHS,
): Promise<void> {
  const height = page.viewportSize()?.height ?? 900;
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    soft(await lasting(() => layoutFindings(page)), `${state}, ${width} px`).toEqual([]);
    // Between the two there are no other elements and no other colours.
    if (width === 768) continue;
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const findings = await lasting(() => seriousFindings(page));
      soft(findings, `${state}, ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}
