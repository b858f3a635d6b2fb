import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';
import { isAtLength } from './tests/testkit/scope';

/** Debian's browser if installed, preferably the faster headless shell; else Playwright's own. */
const chromium = [process.env['CHROME_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

/** Chromium resolves only this machine's names, so that a request to any other host fails. */
const nothingLeaves = 'MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost';

/**
 * Saves more than a tenth of a journey's cost: pages are too short-lived for optimized scripts to pay off,
 * and frames of other sites need no separate process. Full runs use the browser as customers have it.
 */
const QUICK_PAGES = [
  '--js-flags=--no-opt --no-maglev --no-flush-bytecode',
  '--disable-site-isolation-trials',
];

const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=${nothingLeaves}`,
  ...(isAtLength ? [] : QUICK_PAGES),
];

export default defineConfig({
  testDir: 'tests',
  testMatch: ['journeys/**/*.spec.ts', 'security/**/*.spec.ts'],
  globalSetup: './tests/journeys/support/prepare.ts',
  outputDir: 'test-results/playwright',
  // Journeys wait half of the time, so two run at once, also on two cores.
  workers: 2,
  // High limits that only end hanging journeys: a busy machine may be five times slower than a quiet one.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // Recording slows journeys down by a third or more; `--trace=on` turns it on.
    trace: 'off',
    screenshot: 'only-on-failure',
    acceptDownloads: true,
    // As for expectations: without a limit, a control that never appears takes the whole time of its journey.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      args: chromiumFlags,
    },
  },
  projects: [
    {
      name: 'desktop',
      use: {
        viewport: { width: 1440, height: 900 },
        // Drawing animations takes a quarter of a page's time, so they run only on the phone, in files that
        // ask for them, and in full runs.
        contextOptions: { reducedMotion: isAtLength ? 'no-preference' : 'reduce' },
      },
    },
    {
      name: 'phone',
      // Usually only tests of behavior that differs on a phone; full runs add tests that set no widths.
      ...(isAtLength ? { grepInvert: /@desktop/ } : { grep: /@phone/ }),
      testIgnore: [
        '**/keyboard.spec.ts',
        '**/measures.spec.ts',
        '**/session.spec.ts',
        // The texts are the same at any width.
        '**/refused-texts.spec.ts',
        // These set every width themselves.
        '**/accessibility.spec.ts',
        '**/screens.spec.ts',
        '**/states.spec.ts',
        'security/**',
      ],
      use: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
    },
  ],
});
