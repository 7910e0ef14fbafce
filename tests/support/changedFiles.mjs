import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { testsOf } from './testsOf.mjs'

const git = (...words) =>
  execFileSync('git', [...words, '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)

/** Returns the files that differ from a commit and still exist. Files that git does not know yet are included. */
export const changedSince = (commit) =>
  [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')].filter((file) =>
    existsSync(file),
  )

/** Returns the test files that changed, and the test folders of other changed files. Without changes, those of HEAD. */
export const changedTests = () => {
  const uncommitted = changedSince('HEAD')
  const files = uncommitted.length > 0 ? uncommitted : changedSince('HEAD~1')
  const tests = files.filter((file) => /^tests\/.*\.test\.tsx?$/.test(file))
  const sources = files.filter((file) => /^(?:domain|application|ui|adapters)\/.*\.(?:ts|tsx|mjs)$/.test(file))
  return [...new Set([...tests, ...sources.map((file) => testsOf('.', file))])]
}
