import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const source = readFileSync(
  createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'),
  'utf8',
);

interface Message {
  readonly type: number;
  readonly code: string;
  readonly msg: string;
  readonly element: Element;
}

/** Interface of pa11y's engine. */
interface Sniffer {
  readonly ERROR: number;
  process(standard: string, content: Document, done: () => void): void;
  getMessages(): Message[];
}

/** Returns the WCAG 2 AA errors that HTML_CodeSniffer, pa11y's engine, finds on the page. */
export async function snifferFindings(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { HTMLCS } = globalThis as unknown as { HTMLCS: Sniffer };
    await new Promise<void>((resolve) => HTMLCS.process('WCAG2AA', document, resolve));
    return HTMLCS.getMessages()
      .filter(({ type }) => type === HTMLCS.ERROR)
      .map(({ code, msg, element }) => `${code}: ${msg} (${element.outerHTML.slice(0, 120)})`);
  });
}
