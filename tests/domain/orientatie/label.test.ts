import { describe, expect, expectTypeOf, it } from 'vitest'

import { aanbiederVan, LABEL_CODES, labelCodeCodec, type Label, type LabelCode } from '../../../domain/orientatie'

describe('a brand', () => {
  it.each([
    ['MY', 'Moneyou'],
    ['FL', 'Florius'],
  ] as const)('%s is called %s', (labelCode, naam) => {
    expect(aanbiederVan(labelCode)).toBe(naam)
  })

  it('is one of the label codes, of which NotSet is none', () => {
    expect(LABEL_CODES).toEqual(['MY', 'FL'])
    expect(LABEL_CODES.every(labelCodeCodec.is)).toBe(true)
  })

  it('is a label of the enumeration, in which NotSet is another', () => {
    expectTypeOf<Label>().toEqualTypeOf<'MY' | 'FL' | 'NotSet'>()
    expectTypeOf<LabelCode>().toEqualTypeOf<'MY' | 'FL'>()
  })

  it.each(['NotSet', '', 'my', 'toString', undefined, null])('%j is not a brand', (waarde) => {
    expect(labelCodeCodec.is(waarde)).toBe(false)
  })
})
