import { test as base, expect } from 'playwright/test';
import { type Portal, startPortal } from '../../testkit/processes';
import { type PageWatch, watchPage } from './page-watch';

interface TestFixtures {
  watch: PageWatch;
}

interface WorkerFixtures {
  portal: Portal;
}

/** Each worker has a portal of its own; each page must stay clean and on this machine. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern
    async ({}, use) => {
      const portal = await startPortal();
      await use(portal);
      await portal.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.urls.portal),
  watch: [
    async ({ page, portal }, use) => {
      const watch = watchPage(
        page,
        [portal.urls.portal, portal.urls.accounts].map((url) => new URL(url).origin),
      );
      await use(watch);
      expect(watch.findings()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
