import { defineConfig } from 'vitest/config'

const project = (name: string) => ({
  extends: true as const,
  test: { name, include: [`tests/long/${name}/*.test.ts`] },
})

/** The tests that take minutes, against the built files. One file runs at a time, so that measurements are reliable. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    environment: 'node',
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
    globalSetup: 'tests/support/runFolder.ts',
    projects: [project('built'), project('load')],
  },
})
