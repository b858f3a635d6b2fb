import { expect, type Page } from 'playwright/test';
import { isAtLength } from '../../testkit/scope';
import { atRest } from './at-rest';
import { colorFindings, findings } from './axe';
import { snifferFindings } from './code-sniffer';
import { layoutFindings } from './layout';
import { isTakingPictures, takePictures } from './pictures';
import { expectLargeTargets, whileTouched } from './targets';

const WIDTHS = [375, 768, 1440] as const;
const EVERY_WIDTH = [320, ...WIDTHS] as const;

type Scheme = 'light' | 'dark';

interface Sample {
  readonly scheme: Scheme;
  /** axe-core rules to skip. */
  readonly without: readonly string[];
}

/**
 * Sample of axe-core checks outside of long runs: all elements of a phone and of a desktop, each scheme once.
 * Widths in between have no other elements or colors. Targets are smaller and closer on a desktop; a journey
 * of its own measures them on a phone.
 */
const SAMPLE: Readonly<Record<number, Sample>> = {
  375: { scheme: 'dark', without: ['target-size'] },
  1440: { scheme: 'light', without: [] },
};

/** Soft, so that one run reports all findings; polling ignores transient ones. */
const soft = expect.configure({ soft: true });

const schemed = (colorScheme: Scheme) =>
  ({ colorScheme, reducedMotion: 'reduce', forcedColors: 'none' }) as const;

/** Expects no axe-core findings in light and dark, at length also in forced colors; ends in light. */
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

/** Expects no axe-core findings in one scheme, apart from skipped rules. */
async function expectReadableIn(page: Page, { scheme, without }: Sample, state: string): Promise<void> {
  await page.emulateMedia(schemed(scheme));
  await atRest(page);
  await soft.poll(() => findings(page, without), `${state}, ${scheme}`).toEqual([]);
  await page.emulateMedia(schemed('light'));
}

/** The phone project checks its own width only, except at length. */
function widthsOf(page: Page): readonly number[] {
  if (isAtLength || isTakingPictures) return EVERY_WIDTH;
  const own = page.viewportSize()?.width;
  return own === WIDTHS[0] ? [own] : WIDTHS;
}

/**
 * Checks the current screen: it fits at every width, and axe-core finds nothing, in dark on a phone and in
 * light on a desktop. At length axe-core checks every width in light, dark and forced colors, pa11y's engine
 * runs too, and touch targets are measured. When pictures are taken, takes them instead.
 */
export async function expectSound(
  page: Page,
  state: string,
  widths: readonly number[] = widthsOf(page),
): Promise<void> {
  if (isTakingPictures) return takePictures(page, { state, widths }, () => atRest(page));
  const height = page.viewportSize()?.height ?? 900;
  await page.emulateMedia(schemed('light'));
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    await soft.poll(() => layoutFindings(page), `${state}, ${width} px`).toEqual([]);
    const sample = SAMPLE[width];
    if (isAtLength) await expectReadable(page, `${state}, ${width} px`);
    else if (sample) await expectReadableIn(page, sample, `${state}, ${width} px`);
    if (isAtLength && width === WIDTHS[0]) {
      await whileTouched(page, () => expectLargeTargets(page, state));
    }
  }
  if (isAtLength) await soft.poll(() => snifferFindings(page), `${state}, HTML_CodeSniffer`).toEqual([]);
}
