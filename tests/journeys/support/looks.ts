import type { Page } from 'playwright/test';
import { isAtLength } from '../../testkit/scope';

/** Looks of text found readable: colors, size, and every background. */
const readable = new Set<string>();

const MARK = 'data-new-look';

interface NewLooks {
  readonly count: number;
  /** Attribute that marks one element per look. */
  readonly mark: string;
  /** Removes the marks. Readable looks are then known, except at length. */
  forget(areReadable: boolean): Promise<void>;
}

/** Marks one element per look of text, on the page or in the open dialog, that is new in this run. */
export async function newLooks(page: Page): Promise<NewLooks> {
  const looks = await page.evaluate(markLooks, { known: isAtLength ? [] : [...readable], mark: MARK });
  return {
    count: looks.length,
    mark: MARK,
    async forget(areReadable) {
      if (areReadable) for (const look of looks) readable.add(look);
      await page.evaluate((mark) => {
        for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
      }, MARK);
    },
  };
}

function markLooks({ known, mark }: { known: readonly string[]; mark: string }): string[] {
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element): string => {
    const found = grounds.get(element);
    if (found !== undefined) return found;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
    const isClear = own === 'rgba(0, 0, 0, 0),none,1,none,normal';
    const below = element.parentElement ? groundOf(element.parentElement) : '';
    const ground = isClear ? below : `${below}>${own}`;
    grounds.set(element, ground);
    return ground;
  };
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isDisabled = element.closest(':disabled, [aria-disabled=true], label:has(:disabled)') !== null;
    return [color, fontSize, fontWeight, textShadow, isDisabled, groundOf(element)].join();
  };
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

  const dialogs = [...document.querySelectorAll('[role=dialog]')].filter((dialog) =>
    dialog.checkVisibility(),
  );
  const seen = new Set(known);
  const looks: string[] = [];
  for (const element of (dialogs.at(-1) ?? document.body).querySelectorAll('*')) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const look = lookOf(element);
    if (seen.has(look)) continue;
    seen.add(look);
    looks.push(look);
    element.setAttribute(mark, '');
  }
  return looks;
}
