import { defineConfig } from 'vitest/config'

const testsOf = (name: string, folder: string, environment: 'node' | 'jsdom', bestanden = '*') => ({
  extends: true as const,
  test: { name, environment, include: [`tests/${folder}/**/${bestanden}.test.ts`] },
})

/** The newer screens, whose sentences and figures are worked out in plain files, and the sums that they show. */
const SCREENS = '{optellen,vensters/{verhaal,veranderen,watAls,verloop,afdruk,adviseur}}'

/**
 * The tests of the application, of the adapters that need no browser to be tested, and of the newer screens, with few
 * tries per property.
 */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    setupFiles: ['tests/mutation/weinigProeven.ts', 'tests/support/setupDom.ts'],
    testTimeout: 5_000,
    projects: [
      testsOf('application', 'application', 'node'),
      testsOf('uitleg', 'domain/uitleg/verhaal', 'node'),
      testsOf('http', 'adapters/http', 'node'),
      testsOf('elders', 'adapters/{analytics,announcer,lokaal}', 'jsdom'),
      testsOf('element', 'adapters/element', 'jsdom', '{readProperties,jsonLayer}'),
      {
        extends: true,
        test: {
          name: 'schermen',
          environment: 'jsdom',
          isolate: false,
          include: [`tests/ui/${SCREENS}/**/*.test.{ts,tsx}`],
          setupFiles: ['tests/support/screen/setup.ts'],
        },
      },
    ],
  },
})
