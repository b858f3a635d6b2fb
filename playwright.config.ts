import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';

/** Debian's browser where there is one, else the one that Playwright has installed. */
const chromium = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';

/** Chromium resolves no name but this machine's: a request to anywhere else cannot succeed unseen. */
const nothingLeaves = 'MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost';

const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=${nothingLeaves}`,
];

export default defineConfig({
  testDir: 'tests',
  testMatch: ['journeys/**/*.spec.ts', 'security/**/*.spec.ts'],
  outputDir: 'test-results/playwright',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // Machines that run this are shared: one more try, and the report names whatever needed it.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // Recording slows every journey down by a third and more, and so waits for the second try.
    trace: 'on-first-retry',
    acceptDownloads: true,
    launchOptions: {
      ...(existsSync(chromium) && { executablePath: chromium }),
      args: chromiumFlags,
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: [
        '**/keyboard.spec.ts',
        '**/measures.spec.ts',
        '**/session.spec.ts',
        // They set every width themselves.
        '**/screens.spec.ts',
        '**/states.spec.ts',
        'security/**',
      ],
      use: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
    },
  ],
});
