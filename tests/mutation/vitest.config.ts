import { defineConfig } from 'vitest/config'

/**
 * The tests of the domain alone, with few tries per property and always the same ones. Stryker runs them in a worker
 * thread, where the clock of the process cannot be set, so the test that sets it stays out; so does the one that needs
 * many tries.
 */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    name: 'domain',
    environment: 'node',
    include: ['tests/domain/**/*.test.ts'],
    setupFiles: ['tests/mutation/weinigProeven.ts'],
    testNamePattern: /^(?!.*(?:by the clock of|in so many))/,
    isolate: false,
    testTimeout: 30_000,
  },
})
