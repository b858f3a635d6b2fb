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
/** Other rules about colors. */
const colors = { type: 'rule', values: ['link-in-text-block'] } as const;
/** Rules about the page under a dialog. */
const beneath = {
  type: 'rule',
  values: ['aria-hidden-body', 'aria-hidden-focus', 'duplicate-id-aria'],
} as const;

interface Question {
  readonly runOnly: typeof everything | typeof colors | typeof beneath;
  /** Checks only an open dialog, if there is one: the page under it is checked without it. */
  readonly isOfDialog: boolean;
  readonly without: readonly string[];
}

/**
 * Returns axe-core's findings on the page or open dialog, of any impact: rule, elements and problem.
 * @param without rules to skip
 */
export async function findings(page: Page, without: readonly string[] = []): Promise<string[]> {
  const others = [...without, ...(isAtLength ? [] : [CONTRAST])];
  return [
    ...(await answersTo(page, { runOnly: everything, isOfDialog: true, without: others })),
    ...(await answersTo(page, { runOnly: beneath, isOfDialog: false, without })),
    ...(isAtLength ? [] : await contrastFindings(page)),
  ];
}

/** Returns findings of the color rules only: for another scheme, whose elements are the same. */
export async function colorFindings(page: Page): Promise<string[]> {
  return [
    ...(await answersTo(page, { runOnly: colors, isOfDialog: true, without: [] })),
    ...(await contrastFindings(page)),
  ];
}

/** Checks only new looks: the same colors on the same background have the same contrast anywhere. */
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
  // Summarized in the page: axe-core's full result is megabytes.
  return page.evaluate(async ({ runOnly, isOfDialog, without }) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const dialogs = [...document.querySelectorAll('[role=dialog]')].filter((dialog) =>
      dialog.checkVisibility(),
    );
    const dialog = dialogs.at(-1);
    // A page without a dialog was checked with all rules already.
    if (!isOfDialog && dialog === undefined) return [];
    // axe-core reads the text fill color, which browsers report as the author's instead of the system's.
    const isForced = matchMedia('(forced-colors: active)').matches;
    const texts = isForced ? [...document.querySelectorAll<HTMLElement>('body *')] : [];
    const seen = texts.map((element) => getComputedStyle(element).color);
    for (const [index, { style }] of texts.entries())
      style.setProperty('-webkit-text-fill-color', seen[index] ?? '');
    const { violations } = await axe.run(isOfDialog ? (dialog ?? document) : document, {
      runOnly: { type: runOnly.type, values: [...runOnly.values] },
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
      // Saves a third: no checked rule reads style sheets or media.
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
