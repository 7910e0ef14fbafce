import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { canoniek } from '../../../domain/bewijs/identiteit'

describe('canonical JSON', () => {
  it.each([
    [{ b: 1, a: [2, { d: null, c: 'x"y' }] }, '{"a":[2,{"c":"x\\"y","d":null}],"b":1}'],
    [{ '10': 1, '9': 2 }, '{"10":1,"9":2}'],
    [{ weg: undefined, nul: -0 }, '{"nul":0}'],
    [true, 'true'],
  ])('of %j is %s', (waarde, tekst) => {
    expect(canoniek(waarde)).toBe(tekst)
  })

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (waarde) => {
        const omgekeerd = Object.fromEntries(Object.entries(waarde).reverse())
        expect(canoniek(omgekeerd)).toBe(canoniek(waarde))
      }),
    )
  })

  it('holds the same as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (waarde) => {
        expect(JSON.parse(canoniek(waarde))).toEqual(JSON.parse(JSON.stringify(waarde)))
      }),
    )
  })
})
