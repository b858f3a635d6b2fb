import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';
import { isAtLength } from './tests/testkit/scope';

/** Debian's browser where there is one, the quick shell first, else the one that Playwright has installed. */
const chromium = [process.env['CHROME_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

/** Chromium resolves no name but this machine's: a request to anywhere else cannot succeed unseen. */
const nothingLeaves = 'MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost';

/**
 * More than a tenth of what a journey costs: no page lives long enough to win back what optimizing its scripts takes, and
 * a frame of another site needs no process of its own. At length the browser is as customers have it.
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
  // Half of a journey is waiting: two at a time, also on two cores.
  workers: 2,
  // They only end what would never end: a busy machine may take five times as long as a quiet one.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // Recording slows every journey down by a third and more: `--trace=on` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    acceptDownloads: true,
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
        // A quarter of what a page costs is drawing what moves: it moves on the phone, in the files that ask for it, and at length.
        contextOptions: { reducedMotion: isAtLength ? 'no-preference' : 'reduce' },
      },
    },
    {
      name: 'phone',
      // Made on a phone is where something is another thing there; at length, all that does not set its own widths.
      ...(isAtLength ? { grepInvert: /@desktop/ } : { grep: /@phone/ }),
      testIgnore: [
        '**/keyboard.spec.ts',
        '**/measures.spec.ts',
        '**/session.spec.ts',
        // What is said is the same at any width, what leads to it is not.
        '**/refused-texts.spec.ts',
        // They set every width themselves.
        '**/accessibility.spec.ts',
        '**/screens.spec.ts',
        '**/states.spec.ts',
        'security/**',
      ],
      use: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
    },
  ],
});
