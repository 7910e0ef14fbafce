import { defineConfig, type ViteUserConfig } from 'vitest/config'

import { compiledParts } from './support/compiledParts'
import { runFolder } from './support/runFolder'
import { seed } from './support/seed'
import { seededOrder } from './support/seededOrder'

type Project = NonNullable<ViteUserConfig['test']>

const project = (name: string, include: string[], rest: Project = {}) => ({
  extends: true as const,
  test: { name, include, ...rest },
})

/** A project that draws screens with the compiled parts of the bundle, because Chakra is slow in tests. */
const screenProject = (name: string, include: string[], rest: Project) => ({
  ...project(name, include, rest),
  plugins: [compiledParts],
})

/** For tests of elements: each file has its own document, because a document can define an element only once. */
const opPagina: Project = { environment: 'jsdom', pool: 'vmForks', setupFiles: ['tests/support/setupDom.ts'] }
/** For files without side effects: they share their imports, which take longer to load than the tests to run. */
const gedeeld: Project = { isolate: false }
/** For tests of screen parts: one document for the files of a worker, emptied after each test. */
const opScherm: Project = {
  ...gedeeld,
  environment: 'jsdom',
  setupFiles: ['tests/support/setupDom.ts', 'tests/support/screen/setup.ts'],
}

/** Time limits for tests of one rule or screen part, which take a few seconds at most. They end a test that hangs. */
const kort: Project = { testTimeout: 30_000, hookTimeout: 30_000 }

const testsIn = (folder: string): string[] => [`tests/${folder}/**/*.test.ts`, `tests/${folder}/**/*.test.tsx`]

const adaptersInNode = [
  'batch',
  'build',
  'command',
  'conformance',
  'files',
  'integrity',
  'testing',
  'http',
  'mcp',
  'schema',
  'server',
].flatMap((adapter) => testsIn(`adapters/${adapter}`))
/** Properties of the layers, which keep the long time limits, because they repeat calculations. */
const properties = ['domain', 'application', 'ui'].map((folder) => `tests/${folder}/**/*.properties.test.ts`)
const thema = testsIn('ui/thema')
const specificationOfService = [...testsIn('specification/dienst'), 'tests/specification/sentences.test.ts']
const specificationOfPage = testsIn('specification/pagina')

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  /**
   * Turns off Vite's scan of dependencies, which would read example pages whose package is not built yet. In its other
   * environments Vitest turns it off, but this one has no public option. If its name changes, a run prints an error.
   */
  environments: { __vitest_vm__: { optimizeDeps: { noDiscovery: true, include: [] } } },
  test: {
    /** Generous timeouts: they catch hangs, not slow machines. */
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    globalSetup: 'tests/support/runFolder.ts',
    /** The projects share transformed modules during a run. The next run starts without them. */
    experimental: { fsModuleCache: true, fsModuleCachePath: `${runFolder}/modules` },
    sequence: { shuffle: { tests: true }, seed, sequencer: seededOrder(seed) },
    projects: [
      /** Tests of the rules, the services and the recipes, which need Chakra. */
      project('rules', [...testsIn('domain'), ...testsIn('application'), ...thema], {
        ...gedeeld,
        ...kort,
        exclude: properties,
      }),
      /** Tests that use the network, files or other programs through Node, and the properties. */
      project('node', [...adaptersInNode, ...specificationOfService, ...testsIn('architecture'), ...properties], {
        ...gedeeld,
        exclude: testsIn('architecture/built'),
      }),
      screenProject('screens', [...testsIn('ui'), ...testsIn('specification')], {
        ...opScherm,
        ...kort,
        exclude: [...properties, ...thema, ...specificationOfService, ...specificationOfPage],
      }),
      screenProject('page', [...testsIn('adapters'), ...specificationOfPage], { ...opPagina, exclude: adaptersInNode }),
      /** Tests that need a build. Their project names begin with `built`, so that `!built*` leaves all of them out. */
      project('built', [...testsIn('architecture/built'), ...testsIn('handboek')], gedeeld),
      /** Tests of the built packages, as other projects install them. */
      project('built-packed', testsIn('channels'), { ...gedeeld, exclude: testsIn('channels/browser') }),
    ],
  },
})
