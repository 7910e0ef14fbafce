import { either } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { bedragCodec, HOOGSTE_BEDRAG, isBedrag } from '../../../domain/geld'
import { bedragenMetCenten } from '../../../adapters/testing/arbitraries/bedrag'

describe('an amount is a number from 0 to the highest amount', () => {
  it('which is 99.999.999', () => {
    expect(HOOGSTE_BEDRAG).toBe(99_999_999)
  })

  it.each([0, 0.01, 1, HOOGSTE_BEDRAG])('%d is one', (waarde) => {
    expect(isBedrag(waarde)).toBe(true)
  })

  it.each([-0.01, HOOGSTE_BEDRAG + 0.01, NaN, Infinity, -Infinity, '1', null, undefined, [1]])(
    '%j is not',
    (waarde) => {
      expect(isBedrag(waarde)).toBe(false)
    },
  )
})

describe('the codec', () => {
  it('reads back from JSON what it wrote', () => {
    fc.assert(
      fc.property(bedragenMetCenten(), (bedrag) => {
        const gelezen = bedragCodec.decode(JSON.parse(JSON.stringify(bedragCodec.encode(bedrag))))
        expect(gelezen).toEqual(either.right(bedrag))
      }),
    )
  })

  it('says what it expects of a value outside the bounds', () => {
    expect(bedragCodec.decode(-1)).toMatchObject({
      left: [{ value: -1, message: 'verwacht een bedrag van 0 tot en met 99999999' }],
    })
  })
})
