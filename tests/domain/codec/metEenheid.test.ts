import { either } from 'fp-ts'
import * as t from 'io-ts'
import { expect, it } from 'vitest'

import { eenheidVan } from '../../../domain'
import { metEenheid } from '../../../domain/codec/metEenheid'

const perMaand = metEenheid(t.number, 'euro per maand')

it('a codec with a unit says it, and the codec it was made of does not', () => {
  expect([eenheidVan(perMaand), eenheidVan(t.number)]).toEqual(['euro per maand', undefined])
})

it('a codec with a unit is of the same kind and reads the same', () => {
  expect([perMaand instanceof t.NumberType, perMaand.name]).toEqual([true, 'number'])
  expect([perMaand.decode(5), perMaand.is('5'), perMaand.encode(5)]).toEqual([either.right(5), false, 5])
})

it('the last unit that a codec was given holds', () => {
  expect(eenheidVan(metEenheid(perMaand, 'euro per jaar'))).toBe('euro per jaar')
})
