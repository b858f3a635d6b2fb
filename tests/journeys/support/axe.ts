import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everything = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;
const colors = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;
/** What a dialog does to the page under it. */
const beneath = {
  type: 'rule',
  values: ['aria-hidden-body', 'aria-hidden-focus', 'duplicate-id-aria'],
} as const;

interface Question {
  readonly runOnly: typeof everything | typeof colors | typeof beneath;
  /** An open dialog alone, where there is one: the page under it can be looked at without. */
  readonly isOfDialog: boolean;
}

/** What axe-core finds on the page or dialog as it stands, of any impact: rule, elements and what is wrong with them. */
export async function findings(page: Page): Promise<string[]> {
  return [
    ...(await answersTo(page, { runOnly: everything, isOfDialog: true })),
    ...(await answersTo(page, { runOnly: beneath, isOfDialog: false })),
  ];
}

/** The same by the rules that look at colors alone: for another scheme, whose elements are the same. */
export function colorFindings(page: Page): Promise<string[]> {
  return answersTo(page, { runOnly: colors, isOfDialog: true });
}

async function answersTo(page: Page, question: Question): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  // Summed up in the page: all that axe-core tells of one page are megabytes.
  return page.evaluate(async ({ runOnly, isOfDialog }) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const dialogs = [...document.querySelectorAll('[role=dialog]')].filter((dialog) =>
      dialog.checkVisibility(),
    );
    const dialog = dialogs.at(-1);
    // Of a page all rules are asked at once.
    if (!isOfDialog && dialog === undefined) return [];
    // axe-core reads the color that text is filled with, where browsers tell the author's, not the system's.
    const isForced = matchMedia('(forced-colors: active)').matches;
    const texts = isForced ? [...document.querySelectorAll<HTMLElement>('body *')] : [];
    const colors = texts.map((element) => getComputedStyle(element).color);
    for (const [index, { style }] of texts.entries())
      style.setProperty('-webkit-text-fill-color', colors[index] ?? '');
    const { violations } = await axe.run(isOfDialog ? (dialog ?? document) : document, {
      runOnly: { type: runOnly.type, values: [...runOnly.values] },
      resultTypes: ['violations'],
      // Which costs a third: no rule that is asked reads style sheets as such, and nothing is played.
      preload: false,
    });
    for (const { style } of texts) style.removeProperty('-webkit-text-fill-color');
    return violations.map(({ id, nodes }) => {
      const where = nodes
        .slice(0, 3)
        .map((node) => `${node.target.join(' ')} (${node.any[0]?.message ?? ''})`);
      return `${id}: ${where.join(' | ')}`;
    });
  }, question);
}
