import { configDefaults, defineConfig } from 'vitest/config';

/** Tests of the rules alone, which start no server: a mutant takes a fraction of a second. */
export default defineConfig({
  test: {
    include: ['domain/**/*.test.ts'],
    // It sets the time zone of its process, which the threads of the mutants cannot.
    exclude: [...configDefaults.exclude, 'domain/calendar/time-zones.test.ts'],
    environment: 'node',
    isolate: false,
    setupFiles: ['tests/mutants/quick-properties.ts'],
    testTimeout: 60_000,
  },
});
