import { test as base, expect } from 'playwright/test';
import { demoFolder } from '../../testkit/demo-folder';
import { countCost } from '../../testkit/file-cost';
import { type Portal, startPortal } from '../../testkit/processes';
import { type PageWatch, watchPage } from './page-watch';
import { SHARED_SETTINGS } from './settings';
import { setPortal } from './worker-portal';

interface TestFixtures {
  watch: PageWatch;
  /** Records the test's cost, for the table at the end of the run. */
  cost: undefined;
}

interface WorkerFixtures {
  /**
   * Additional settings, for files that need them or that move the date: these have a portal of their own, so
   * keep them few.
   */
  ownPortal: Record<string, string> | undefined;
  portal: Portal;
}

/** Each worker has a portal, shared by its files; pages must be free of errors and foreign requests. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  cost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern
    async ({}, use, { file }) => {
      const noteCost = countCost();
      await use(undefined);
      noteCost(file);
    },
    { auto: true },
  ],
  ownPortal: [undefined, { scope: 'worker', option: true }],
  portal: [
    async ({ ownPortal }, use) => {
      const env = { ...SHARED_SETTINGS, ...ownPortal };
      const portal = await startPortal({ env, dataFrom: await demoFolder() });
      setPortal(portal);
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
