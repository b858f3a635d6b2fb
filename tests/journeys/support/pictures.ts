import { join } from 'node:path';
import type { Page } from 'playwright/test';

/** Where `npm run pictures` has the pictures taken; unset in every other run. */
const folder = process.env['PICTURES_FOLDER'];

export const isTakingPictures = folder !== undefined;

const LOOKS = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const;

/** Takes the whole page as it stands, at every width, in light, dark and forced colours; it is left in light. */
export async function takePictures(
  page: Page,
  { state, widths }: { readonly state: string; readonly widths: readonly number[] },
  settle: () => Promise<void>,
): Promise<void> {
  const name = state.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const height = page.viewportSize()?.height ?? 900;
  for (const [look, media] of Object.entries(LOOKS)) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await settle();
      const path = join(folder ?? '', `${name}--${width}-${look}.png`);
      // A dialog stands in the window; the page under it is taken without one.
      const isOpen = (await page.getByRole('dialog').count()) > 0;
      await page.screenshot({ path, fullPage: !isOpen });
    }
  }
  await page.emulateMedia(LOOKS.light);
}
