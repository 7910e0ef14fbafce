import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'

import { formatJson } from '../../../domain'
import { every } from '../../support/every'

/** The built-in types with their own prototype. */
const SOORTEN = [Array, Object, Date, String, Number, Boolean]

afterEach(() => {
  for (const { prototype } of SOORTEN) if (prototype !== Date.prototype) Reflect.deleteProperty(prototype, 'toJSON')
})

describe('formatJson', () => {
  it('formatJson writes the same as JSON.stringify', () => {
    every(fc.jsonValue({ maxDepth: 4 }), (value) => {
      expect(formatJson(value)).toBe(JSON.stringify(value))
    })
  })

  it('formatJson writes the same when the page adds toJSON to built-in types', () => {
    const value = { a: [1, 'x', null, [true]], b: { c: [] }, d: undefined }
    const expected = JSON.stringify(value)
    for (const { prototype } of SOORTEN)
      if (prototype !== Date.prototype)
        Object.defineProperty(prototype, 'toJSON', { configurable: true, value: () => 'of the page' })
    expect(JSON.stringify(value)).not.toBe(expected)
    expect(formatJson(value)).toBe(expected)
  })
})
