import { expect, it } from 'vitest'

import { testsAfter } from '../support/changedFiles.mjs'
import { ROOT } from '../support/root'

const OF_EVERY_CHANGE = ['tests/architecture/teksten.test.ts', 'tests/architecture/tidiness.test.ts']

it.each([
  ['a rule', 'domain/rekenkern/toets/toets.stappen.ts', 'tests/domain/rekenkern/'],
  ['a deleted rule', 'domain/rekenkern/deleted.ts', 'tests/domain/rekenkern/'],
  ['a text, also those of a folder that imports it', 'ui/tekst/samenvatting.ts', 'tests/ui/samenvatting/'],
  ['a helper of tests', 'tests/support/matrix.ts', 'tests/architecture/matrix.test.ts'],
  ['a unit test', 'tests/domain/geld/afronden.test.ts', 'tests/domain/geld/afronden.test.ts'],
])('`npm run quick` runs the unit tests of %s, and the tests of the whole repository', (_, file, test) => {
  expect(testsAfter(ROOT, [file])).toEqual(expect.arrayContaining([test, ...OF_EVERY_CHANGE]))
})

it.each([
  'tests/browser/terugknop.test.ts',
  'tests/channels/kanalen.test.ts',
  'tests/domain/deleted.test.ts',
  'README.md',
])('`npm run quick` runs no unit test after a change of %s only', (file) => {
  expect(testsAfter(ROOT, [file])).toEqual([])
})
