import { defineConfig } from 'vitest/config'

/** Tests the calculator with the screen reader Orca in Firefox, against the built files. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    environment: 'node',
    include: ['tests/orca/*.test.ts'],
    globalSetup: ['tests/orca/programs.ts'],
    testTimeout: 400_000,
    hookTimeout: 120_000,
  },
})
