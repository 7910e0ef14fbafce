import { defineConfig } from 'vitest/config'

/** Measures as long as it takes, and prints as it goes. */
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
