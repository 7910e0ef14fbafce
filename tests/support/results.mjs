/** Reads the JSON report of a test runner: the number of passed tests, and each failed test with its error. */

import { relative } from 'node:path'

const COLOUR = /\u001b\[[0-9;]*m/g

const firstLine = (message = '') => message.replace(COLOUR, '').split('\n')[0]

/** Reads a report of Vitest. A test file that cannot be loaded has no tests and counts as one failure. */
export const vitestResults = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('', name)
    if (status === 'failed' && assertionResults.length === 0) return [`${file}: ${firstLine(message)}`]
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  }),
})

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** Reads a report of Playwright. A test that passes only on a retry counts as a failure. */
export const playwrightResults = ({ stats, errors, suites }) => ({
  passed: stats.expected,
  failures: [
    ...errors.map(({ message }) => firstLine(message)),
    ...suites
      .flatMap(specsOf)
      .flatMap(({ file, line, title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ results }) => `${file}:${line} › ${title}: ${firstLine(results[0]?.error?.message)}`),
      ),
  ],
})
