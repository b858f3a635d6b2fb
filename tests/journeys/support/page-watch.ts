import type { Page } from 'playwright/test';

export interface PageWatch {
  findings: () => string[];
  /** Allows matching messages from now on, while a service is stopped for example. */
  expect: (pattern: RegExp) => void;
}

/** Collects console errors, uncaught exceptions and requests to foreign origins of one page. */
export function watchPage(page: Page, ownOrigins: readonly string[]): PageWatch {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      seen.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => seen.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^(data|blob):/.test(url) || ownOrigins.includes(new URL(url).origin)) return;
    seen.push(`request to a stranger: ${url}`);
  });
  return {
    findings: () => seen.filter((finding) => !expected.some((pattern) => pattern.test(finding))),
    expect: (pattern) => expected.push(pattern),
  };
}
