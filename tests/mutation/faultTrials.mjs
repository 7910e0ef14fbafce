import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { createVitest } from 'vitest/node'

/** The longest time for one run of tests, in milliseconds. */
const LONGEST_RUN = 90 * 60_000

/** Collects the test files that fail during a run: path and reason. With `stop`, ends the run at the first failure. */
const createCollector = (root, vitest) => {
  const failures = new Map()
  let stopsAtFirst = false
  const fail = (module, reason) => {
    const test = relative(root, module.moduleId)
    if (!failures.has(test)) failures.set(test, { test, reason })
    // Not awaited: the run waits for its reporters, and the cancellation waits for the run.
    if (stopsAtFirst) void vitest().cancelCurrentRun('test-failure')
  }
  return {
    begin: (stop) => {
      failures.clear()
      stopsAtFirst = stop
    },
    failures: () => [...failures.values()],
    reporter: {
      onTestCaseResult: (test) => {
        if (test.result().state === 'failed') fail(test.module, test.fullName)
      },
      onTestModuleEnd: (module) => {
        if (module.errors().length > 0) fail(module, 'the file does not load')
      },
    },
  }
}

/**
 * Starts Vitest on the scratch copy at `root`, without the projects that need a build. One Vitest runs all trials, so
 * that each file is transformed once.
 */
export const createTrials = async (root) => {
  process.chdir(root)
  let vitest
  const collector = createCollector(root, () => vitest)
  vitest = await createVitest('test', {
    config: `${root}/tests/vitest.config.ts`,
    watch: false,
    maxWorkers: 2,
    project: ['!built*'],
    reporters: [collector.reporter],
  })
  await vitest.standalone()

  const put = (file, text) => {
    writeFileSync(`${root}/${file}`, text)
    vitest.invalidateFile(`${root}/${file}`)
  }

  /** Runs `work` while these faults are in the copy. Faults in one file are planted one after another. */
  const withFaults = async (faults, work) => {
    const before = new Map(faults.map(({ file }) => [file, readFileSync(`${root}/${file}`, 'utf8')]))
    for (const { file, find, replace } of faults)
      put(
        file,
        readFileSync(`${root}/${file}`, 'utf8').replace(find, () => replace),
      )
    try {
      return await work()
    } finally {
      for (const [file, text] of before) put(file, text)
    }
  }

  /**
   * Plants faults and runs the tests whose path contains one of `paths`; with `related`, only those that import a
   * faulty file. Returns the test files that fail and why; with `stop`, the run ends at the first failure.
   */
  const run = (faults, paths, { related = false, stop = true, leftOut = new Set() } = {}) =>
    withFaults(faults, async () => {
      vitest.config.related = related ? faults.map(({ file }) => `${root}/${file}`) : undefined
      const tests = (await vitest.getRelevantTestSpecifications(paths)).filter(
        ({ moduleId }) => !leftOut.has(relative(root, moduleId)),
      )
      collector.begin(stop)
      if (tests.length === 0) return []
      const limit = setTimeout(() => {
        console.error(`a run hangs with: ${faults.map(({ fault }) => fault).join(' ')}`)
        process.exit(1)
      }, LONGEST_RUN)
      await vitest.runTestSpecifications(tests)
      clearTimeout(limit)
      return collector.failures()
    })

  return { run, close: () => vitest.close() }
}
