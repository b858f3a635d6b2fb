import { expect, type Page } from 'playwright/test';
import { atRest } from './at-rest';

/** Names what is pressed with a finger and smaller than 44 pixels either way, on the page or in the dialog that is open. */
export async function expectLargeTargets(page: Page, state: string): Promise<void> {
  await atRest(page);
  expect.soft(await smallTargets(page), `${state}, pressed with a finger`).toEqual([]);
}

/** Links in running text are exempt. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = [...document.querySelectorAll('[role=dialog], [role=menu]')].at(-1) ?? document;
    const pressed = 'a[href], button, input:not([type=hidden]), select, summary, [role=menuitem]';
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
        // What is only for those who hear the page is clipped to a pixel.
        if (width <= 1 || height <= 1 || (width >= 43.5 && height >= 43.5)) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
        return [`${element.tagName.toLowerCase()} "${name}" ${Math.round(width)} × ${Math.round(height)}`];
      });
  });
}

/** What is made with a page that is touched, as its styles are told it; it is a page with a mouse again afterwards. */
export async function whileTouched(page: Page, act: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await act();
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
}
