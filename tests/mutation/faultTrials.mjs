import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { createVitest } from 'vitest/node'

import { createImporters } from '../support/importers.mjs'

/** The longest time for one run of tests, in milliseconds. */
const LONGEST_RUN = 90 * 60_000

const keyOf = ({ test, title }) => `${test} ${title}`

/**
 * Collects the tests that fail during a run, except the tests in `ignored`. With `stop`, ends the run at the first one.
 * A test file that does not load counts as one failure.
 */
const createCollector = (root, vitest, ignored) => {
  let failures = []
  let stopsAtFirst = false
  const fail = (module, title) => {
    const failure = { test: relative(root, module.moduleId), title }
    if (ignored.has(keyOf(failure))) return
    failures.push(failure)
    // Not awaited: the run waits for its reporters, and the cancellation waits for the run.
    if (stopsAtFirst) void vitest().cancelCurrentRun('test-failure')
  }
  return {
    begin: (stop) => {
      failures = []
      stopsAtFirst = stop
    },
    failures: () => failures,
    reporter: {
      onTestCaseResult: (test) => {
        if (test.result().state === 'failed') fail(test.module, test.fullName)
      },
      onTestModuleEnd: (module) => {
        if (module.errors().length > 0) fail(module, 'does not load')
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
  const importersOf = createImporters(root)
  let vitest
  /** The tests that fail without a fault too. They tell nothing about a fault. */
  const ignored = new Set()
  const collector = createCollector(root, () => vitest, ignored)
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

  /** Runs the test files whose path contains one of `paths` and that `isAsked`; returns the tests that fail. */
  const run = async (paths, isAsked, stop) => {
    const tests = await vitest.globTestSpecifications(paths)
    const asked = tests.filter(({ moduleId }) => isAsked(relative(root, moduleId)))
    collector.begin(stop)
    if (asked.length > 0) await vitest.runTestSpecifications(asked)
    return collector.failures()
  }

  const checked = new Set()
  /** Runs each file of these failures once without a fault, and returns the failures of tests that then pass. */
  const tellingIn = async (failures) => {
    for (const { test } of failures) {
      if (checked.has(test)) continue
      checked.add(test)
      for (const red of await run([test], () => true, false)) ignored.add(keyOf(red))
    }
    return failures.filter((failure) => !ignored.has(keyOf(failure)))
  }

  /**
   * Plants faults and returns the tests in `paths` that notice them: that import a faulty file, and fail, but pass
   * without the faults. Returns the first such test, or with `all` every one.
   */
  const noticing = async (faults, paths, all = false) => {
    const limit = setTimeout(() => {
      console.error(`a run hangs with: ${faults.map(({ fault }) => fault).join(' ')}`)
      process.exit(1)
    }, LONGEST_RUN)
    const importers = importersOf(faults.map(({ file }) => file))
    const failures = await withFaults(faults, () => run(paths, (test) => importers.has(test), !all))
    clearTimeout(limit)
    const telling = await tellingIn(failures)
    return failures.length === 0 || telling.length > 0 ? telling : noticing(faults, paths, all)
  }

  return { noticing, close: () => vitest.close() }
}
