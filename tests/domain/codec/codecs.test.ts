import { either } from 'fp-ts'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'

import { eenheidVan } from '../../../domain/codec'
import { metEenheid } from '../../../domain/codec/metEenheid'
import { objectCodec } from '../../../domain/codec/objectCodec'

interface Huis {
  readonly prijs: number
  readonly soort: 'flat' | 'hoeve'
  readonly tuin?: number
}

const SOORT = t.keyof({ flat: null, hoeve: null })

const codec = objectCodec<Huis>({ prijs: t.number, soort: SOORT }, { tuin: t.number }, 'Huis')

/** Calls that must not compile. They are never run. */
export const nooit = [
  // @ts-expect-error a required field is missing
  () => objectCodec<Huis>({ prijs: t.number }, { tuin: t.number }),
  // @ts-expect-error an optional field is missing
  () => objectCodec<Huis>({ prijs: t.number, soort: SOORT }, {}),
  // @ts-expect-error an optional field is declared required
  () => objectCodec<Huis>({ prijs: t.number, soort: SOORT, tuin: t.number }, {}),
  // @ts-expect-error a required field is declared optional
  () => objectCodec<Huis>({ prijs: t.number }, { soort: SOORT, tuin: t.number }),
  // @ts-expect-error a field of another type
  () => objectCodec<Huis>({ prijs: t.string, soort: SOORT }, { tuin: t.number }),
  // @ts-expect-error a codec that accepts more values than its field
  () => objectCodec<Huis>({ prijs: t.number, soort: t.string }, { tuin: t.number }),
  // @ts-expect-error a codec that accepts fewer values than its field
  () => objectCodec<Huis>({ prijs: t.number, soort: t.literal('flat') }, { tuin: t.number }),
  // @ts-expect-error a field that the type does not have
  () => objectCodec<Huis>({ prijs: t.number, soort: SOORT }, { tuin: t.number, zolder: t.number }),
]

describe('objectCodec', () => {
  it.each([[{ prijs: 1, soort: 'flat' }], [{ prijs: 1, soort: 'flat', tuin: 2 }]])(
    'objectCodec decodes %o; the field tuin may be absent',
    (huis) => {
      expect(codec.decode(huis)).toEqual(either.right(huis))
    },
  )

  it('objectCodec drops unknown fields from the object that it decodes', () => {
    expect(codec.decode({ prijs: 1, soort: 'flat', zolder: 3 })).toStrictEqual(
      either.right({ prijs: 1, soort: 'flat' }),
    )
  })

  it.each([[{ prijs: 1 }], [{ prijs: 1, soort: 'kasteel' }], [{ prijs: 1, soort: 'flat', tuin: 'groot' }], [null]])(
    'objectCodec refuses to decode %o',
    (geen) => {
      expect(codec.decode(geen)._tag).toBe('Left')
    },
  )

  it('objectCodec uses its third argument as the name of the codec', () => {
    expect(codec.name).toBe('Huis')
  })
})

describe('metEenheid', () => {
  const perMaand = metEenheid(t.number, 'euro per maand')

  it('eenheidVan returns the unit that metEenheid set, and undefined for the original codec', () => {
    expect([eenheidVan(perMaand), eenheidVan(t.number)]).toEqual(['euro per maand', undefined])
  })

  it('metEenheid returns a codec with the class, name and results of the original codec', () => {
    expect([perMaand instanceof t.NumberType, perMaand.name]).toEqual([true, 'number'])
    expect([perMaand.decode(5), perMaand.is('5'), perMaand.encode(5)]).toEqual([either.right(5), false, 5])
  })

  it('metEenheid replaces the unit of a codec that already has one', () => {
    expect(eenheidVan(metEenheid(perMaand, 'euro per jaar'))).toBe('euro per jaar')
  })
})
