import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Vite would take graphql's ES module while Apollo Server, loaded by Node, takes its CommonJS one; both must be the same.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      { extends: true, test: { name: 'domain', include: ['domain/**/*.test.ts'], environment: 'node' } },
      { extends: true, test: { name: 'sandbox', include: ['sandbox/**/*.test.ts'], environment: 'node' } },
      {
        extends: true,
        test: {
          name: 'vendor-api',
          include: ['vendor-api/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        resolve: oneGraphql,
        test: {
          name: 'gateway',
          include: ['gateway/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['web/test-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        resolve: oneGraphql,
        test: {
          name: 'cross',
          include: ['tests/{contract,security,faults}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
