import { defineConfig } from 'vitest/config';

/** The tests of the order engine, against the service and its embedded database. */
export default defineConfig({
  test: {
    include: [
      'vendor-api/orders/**/*.test.ts',
      'vendor-api/renewals/{renewals,renewed-once,failed-renewals,crash}.test.ts',
      'vendor-api/store/groups/join-{group,raced,renewed}.test.ts',
      'vendor-api/store/coupons/claimed-coupons.test.ts',
      'vendor-api/changes/upgrade/buy-upgrade.test.ts',
    ],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
