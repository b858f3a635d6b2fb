import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { SHORT_LIVED, SHORT_LIVED_WITH_DATABASE } from './scripts/lib/node-flags.mjs';

// Vite would take graphql's ES module while Apollo Server, loaded by Node, takes its CommonJS one; both must be the same.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** What `npm test` leaves to `npm run test:all`, which sets TEST_SCOPE to `all`. */
const AT_LENGTH = ['tests/faults/compose-commands.test.ts'];
/** What starts a whole portal or builds the client is not for `npm run validate`, which sets it to `quick`. */
const DEAR = [
  ...AT_LENGTH,
  'gateway/graphql/compiled-*.test.ts',
  'tests/contract/demo-modes.test.ts',
  'tests/contract/weight.test.ts',
];
const scope = process.env['TEST_SCOPE'];
const leftOut = scope === 'all' ? [] : scope === 'quick' ? DEAR : AT_LENGTH;

export default defineConfig({
  plugins: [react()],
  test: {
    // Most tests wait for databases, processes and browsers' worth of events: two at a time, also on two cores.
    maxWorkers: 2,
    globalSetup: ['scripts/lib/generated-code.mjs'],
    setupFiles: ['tests/testkit/note-file-cost.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['domain/**/*.test.ts'],
          environment: 'node',
          // Nothing here keeps state: files may share what a worker has loaded.
          isolate: false,
          // Property tests count thousands of cases, and machines are busy at times.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        resolve: oneGraphql,
        test: {
          name: 'node',
          include: [
            '{sandbox,vendor-api,gateway}/**/*.test.ts',
            'tests/{contract,security,faults,model}/**/*.test.ts',
          ],
          environment: 'node',
          // One project, without isolation: what a file needs once is ready for the next one of its worker.
          isolate: false,
          execArgv: SHORT_LIVED_WITH_DATABASE,
          setupFiles: ['tests/testkit/leave-nothing-behind.ts'],
          restoreMocks: true,
          exclude: [...configDefaults.exclude, ...leftOut],
          // The longest of them live through years, and machines are busy at times.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Most of what a page makes is gone at once.
          execArgv: ['--max-semi-space-size=64', ...SHORT_LIVED],
          isolate: false,
          setupFiles: ['tests/testkit/leave-nothing-behind.ts', 'web/test-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
