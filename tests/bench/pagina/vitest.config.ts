import { defineConfig } from 'vitest/config'

/** The config of this bench: no time limit, and results are printed during the run. */
export default defineConfig({
  root: new URL('../../..', import.meta.url).pathname,
  test: {
    include: ['tests/bench/pagina/*.test.ts'],
    fileParallelism: false,
    environment: 'node',
    testTimeout: 0,
    hookTimeout: 0,
    disableConsoleIntercept: true,
    reporters: ['minimal'],
  },
})
