import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { SHORT_LIVED, SHORT_LIVED_WITH_DATABASE } from './scripts/lib/node-flags.mjs';

// Vite would load graphql as an ES module, Node as CommonJS for Apollo Server; both must be the same.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** Tests that only `npm run test:all` runs, which sets TEST_SCOPE to `all`. */
const AT_LENGTH = ['tests/faults/compose-commands.test.ts'];
/** Tests with a whole portal or a client build, which `npm run validate` skips (TEST_SCOPE `quick`). */
const SLOW = [
  ...AT_LENGTH,
  'gateway/graphql/compiled-*.test.ts',
  'tests/contract/demo-modes.test.ts',
  'tests/contract/weight.test.ts',
];
const scope = process.env['TEST_SCOPE'];
const leftOut = scope === 'all' ? [] : scope === 'quick' ? SLOW : AT_LENGTH;

export default defineConfig({
  plugins: [react()],
  test: {
    // Tests wait for databases, processes and events, so three run at once, also on two cores; with two, the last
    // minutes of a whole run would leave a third of the processors idle.
    maxWorkers: 3,
    globalSetup: ['scripts/lib/generated-code.mjs'],
    setupFiles: ['tests/testkit/note-file-cost.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['domain/**/*.test.ts'],
          environment: 'node',
          // These files keep no state, so they may share a worker's modules.
          isolate: false,
          // Property tests run thousands of cases, and machines may be busy.
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
          // Not isolated, so that files of a worker share its modules and databases.
          isolate: false,
          execArgv: SHORT_LIVED_WITH_DATABASE,
          setupFiles: ['tests/testkit/leave-nothing-behind.ts'],
          restoreMocks: true,
          exclude: [...configDefaults.exclude, ...leftOut],
          // The longest tests go through years, and machines may be busy.
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
          // Most objects of a page are short-lived.
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
