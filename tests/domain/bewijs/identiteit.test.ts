import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { canoniek, sha256 } from '../../../domain/bewijs/identiteit'
import { every } from '../../support/every'

describe('canoniek', () => {
  it.each([
    [{ b: 1, a: [2, { d: null, c: 'x"y' }] }, '{"a":[2,{"c":"x\\"y","d":null}],"b":1}'],
    [{ '10': 1, '9': 2 }, '{"10":1,"9":2}'],
    [{ weg: undefined, nul: -0 }, '{"nul":0}'],
    [true, 'true'],
  ])('canoniek writes %j as %s', (waarde, tekst) => {
    expect(canoniek(waarde)).toBe(tekst)
  })

  it('canoniek returns the same text if the keys of an object are in reverse order', () => {
    every(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), (waarde) => {
      const omgekeerd = Object.fromEntries(Object.entries(waarde).reverse())
      expect(canoniek(omgekeerd)).toBe(canoniek(waarde))
    })
  })

  it('JSON.parse reads the same data from canoniek as from JSON.stringify', () => {
    every(fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }), (waarde) => {
      expect(JSON.parse(canoniek(waarde))).toEqual(JSON.parse(JSON.stringify(waarde)))
    })
  })
})

const referentie = (tekst: string): string => createHash('sha256').update(tekst, 'utf8').digest('hex')

describe('sha256', () => {
  it('sha256 returns the published hash of an empty text', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  })

  it('sha256 returns the published hash of the text abc', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  it.each([54, 55, 56, 63, 64, 65, 119, 120, 1000])('sha256 of %d bytes equals the hash of node:crypto', (lengte) => {
    const tekst = 'a'.repeat(lengte)
    expect(sha256(tekst)).toBe(referentie(tekst))
  })

  it('sha256 of any text equals the hash of node:crypto', () => {
    every(fc.string({ unit: 'grapheme', maxLength: 300 }), (tekst) => {
      expect(sha256(tekst)).toBe(referentie(tekst))
    })
  })
})
