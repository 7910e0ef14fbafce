import { describe, expect, it } from 'vitest'

import { aanbiederVan, LABEL_CODES, labelCodeCodec } from '../../../domain'

describe('a brand', () => {
  it.each([
    ['MY', 'Moneyou'],
    ['FL', 'Florius'],
  ] as const)('%s is called %s', (labelCode, naam) => {
    expect(aanbiederVan(labelCode)).toBe(naam)
  })

  it('NotSet exists in the enumeration', () => {
    expect(LABEL_CODES).toEqual(['MY', 'FL', 'NotSet'])
  })

  it.each(['NotSet', '', 'my', 'toString', undefined, null])('%j is not a brand', (waarde) => {
    expect(labelCodeCodec.is(waarde)).toBe(false)
  })
})
