import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { NORMJAREN } from '../../domain'
import { ROOT } from '../support/root'

const TAG_MET_MERK = /<hypotheek-orientatie label-code="[^>]*>/g

it.each(['README.md', 'adapters/element/README.md'])('the example in %s names the newest norm year', (readme) => {
  const voorbeelden = readFileSync(`${ROOT}/${readme}`, 'utf8').match(TAG_MET_MERK) ?? []
  expect(voorbeelden).not.toEqual([])
  for (const voorbeeld of voorbeelden) expect(voorbeeld).toContain(`normjaar="${Math.max(...NORMJAREN)}"`)
})
