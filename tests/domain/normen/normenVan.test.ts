import { describe, expect, it } from 'vitest'

import { normenVan, NORMJAREN } from '../../../domain'

describe('the norms of a year', () => {
  it.each(NORMJAREN)('are those of that year: %d', (jaar) => {
    expect(normenVan(jaar).jaar).toBe(jaar)
  })

  it('that is not known are a type error, and an error that says which years are', () => {
    // @ts-expect-error: no norms are known of this year
    expect(() => normenVan(2024)).toThrow(
      new RangeError(`normenVan: verwacht een van ${NORMJAREN.join(', ')}, niet 2024`),
    )
  })

  it.each([
    ['2025', 'string'],
    ['__proto__', 'string'],
    [undefined, 'undefined'],
    [null, 'object'],
    [1n, 'bigint'],
    [Symbol('2025'), 'symbol'],
    [Object.create(null), 'object'],
  ])('are not found under %s, which is no number, as JavaScript may ask', (jaar, type) => {
    const melding = `normenVan: verwacht een van ${NORMJAREN.join(', ')}, niet iets van het type ${type}`
    expect(() => normenVan(jaar as unknown as 2025)).toThrow(new RangeError(melding))
  })
})
