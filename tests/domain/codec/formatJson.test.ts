import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'

import { formatJson } from '../../../domain/codec'
import { every } from '../../support/every'

/** Built-in types whose prototype a host page may change. */
const SOORTEN = [Array, Object, Date, String, Number, Boolean]

afterEach(() => {
  for (const { prototype } of SOORTEN) if (prototype !== Date.prototype) Reflect.deleteProperty(prototype, 'toJSON')
})

describe('formatJson', () => {
  it('formatJson returns the same text as JSON.stringify for any JSON value', () => {
    every(fc.jsonValue({ maxDepth: 4 }), (value) => {
      expect(formatJson(value)).toBe(JSON.stringify(value))
    })
  })

  it('formatJson ignores a toJSON method on the prototypes of Array, Object, String, Number and Boolean', () => {
    const value = { a: [1, 'x', null, [true]], b: { c: [] }, d: undefined }
    const expected = JSON.stringify(value)
    for (const { prototype } of SOORTEN)
      if (prototype !== Date.prototype)
        Object.defineProperty(prototype, 'toJSON', { configurable: true, value: () => 'of the page' })
    expect(JSON.stringify(value)).not.toBe(expected)
    expect(formatJson(value)).toBe(expected)
  })
})
