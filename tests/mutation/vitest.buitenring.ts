import { defineConfig } from 'vitest/config'

const testsOf = (name: string, folder: string, environment: 'node' | 'jsdom', bestanden = '*') => ({
  extends: true as const,
  test: { name, environment, include: [`tests/${folder}/**/${bestanden}.test.ts`] },
})

/** The tests of the application, and of the adapters that need no browser to be tested, with few tries per property. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    setupFiles: ['tests/mutation/weinigProeven.ts', 'tests/support/setupDom.ts'],
    testTimeout: 5_000,
    projects: [
      testsOf('application', 'application', 'node'),
      testsOf('http', 'adapters/http', 'node'),
      testsOf('elders', 'adapters/{analytics,announcer,lokaal}', 'jsdom'),
      testsOf('element', 'adapters/element', 'jsdom', '{readProperties,jsonLayer}'),
    ],
  },
})
