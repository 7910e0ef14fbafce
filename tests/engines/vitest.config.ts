import { defineConfig } from 'vitest/config'

/** Runs the tests in Firefox and WebKit, against the built files; the two engines run in parallel. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    environment: 'node',
    include: ['tests/engines/*.test.ts'],
    globalSetup: ['tests/engines/programs.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
  },
})
