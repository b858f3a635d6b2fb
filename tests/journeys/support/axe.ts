import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { isAtLength } from '../../testkit/scope';
import { newLooks } from './looks';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everything = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;
const CONTRAST = 'color-contrast';
/** The other rules that look at colors. */
const colors = { type: 'rule', values: ['link-in-text-block'] } as const;
/** What a dialog does to the page under it. */
const beneath = {
  type: 'rule',
  values: ['aria-hidden-body', 'aria-hidden-focus', 'duplicate-id-aria'],
} as const;

interface Question {
  readonly runOnly: typeof everything | typeof colors | typeof beneath;
  /** An open dialog alone, where there is one: the page under it can be looked at without. */
  readonly isOfDialog: boolean;
  readonly without: readonly string[];
}

/**
 * What axe-core finds on the page or dialog as it stands, of any impact: rule, elements and what is wrong with them.
 * @param without rules that are not asked
 */
export async function findings(page: Page, without: readonly string[] = []): Promise<string[]> {
  const others = [...without, ...(isAtLength ? [] : [CONTRAST])];
  return [
    ...(await answersTo(page, { runOnly: everything, isOfDialog: true, without: others })),
    ...(await answersTo(page, { runOnly: beneath, isOfDialog: false, without })),
    ...(isAtLength ? [] : await contrastFindings(page)),
  ];
}

/** The same by the rules that look at colors alone: for another scheme, whose elements are the same. */
export async function colorFindings(page: Page): Promise<string[]> {
  return [
    ...(await answersTo(page, { runOnly: colors, isOfDialog: true, without: [] })),
    ...(await contrastFindings(page)),
  ];
}

/** The contrast of whatever looks like nothing before: the same colors on the same ground differ as much anywhere. */
async function contrastFindings(page: Page): Promise<string[]> {
  const looks = await newLooks(page);
  if (looks.count === 0) return [];
  await ensureAxe(page);
  const found = await page.evaluate(
    async ({ mark, rule }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(
        { include: [`[${mark}]`] },
        { runOnly: { type: 'rule', values: [rule] }, resultTypes: ['violations'], preload: false },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => {
          const html = node.html.replace(` ${mark}=""`, '').slice(0, 120);
          return `${id}: ${html} (${node.any[0]?.message ?? ''})`;
        }),
      );
    },
    { mark: looks.mark, rule: CONTRAST },
  );
  await looks.forget(found.length === 0);
  return found;
}

async function ensureAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
}

async function answersTo(page: Page, question: Question): Promise<string[]> {
  await ensureAxe(page);
  // Summed up in the page: all that axe-core tells of one page are megabytes.
  return page.evaluate(async ({ runOnly, isOfDialog, without }) => {
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
    const seen = texts.map((element) => getComputedStyle(element).color);
    for (const [index, { style }] of texts.entries())
      style.setProperty('-webkit-text-fill-color', seen[index] ?? '');
    const { violations } = await axe.run(isOfDialog ? (dialog ?? document) : document, {
      runOnly: { type: runOnly.type, values: [...runOnly.values] },
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
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
