import { test as base, expect } from 'playwright/test';
import { demoFolder } from '../../testkit/demo-folder';
import { countCost } from '../../testkit/file-cost';
import { type Portal, startPortal } from '../../testkit/processes';
import { type PageWatch, watchPage } from './page-watch';
import { SHARED_SETTINGS } from './settings';
import { setPortal } from './worker-portal';

interface TestFixtures {
  watch: PageWatch;
  /** Notes what the test costs, for the table at the end of the run. */
  cost: undefined;
}

interface WorkerFixtures {
  /**
   * Settings beyond those that are shared, for the files that need some, or in whose portal time passes: they have a
   * portal of their own, and so have to be few.
   */
  ownPortal: Record<string, string> | undefined;
  portal: Portal;
}

/** Each worker has a portal, which its files share; each page must stay clean and on this machine. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  cost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for an object.
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
