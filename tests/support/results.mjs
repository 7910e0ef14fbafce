/** Reads the JSON report of a test runner: the number of passed tests, and each failed test with its error. */

import { relative } from 'node:path'

const COLOUR = /\u001b\[[0-9;]*m/g

const firstLine = (message = '') => message.replace(COLOUR, '').split('\n')[0]

/** Returns the number of passed tests and the failures in a Vitest report. A file that fails to load is one failure. */
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

/** Returns the number of passed tests and the failures in a Playwright report. A pass on a retry counts as failure. */
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
