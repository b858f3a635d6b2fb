import { join } from 'node:path';
import type { Page } from 'playwright/test';

/** Output folder of `npm run pictures`; unset in every other run. */
const folder = process.env['PICTURES_FOLDER'];

export const isTakingPictures = folder !== undefined;

const LOOKS = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const;

/** Takes screenshots of the whole page at every width, in light, dark and forced colors; ends in light. */
export async function takePictures(
  page: Page,
  { state, widths }: { readonly state: string; readonly widths: readonly number[] },
  settle: () => Promise<void>,
): Promise<void> {
  const name = state
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  const height = page.viewportSize()?.height ?? 900;
  for (const [look, media] of Object.entries(LOOKS)) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await settle();
      const path = join(folder ?? '', `${name}--${width}-${look}.png`);
      // A dialog is fixed to the window; the page under it has its own screenshot.
      const isOpen = (await page.getByRole('dialog').count()) > 0;
      await page.screenshot({ path, fullPage: !isOpen });
    }
  }
  await page.emulateMedia(LOOKS.light);
}
