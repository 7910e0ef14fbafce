import { defineConfig } from 'vitest/config'

/** Has no time limit, and prints results while it runs. */
export default defineConfig({
  root: new URL('../../..', import.meta.url).pathname,
  test: {
    include: ['tests/bench/pagina/pagina.test.ts'],
    environment: 'node',
    testTimeout: 0,
    hookTimeout: 0,
    disableConsoleIntercept: true,
    reporters: ['minimal'],
  },
})
