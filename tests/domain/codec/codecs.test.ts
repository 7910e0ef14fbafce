import { either } from 'fp-ts'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'

import { eenheidVan } from '../../../domain'
import { metEenheid } from '../../../domain/codec/metEenheid'
import { objectCodec } from '../../../domain/codec/objectCodec'

interface Huis {
  readonly prijs: number
  readonly soort: 'flat' | 'hoeve'
  readonly tuin?: number
}

const SOORT = t.keyof({ flat: null, hoeve: null })

const codec = objectCodec<Huis>({ prijs: t.number, soort: SOORT }, { tuin: t.number }, 'Huis')

/** What the compiler stops; none of these is used. */
export const nooit = [
  // @ts-expect-error a field that must be there is forgotten
  () => objectCodec<Huis>({ prijs: t.number }, { tuin: t.number }),
  // @ts-expect-error a field that may be absent is forgotten
  () => objectCodec<Huis>({ prijs: t.number, soort: SOORT }, {}),
  // @ts-expect-error a field that may be absent has to be there
  () => objectCodec<Huis>({ prijs: t.number, soort: SOORT, tuin: t.number }, {}),
  // @ts-expect-error a field that must be there may be absent
  () => objectCodec<Huis>({ prijs: t.number }, { soort: SOORT, tuin: t.number }),
  // @ts-expect-error a field of another type
  () => objectCodec<Huis>({ prijs: t.string, soort: SOORT }, { tuin: t.number }),
  // @ts-expect-error a field of which the codec reads more than there is
  () => objectCodec<Huis>({ prijs: t.number, soort: t.string }, { tuin: t.number }),
  // @ts-expect-error a field of which the codec reads less than there is
  () => objectCodec<Huis>({ prijs: t.number, soort: t.literal('flat') }, { tuin: t.number }),
  // @ts-expect-error a field that nobody has
  () => objectCodec<Huis>({ prijs: t.number, soort: SOORT }, { tuin: t.number, zolder: t.number }),
]

describe('the codec of an object', () => {
  it.each([[{ prijs: 1, soort: 'flat' }], [{ prijs: 1, soort: 'flat', tuin: 2 }]])(
    'reads the fields that must be there, and those that may be: %o',
    (huis) => {
      expect(codec.decode(huis)).toEqual(either.right(huis))
    },
  )

  it('leaves out what it does not know', () => {
    expect(codec.decode({ prijs: 1, soort: 'flat', zolder: 3 })).toStrictEqual(
      either.right({ prijs: 1, soort: 'flat' }),
    )
  })

  it.each([[{ prijs: 1 }], [{ prijs: 1, soort: 'kasteel' }], [{ prijs: 1, soort: 'flat', tuin: 'groot' }], [null]])(
    'refuses %o',
    (geen) => {
      expect(codec.decode(geen)._tag).toBe('Left')
    },
  )

  it('has its name', () => {
    expect(codec.name).toBe('Huis')
  })
})

describe('a codec with a unit', () => {
  const perMaand = metEenheid(t.number, 'euro per maand')

  it('says it, and the codec it was made of does not', () => {
    expect([eenheidVan(perMaand), eenheidVan(t.number)]).toEqual(['euro per maand', undefined])
  })

  it('is of the same kind and reads the same', () => {
    expect([perMaand instanceof t.NumberType, perMaand.name]).toEqual([true, 'number'])
    expect([perMaand.decode(5), perMaand.is('5'), perMaand.encode(5)]).toEqual([either.right(5), false, 5])
  })

  it('has the last unit that it was given', () => {
    expect(eenheidVan(metEenheid(perMaand, 'euro per jaar'))).toBe('euro per jaar')
  })
})
