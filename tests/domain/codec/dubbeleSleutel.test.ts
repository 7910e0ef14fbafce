import { either } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { verzoekCodec } from '../../../domain'
import { dubbeleSleutelIn, parseJson } from '../../../domain/codec'
import { every } from '../../support/every'

const dubbeleIn = (json: string) => dubbeleSleutelIn(json, JSON.parse(json))

/** Generates JSON texts with an object that has a duplicate key, nested at some depth among other values. */
const metDubbele = fc
  .record({
    sleutel: fc.string(),
    rest: fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
    om: fc.array(fc.constantFrom('object', 'lijst'), { maxLength: 4 }),
  })
  .map(({ sleutel, rest, om }) => {
    const naam = JSON.stringify(sleutel)
    const andere = JSON.stringify(rest).slice(1, -1)
    const binnen = `{${[`${naam} : "a"`, andere, `${naam}:[1,"}"]`].filter(Boolean).join(' , ')}}`
    return om.reduce((json, soort) => (soort === 'lijst' ? `["{", ${json}]` : `{"buiten":1,"om":${json}}`), binnen)
  })

describe('dubbeleSleutelIn', () => {
  it('dubbeleSleutelIn returns undefined for any text that JSON.stringify writes', () => {
    every(fc.jsonValue({ maxDepth: 4 }), (waarde) => {
      expect(dubbeleIn(JSON.stringify(waarde))).toBe(undefined)
    })
  })

  it('dubbeleSleutelIn finds a duplicate key of any name, at any depth', () => {
    every(metDubbele, (json) => {
      expect(dubbeleIn(json)).toBeDefined()
    })
  })

  it.each([
    ['{"eigenInleg":1,"eigenInleg":2}', 'eigenInleg'],
    ['{"a":{"b":1},"c":[{"d":1},{"d":1,"d":2}]}', 'c[1].d'],
    [String.raw`{"koopsom":1,"k\u006fopsom":2}`, 'koopsom'],
    [String.raw`{"a\"b":1,"a\"b":2}`, 'a"b'],
    [String.raw`{"a":"\"a\":1","b":"{\"b\":1,\"b\":2}"}`, undefined],
    ['[{"a":1},{"a":1}]', undefined],
    ['["a","a"]', undefined],
    ['"a"', undefined],
  ])('the path of the duplicate key that dubbeleSleutelIn finds in %s is %s', (json, veld) => {
    expect(dubbeleIn(json)?.veld).toBe(veld)
  })

  it('parseJson refuses a text with a duplicate key and reports the path of that key', () => {
    expect(parseJson(verzoekCodec, '{"onderpand":{"koopsom":1,"koopsom":2}}')).toEqual(
      either.left(['onderpand.koopsom: staat er meer dan één keer; laat er één staan']),
    )
  })
})
