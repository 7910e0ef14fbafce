import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createImporters } from './importers.mjs'
import { testsOf } from './testsOf.mjs'

const git = (...words) =>
  execFileSync('git', [...words, '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)

/** Returns the files that differ from a commit, also deleted files and files that git does not know yet. */
const differentSince = (commit) => [
  ...git('diff', '--name-only', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/** Returns the files that differ from a commit and still exist. Files that git does not know yet are included. */
export const changedSince = (commit) => differentSince(commit).filter((file) => existsSync(file))

const isSource = (file) => /^(?:domain|application|ui|adapters)\/.*\.(?:ts|tsx|mjs)$/.test(file)
const isSupport = (file) => /^tests\/.*\.(?:ts|tsx|mjs)$/.test(file) && !isTest(file)
const isTest = (file) => /\.test\.tsx?$/.test(file)
const isUnitTest = (file) =>
  isTest(file) && /^tests\/(?:domain|application|adapters|ui|specification|architecture\/(?!built\/))/.test(file)

/** Tests of the whole repository that a change of any file can break. They take a few seconds. */
const OF_EVERY_CHANGE = ['tests/architecture/teksten.test.ts', 'tests/architecture/tidiness.test.ts']

/**
 * Returns the unit tests to run after a change of these files: changed tests, tests that import changed helpers, and
 * the test folders of changed files and of the files that import these directly.
 * @param {string} root
 * @param {readonly string[]} files
 */
export const testsAfter = (root, files) => {
  const importersOf = createImporters(root)
  const sources = [...importersOf(files.filter(isSource), 1)].filter(isSource)
  const tests = [...importersOf(files.filter(isSupport)), ...files].filter(isUnitTest)
  const found = new Set([
    ...tests.filter((file) => existsSync(`${root}/${file}`)),
    ...sources.map((file) => testsOf(root, file)),
  ])
  return found.size > 0 ? [...found, ...OF_EVERY_CHANGE] : []
}

/** Returns the unit tests to run after the changes since HEAD; without changes, after the last commit. */
export const changedTests = () => {
  const uncommitted = differentSince('HEAD')
  return testsAfter('.', uncommitted.length > 0 ? uncommitted : differentSince('HEAD~1'))
}
