import { expect, type Page } from 'playwright/test';
import { atRest } from './at-rest';

/**
 * Reports touch targets below 44 pixels in either dimension, on the page or in the open dialog, and fields
 * whose text is so small that a phone zooms in.
 */
export async function expectLargeTargets(page: Page, state: string): Promise<void> {
  await atRest(page);
  expect.soft(await smallTargets(page), `${state}, pressed with a finger`).toEqual([]);
  expect.soft(await zoomedFields(page), `${state}, zoomed by a phone`).toEqual([]);
}

function zoomedFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
      .filter((field) => !field.matches('[type=checkbox], [type=radio], [type=hidden]'))
      .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.getAttribute('aria-label') ?? field.id),
  );
}

/** Links in running text are exempt. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = [...document.querySelectorAll('[role=dialog], [role=menu]')].at(-1) ?? document;
    const pressed =
      'a[href], button, input:not([type=hidden]), select, summary, [role=menuitem], [role=option]';
    return [...scope.querySelectorAll<HTMLElement>(pressed)]
      .filter((element) => {
        const isInText = element.matches('a') && getComputedStyle(element).display === 'inline';
        return element.checkVisibility({ visibilityProperty: true }) && !isInText;
      })
      .flatMap((element) => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        const boxes = [element, ...labels].map((each) => each.getBoundingClientRect());
        const [width, height] = [
          Math.max(...boxes.map((box) => box.width)),
          Math.max(...boxes.map((box) => box.height)),
        ];
        // Text for screen readers is clipped to a pixel.
        if (width <= 1 || height <= 1 || (width >= 43.5 && height >= 43.5)) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
        return [`${element.tagName.toLowerCase()} "${name}" ${Math.round(width)} × ${Math.round(height)}`];
      });
  });
}

export async function whileTouched(page: Page, act: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await act();
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
}
