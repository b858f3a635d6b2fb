import { configDefaults, defineConfig } from 'vitest/config';

/** The tests of the rules alone, which start no server: a mutant is tried in a fraction of a second. */
export default defineConfig({
  test: {
    include: ['domain/**/*.test.ts'],
    // It sets the time zone of its process, which the threads that mutants are tried in cannot.
    exclude: [...configDefaults.exclude, 'domain/calendar/time-zones.test.ts'],
    environment: 'node',
    isolate: false,
    setupFiles: ['tests/mutants/quick-properties.ts'],
    testTimeout: 60_000,
  },
});
