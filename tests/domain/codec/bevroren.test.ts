import { expect, it } from 'vitest'

import { bevroren, isBevroren } from '../../../domain/codec/bevroren'

it('bevroren freezes every object in an object, and returns that object', () => {
  const waarde = { een: { twee: [{ drie: 3 }] } }
  expect(bevroren(waarde)).toBe(waarde)
  expect(isBevroren(waarde)).toBe(true)
})

it('bevroren does not look into an object that is already frozen', () => {
  const gelezen: string[] = []
  const bevrorenDeel = Object.freeze(
    Object.defineProperty({}, 'inhoud', {
      enumerable: true,
      get: () => {
        gelezen.push('inhoud')
        return {}
      },
    }),
  )
  bevroren({ bevrorenDeel })
  expect(gelezen).toEqual([])
})
