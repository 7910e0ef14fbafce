import { defineConfig, type ViteUserConfig } from 'vitest/config'

type Project = NonNullable<ViteUserConfig['test']>

/** The order in which tests run is another each time; the seed that a run prints gives its order again. */
const seed = Number(process.env['VOLGORDE'] ?? Date.now() % 1_000_000)

const project = (name: string, include: string[], rest: Project = {}) => ({
  extends: true as const,
  test: { name, include, ...rest },
})

/** A document of its own for each file, in one process: what the files import is compiled once. */
const inJsdom: Project = { environment: 'jsdom', pool: 'vmForks', setupFiles: ['tests/support/setupDom.ts'] }
/** Files that leave nothing behind share what they import, which takes longer to load than they take to run. */
const gedeeld: Project = { isolate: false }

const testsIn = (folder: string): string[] => [`tests/${folder}/**/*.test.ts`, `tests/${folder}/**/*.test.tsx`]

/** Adapters that speak to the network or to files, with the means of Node itself. */
const inNode = ['batch', 'files', 'http', 'server'].flatMap((adapter) => testsIn(`adapters/${adapter}`))

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    /** A limit ends what hangs; a busy machine stays below it. */
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    sequence: { shuffle: { files: true, tests: true }, seed },
    projects: [
      project('domain', testsIn('domain'), gedeeld),
      project('application', testsIn('application'), gedeeld),
      project('adapters', testsIn('adapters'), { ...inJsdom, exclude: inNode }),
      project('channels', inNode, gedeeld),
      project('ui', testsIn('ui'), inJsdom),
      project('specification', testsIn('specification'), inJsdom),
      project('architecture', testsIn('architecture'), { exclude: testsIn('architecture/built') }),
      project('built', testsIn('architecture/built')),
    ],
  },
})
