import { defineConfig } from 'vitest/config'

/**
 * The domain tests, with few runs per property and a fixed seed. Excluded by title are the tests that set the time
 * zone, which Stryker's worker threads cannot set, and the test that needs many runs.
 */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    name: 'domain',
    environment: 'node',
    include: ['tests/domain/**/*.test.ts'],
    setupFiles: ['tests/mutation/weinigProeven.ts'],
    testNamePattern: /^(?!.*(?:the local date of 23:30 UTC|in time zone|every kind of change in random))/,
    isolate: false,
    testTimeout: 30_000,
  },
})
