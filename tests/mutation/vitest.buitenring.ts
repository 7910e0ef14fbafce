import { defineConfig } from 'vitest/config'

import { compiledParts } from '../support/compiledParts'

const testsOf = (name: string, folder: string, environment: 'node' | 'jsdom', bestanden = '*') => ({
  extends: true as const,
  test: { name, environment, include: [`tests/${folder}/**/${bestanden}.test.ts`] },
})

/** The screens that compute their sentences and figures in files without components. */
const SCREENS =
  '{optellen,samenvatting,stappen,tekst,uitkomst,vensters/{verhaal,veranderen,vergelijking,watAls,verloop,afdruk}}'

/** Tests of the application, explanations, `SCREENS` and some adapters, with few runs per property. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    setupFiles: ['tests/mutation/weinigProeven.ts', 'tests/support/setupDom.ts'],
    testTimeout: 5_000,
    projects: [
      testsOf('application', 'application', 'node'),
      testsOf('uitleg', 'domain/uitleg/verhaal', 'node'),
      testsOf('http', 'adapters/http', 'node'),
      {
        extends: true,
        /** With more time: tests of the server wait for connections. */
        test: { ...testsOf('kanalen', 'adapters/{batch,mcp,server}', 'node').test, testTimeout: 30_000 },
      },
      testsOf('elders', 'adapters/{analytics,announcer,lokaal}', 'jsdom'),
      testsOf('element', 'adapters/element', 'jsdom', '{readProperties,jsonLayer}'),
      {
        extends: true,
        plugins: [compiledParts],
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
