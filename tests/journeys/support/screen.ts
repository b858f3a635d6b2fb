import { expect, type Page } from 'playwright/test';
import { isAtLength } from '../../testkit/scope';
import { atRest } from './at-rest';
import { colorFindings, findings } from './axe';
import { snifferFindings } from './code-sniffer';
import { layoutFindings } from './layout';
import { isTakingPictures, takePictures } from './pictures';
import { expectLargeTargets, whileTouched } from './targets';

/** A phone, a tablet and a desktop. */
const WIDTHS = [375, 768, 1440] as const;
const EVERY_WIDTH = [320, ...WIDTHS] as const;

type Scheme = 'light' | 'dark';

interface Sample {
  readonly scheme: Scheme;
  /** The rules that axe-core is not asked. */
  readonly without: readonly string[];
}

/**
 * How axe-core looks at a width, unless all is tried at length: at all elements of a phone and all of a desktop, in both
 * schemes, once each. Between the two there are no other elements and no other colours. What is pressed is smaller and
 * closer together on a desktop; what is pressed on a phone is measured by a journey of its own.
 */
const SAMPLE: Readonly<Record<number, Sample>> = {
  375: { scheme: 'dark', without: ['target-size'] },
  1440: { scheme: 'light', without: [] },
};

/** Goes on after a finding, so that one run names all of them; what is only passing is no finding. */
const soft = expect.configure({ soft: true });

const schemed = (colorScheme: Scheme) =>
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

/** axe-core finds nothing on the page as it stands, in one scheme, but by the rules that are not asked. */
async function expectReadableIn(page: Page, { scheme, without }: Sample, state: string): Promise<void> {
  await page.emulateMedia(schemed(scheme));
  await atRest(page);
  await soft.poll(() => findings(page, without), `${state}, ${scheme}`).toEqual([]);
  await page.emulateMedia(schemed('light'));
}

/** A phone is no desktop: what is looked at there is the phone alone, but for a run at length. */
function widthsOf(page: Page): readonly number[] {
  if (isAtLength || isTakingPictures) return EVERY_WIDTH;
  const own = page.viewportSize()?.width;
  return own === WIDTHS[0] ? [own] : WIDTHS;
}

/**
 * The screen as it stands: all of it fits at every width, and axe-core finds nothing, in dark on a phone and in light on
 * a desktop. At length axe-core finds nothing at every width, in light, dark and forced colours, nor does pa11y's engine,
 * and what is pressed with a finger is large enough for it. With pictures being taken it is taken instead.
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
