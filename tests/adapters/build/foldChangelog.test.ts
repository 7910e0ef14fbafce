import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { foldChangelog } from '../../../adapters/build/release/foldChangelog.mjs'
import { ROOT } from '../../support/root'

const CHANGESET = `---
'hypotheek-orientatie': minor
---

- Added: a button that
  shows the costs.
- Changed: € 100 is € 200.
`

const FIRST = '# Changelog\n\n## 0.2.0\n\nThe first version.\n\n- A list.\n'

describe('foldChangelog', () => {
  it('foldChangelog adds the features to the first version, and returns the other items as left out', () => {
    expect(foldChangelog(FIRST, [CHANGESET], true)).toEqual({
      text: `${FIRST}- A button that\n  shows the costs.\n`,
      left: ['- Changed: € 100 is € 200.'],
    })
  })

  it('foldChangelog adds every item unchanged to the first section when earlier versions were published', () => {
    const later = '# Changelog\n\n## 0.3.0\n\n### Minor Changes\n\n- Added: a list.\n\n## 0.2.0\n\nThe first version.\n'
    expect(foldChangelog(later, [CHANGESET, CHANGESET.replaceAll('100', '300')], false)).toEqual({
      text: later.replace(
        '- Added: a list.\n',
        `- Added: a list.\n- Added: a button that\n  shows the costs.\n- Changed: € 100 is € 200.\n` +
          `- Added: a button that\n  shows the costs.\n- Changed: € 300 is € 200.\n`,
      ),
      left: [],
    })
  })

  it('foldChangelog without changesets returns the same changelog', () => {
    expect(foldChangelog(FIRST, [], true)).toEqual({ text: FIRST, left: [] })
  })
})

it('the first version in the changelog only lists what there is, without changes of an earlier version', () => {
  const first = readFileSync(`${ROOT}/CHANGELOG.md`, 'utf8')
    .split(/^(?=## )/m)
    .at(-1)
  expect(first).toMatch(/^## 0\.2\.0\n\nThe first version\.\n/)
  expect(first).not.toMatch(/→|^### (?!Added$)|^- (?:Changed|Fixed|Removed)|\bBefore,|no longer/m)
})
