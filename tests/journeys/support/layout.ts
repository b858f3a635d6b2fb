import type { Page } from 'playwright/test';

/** Pixels by which the page is wider than the window; 0 when it fits. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/**
 * Layout problems of the page, or of an open dialog or menu: horizontal scrolling; hidden controls; clipped
 * text of controls, headings, dates or options; button text separated from its icon, or off the middle.
 */
export function layoutFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element) => {
      const text = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      return `${element.tagName.toLowerCase()} "${text || element.id}"`;
    };
    const isHidden = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      const isClipped = (width <= 1 || height <= 1) && getComputedStyle(element).overflow !== 'visible';
      return isClipped || (element.parentElement !== null && isHidden(element.parentElement));
    };
    const isSeen = (element: Element) =>
      element.getClientRects().length > 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden=true], [inert]') === null &&
      !isHidden(element);
    const opened = [...document.querySelectorAll('[role=dialog], [role=menu]')].filter(isSeen);
    const scope = opened.at(-1) ?? document.body;
    const all = (selector: string) => [...scope.querySelectorAll(selector)].filter(isSeen);

    const tooWide = [document.documentElement, ...opened]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((element) => `${nameOf(element)} is ${element.scrollWidth - element.clientWidth} px too wide`);

    const cutOff = all(
      'button, a, h1, h2, h3, th, td:has(> time), label, legend, [role=menuitem], [role=option] *',
    )
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map((element) => `${nameOf(element)} is cut off by ${element.scrollWidth - element.clientWidth} px`);

    const textOf = (element: Element) =>
      [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const linesOf = (text: Node): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    };

    const lowLines = all('button, button *, a')
      .filter((element) => {
        const text = textOf(element);
        if (!text || getComputedStyle(element).overflowY === 'visible') return false;
        const bottom = Math.max(...linesOf(text).map((line) => line.bottom));
        return bottom > element.getBoundingClientRect().bottom + 0.5;
      })
      .map((element) => `${nameOf(element)} has the lower parts of its letters cut off`);

    const lonelyIcons = all('button')
      .filter((button) => {
        const icon = button.querySelector('svg');
        const text = textOf(button);
        if (!icon || !text) return false;
        const lastLine = linesOf(text).at(-1);
        return lastLine !== undefined && icon.getBoundingClientRect().top >= lastLine.bottom;
      })
      .map((button) => `${nameOf(button)} has its icon on a line of its own`);

    const middleOf = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const offCenter = all('.mantine-Button-label')
      .filter((label) => {
        const button = label.closest('.mantine-Button-root');
        return button !== null && Math.abs(middleOf(label) - middleOf(button)) > 1;
      })
      .map((label) => `${nameOf(label)} does not stand in the middle of its button`);

    const unreachable = all('button, a[href], input, select, textarea, [role=menuitem], [tabindex="0"]')
      .filter((element) => !element.matches(':disabled, a:not(:focus)[href^="#"]'))
      .flatMap((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        // A link may wrap.
        const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
        if (left < -0.5 || right > window.innerWidth + 0.5)
          return [`${nameOf(element)} is out of the window`];
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isHit = hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element));
        return isHit
          ? []
          : [`${nameOf(element)} is covered by ${hit ? nameOf(hit) : 'nothing that can be seen'}`];
      });
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...tooWide, ...cutOff, ...lowLines, ...lonelyIcons, ...offCenter, ...unreachable];
  });
}

/** Sums up layout shifts reported by the browser, starting with the next page opened. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shifted = 0;
    const add = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) if ('value' in entry) shifted += Number(entry.value);
      return shifted;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { readShifts: () => add(observer.takeRecords()) });
  });
  return () => page.evaluate('readShifts()');
}
