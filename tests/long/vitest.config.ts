import { defineConfig } from 'vitest/config'

/**
 * What takes minutes rather than moments, against the built files; one file at a time, so that figures mean something.
 */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    environment: 'node',
    include: ['tests/long/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
})
