import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe-core finds serious or worse on the page as it stands: rule, elements and what is wrong with them. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const results = await page.evaluate(async (values): Promise<AxeResults> => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    return axe.run(document, { runOnly: { type: 'tag', values } });
  }, tags);
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const where = nodes
        .slice(0, 3)
        .map((node) => `${node.target.join(' ')} (${node.any[0]?.message ?? ''})`);
      return `${id}: ${where.join(' | ')}`;
    });
}
