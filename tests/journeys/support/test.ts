import { test as base, expect } from 'playwright/test';
import { type Portal, startPortal } from '../../testkit/processes';
import { type PageWatch, watchPage } from './page-watch';

interface TestFixtures {
  watch: PageWatch;
}

interface WorkerFixtures {
  /** Settings of this file's portal beyond the defaults. */
  portalEnv: Record<string, string>;
  portal: Portal;
}

/** Each worker has a portal of its own; each page must stay clean and on this machine. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  portalEnv: [{}, { scope: 'worker', option: true }],
  portal: [
    async ({ portalEnv }, use) => {
      const portal = await startPortal({ env: portalEnv });
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
