import { either } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dubbeleSleutelIn, parseJson, verzoekCodec } from '../../../domain'

const dubbeleIn = (json: string) => dubbeleSleutelIn(json, JSON.parse(json))

/** A JSON text of an object with this key twice, at some depth, among other values. */
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

describe('a JSON text', () => {
  it('has no key twice when a program wrote it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (waarde) => {
        expect(dubbeleIn(JSON.stringify(waarde))).toBe(undefined)
      }),
    )
  })

  it('with a key twice is found, at any depth and whatever the key is', () => {
    fc.assert(
      fc.property(metDubbele, (json) => {
        expect(dubbeleIn(json)).toBeDefined()
      }),
    )
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
  ])('%s has twice: %s', (json, veld) => {
    expect(dubbeleIn(json)?.veld).toBe(veld)
  })

  it('with a key twice is refused by the name of the key, and not read with the last value', () => {
    expect(parseJson(verzoekCodec, '{"onderpand":{"koopsom":1,"koopsom":2}}')).toEqual(
      either.left(['onderpand.koopsom: staat er meer dan één keer; laat er één staan']),
    )
  })
})
