import { expect, type Page } from 'playwright/test';
import { isAtLength } from '../../testkit/scope';
import { colorFindings, findings } from './axe';
import { layoutFindings } from './layout';
import { isTakingPictures, takePictures } from './pictures';

/** A phone, a tablet and a desktop. */
const WIDTHS = [375, 768, 1440] as const;
const EVERY_WIDTH = [320, ...WIDTHS] as const;

/** Goes on after a finding, so that one run names all of them; what is only passing is no finding. */
const soft = expect.configure({ soft: true });

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

const schemed = (colorScheme: 'light' | 'dark') =>
  ({ colorScheme, reducedMotion: 'reduce', forcedColors: 'none' }) as const;

/** axe-core finds nothing on the page as it stands, in light and dark, at length in forced colours; it is left in light. */
export async function expectReadable(page: Page, state = 'the page'): Promise<void> {
  await page.emulateMedia(schemed('light'));
  await atRest(page);
  await soft.poll(() => findings(page), `${state}, light`).toEqual([]);
  await page.emulateMedia(schemed('dark'));
  await atRest(page);
  await soft.poll(() => colorFindings(page), `${state}, dark`).toEqual([]);
  if (isAtLength) {
    await page.emulateMedia({ forcedColors: 'active' });
    await atRest(page);
    await soft.poll(() => findings(page), `${state}, forced colours`).toEqual([]);
  }
  await page.emulateMedia(schemed('light'));
}

/**
 * The screen as it stands: all of it fits at every width, and axe-core finds nothing, in light and dark, on a phone and
 * on a desktop; at length at every width and in forced colours, too. With pictures being taken it is taken instead.
 */
export async function expectSound(
  page: Page,
  state: string,
  widths: readonly number[] = isAtLength || isTakingPictures ? EVERY_WIDTH : WIDTHS,
): Promise<void> {
  if (isTakingPictures) return takePictures(page, { state, widths }, () => atRest(page));
  const height = page.viewportSize()?.height ?? 900;
  await page.emulateMedia(schemed('light'));
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    await soft.poll(() => layoutFindings(page), `${state}, ${width} px`).toEqual([]);
    // Between the two there are no other elements and no other colours.
    if (isAtLength || width !== 768) await expectReadable(page, `${state}, ${width} px`);
  }
}
