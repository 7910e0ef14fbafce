import { defineConfig } from 'vitest/config'

const project = (name: string, include: string[], environment: 'node' | 'jsdom', exclude: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude,
    environment,
    setupFiles: environment === 'jsdom' ? ['tests/support/setupDom.ts'] : [],
  },
})

const testsIn = (folder: string): string[] => [`tests/${folder}/**/*.test.ts`, `tests/${folder}/**/*.test.tsx`]

/** Adapters that speak to the network or to files, with the means of Node itself. */
const inNode = ['batch', 'http', 'server'].flatMap((adapter) => testsIn(`adapters/${adapter}`))

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    testTimeout: 30_000,
    projects: [
      project('domain', testsIn('domain'), 'node'),
      project('application', testsIn('application'), 'node'),
      project('adapters', testsIn('adapters'), 'jsdom', inNode),
      project('channels', inNode, 'node'),
      project('ui', testsIn('ui'), 'jsdom'),
      project('specification', testsIn('specification'), 'jsdom'),
      project('architecture', testsIn('architecture'), 'node', testsIn('architecture/built')),
      project('built', testsIn('architecture/built'), 'node'),
    ],
  },
})
