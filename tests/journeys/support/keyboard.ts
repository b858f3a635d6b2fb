import { expect, type Locator, type Page } from 'playwright/test';

/** Presses Tab until the element with this accessible name has the focus. */
export async function tabTo(page: Page, name: RegExp, presses = 60, key = 'Tab'): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    const focused = page.locator(':focus');
    if ((await focused.count()) > 0) {
      const label = await focused.evaluate(
        (element) =>
          element.getAttribute('aria-label') ??
          (element as HTMLInputElement).labels?.[0]?.textContent ??
          element.textContent,
      );
      if (name.test(label)) return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`Nothing named ${name} was reached in ${presses} presses of ${key}.`);
}

/** Expects the element to have the focus and to look different without it. */
export async function expectFocusSeen(element: Locator): Promise<void> {
  await expect(element).toBeFocused();
  // A handle, since the locator may depend on the focus.
  const found = await element.elementHandle();
  const looks = () =>
    found?.evaluate((node) => {
      const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = getComputedStyle(node);
      const outline = outlineStyle === 'none' || outlineWidth === '0px' ? 'none' : outlineStyle;
      return JSON.stringify({ outline, boxShadow, borderColor, backgroundColor });
    });
  const focused = await looks();
  await found?.evaluate((node) => node instanceof HTMLElement && node.blur());
  await expect.poll(looks, 'looks the same without the focus').not.toBe(focused);
  await found?.focus();
}

/** Expects the elements focused by the next presses of Tab to be clear of the bar. */
export async function expectNoneCovered(page: Page, bar: Locator, presses: number): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const covered = await bar.evaluate((element) => {
      const focused = document.activeElement;
      if (focused === null || element.contains(focused)) return null;
      const isUnder = focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top;
      return isUnder ? (focused.getAttribute('aria-label') ?? focused.textContent) : null;
    });
    expect(covered).toBeNull();
  }
}
