import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

import { playwrightResults } from '../support/results.mjs'

/** Whether a test file needs a build and a browser. */
export const isBrowserTest = (file) => file.startsWith('tests/browser/')

/** Creates trials in the scratch copy at `root`. Each trial builds the pages and runs one file of browser tests. */
export const createBrowserTrials = (root) => {
  const report = `${root}/test-results/browser.json`
  const npm = (...words) => spawnSync('npm', ['run', ...words], { cwd: root, stdio: 'ignore' }).status === 0

  /** Builds the pages, runs these browser tests, and returns the tests that fail. */
  const failuresIn = (test) => {
    rmSync(report, { force: true })
    if (!npm('build:served')) throw new Error('The build fails.')
    npm('browser', test)
    return playwrightResults(JSON.parse(readFileSync(report, 'utf8'))).failures
  }

  /** Returns the first test in `noticedBy` that fails with the fault, if these tests pass without the fault. */
  const noticing = ({ file, find, replace, noticedBy }) => {
    if (failuresIn(noticedBy).length > 0) return undefined
    const before = readFileSync(`${root}/${file}`, 'utf8')
    writeFileSync(
      `${root}/${file}`,
      before.replace(find, () => replace),
    )
    try {
      const [title] = failuresIn(noticedBy)
      return title === undefined ? undefined : { test: noticedBy, title }
    } finally {
      writeFileSync(`${root}/${file}`, before)
    }
  }

  return { noticing }
}
