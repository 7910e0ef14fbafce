import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'

import { formatJson } from '../../../domain'
import { every } from '../../support/every'

/** Anything that has a prototype of its own in the language. */
const SOORTEN = [Array, Object, Date, String, Number, Boolean]

afterEach(() => {
  for (const { prototype } of SOORTEN) if (prototype !== Date.prototype) Reflect.deleteProperty(prototype, 'toJSON')
})

describe('the JSON of plain data', () => {
  it('is that of the language', () => {
    every(fc.jsonValue({ maxDepth: 4 }), (value) => {
      expect(formatJson(value)).toBe(JSON.stringify(value))
    })
  })

  it('stays the same when the page adds toJSON to built-ins', () => {
    const value = { a: [1, 'x', null, [true]], b: { c: [] }, d: undefined }
    const expected = JSON.stringify(value)
    for (const { prototype } of SOORTEN)
      if (prototype !== Date.prototype)
        Object.defineProperty(prototype, 'toJSON', { configurable: true, value: () => 'of the page' })
    expect(JSON.stringify(value)).not.toBe(expected)
    expect(formatJson(value)).toBe(expected)
  })
})
