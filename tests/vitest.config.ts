import { defineConfig, type ViteUserConfig } from 'vitest/config'

import { runFolder } from './support/runFolder'
import { seededOrder } from './support/seededOrder'

type Project = NonNullable<ViteUserConfig['test']>

/** The order in which tests run is another each time; the seed that a run prints gives its order again. */
const seed = Number(process.env['VOLGORDE'] ?? Date.now() % 1_000_000)

const project = (name: string, include: string[], rest: Project = {}) => ({
  extends: true as const,
  test: { name, include, ...rest },
})

/** Elements on a page: each file has a document of its own, for an element is defined in it only once. */
const opPagina: Project = { environment: 'jsdom', pool: 'vmForks', setupFiles: ['tests/support/setupDom.ts'] }
/** Files that leave nothing behind share what they import, which takes longer to load than they take to run. */
const gedeeld: Project = { isolate: false }
/** Parts of the screen: one document for the files of a worker, emptied after each test. */
const opScherm: Project = {
  ...gedeeld,
  environment: 'jsdom',
  setupFiles: ['tests/support/setupDom.ts', 'tests/support/screen/setup.ts'],
}

const testsIn = (folder: string): string[] => [`tests/${folder}/**/*.test.ts`, `tests/${folder}/**/*.test.tsx`]

const adaptersInNode = [
  'batch',
  'build',
  'command',
  'conformance',
  'files',
  'testing',
  'http',
  'mcp',
  'schema',
  'server',
  'vraag',
].flatMap((adapter) => testsIn(`adapters/${adapter}`))
const specificationOfService = testsIn('specification/dienst')
const specificationOfPage = testsIn('specification/pagina')

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  /**
   * Vite prepares no dependencies: its scan would read the example pages, whose package is not built yet. Vitest
   * switches that off in its other environments, and has no public option for this one; if its name changes, the scan
   * prints an error in the first run.
   */
  environments: { __vitest_vm__: { optimizeDeps: { noDiscovery: true, include: [] } } },
  test: {
    /** Limits end what hangs; a busy machine stays below them. */
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 3,
    globalSetup: 'tests/support/runFolder.ts',
    /** The projects share what Vite makes of a file; nothing of it is left for the next run. */
    experimental: { fsModuleCache: true, fsModuleCachePath: `${runFolder}/modules` },
    sequence: { shuffle: { tests: true }, seed, sequencer: seededOrder(seed) },
    projects: [
      project('domain', testsIn('domain'), gedeeld),
      project('application', testsIn('application'), gedeeld),
      project('adapters', testsIn('adapters'), { ...opPagina, exclude: adaptersInNode }),
      /** What speaks to the network or to files, with the means of Node itself. */
      project('channels', [...adaptersInNode, ...specificationOfService], gedeeld),
      project('ui', testsIn('ui'), opScherm),
      project('specification', testsIn('specification'), {
        ...opScherm,
        exclude: [...specificationOfService, ...specificationOfPage],
      }),
      project('specification-page', specificationOfPage, opPagina),
      project('architecture', testsIn('architecture'), { exclude: testsIn('architecture/built') }),
      /** What needs a build: its name begins so, for one that is left out by name lets all others in. */
      project('built', [...testsIn('architecture/built'), ...testsIn('handboek')]),
      /** The packages as they are installed elsewhere, from what is built. */
      project('built-packed', testsIn('channels'), { exclude: testsIn('channels/browser') }),
    ],
  },
})
