import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Vite would take graphql's ES module while Apollo Server, loaded by Node, takes its CommonJS one; both must be the same.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

export default defineConfig({
  plugins: [react()],
  test: {
    // Most tests wait for databases, processes and browsers' worth of events: two at a time, also on two cores.
    maxWorkers: 2,
    // Machines that run this are shared: one more try, and the report names whatever needed it.
    retry: 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['domain/**/*.test.ts'],
          environment: 'node',
          // Nothing here waits for anything: a failure is one.
          retry: 0,
          // Nor does anything keep state: files may share what a worker has loaded.
          isolate: false,
          // Property tests count thousands of cases, and machines are busy at times.
          testTimeout: 30_000,
        },
      },
      { extends: true, test: { name: 'sandbox', include: ['sandbox/**/*.test.ts'], environment: 'node' } },
      {
        extends: true,
        test: {
          name: 'vendor-api',
          include: ['vendor-api/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        resolve: oneGraphql,
        test: {
          name: 'gateway',
          include: ['gateway/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['web/test-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        resolve: oneGraphql,
        test: {
          name: 'cross',
          include: ['tests/{contract,security,faults}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
