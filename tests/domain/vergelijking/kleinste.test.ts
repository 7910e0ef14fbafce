import { describe, expect, it } from 'vitest'

import { eersteIn, geldtVanaf, kleinste } from '../../../domain/vergelijking/kleinste'

const vanaf = (grens: number) => (getal: number) => getal >= grens
const onder = (grens: number) => (getal: number) => getal < grens

it.each([
  [4, 3, 5, 4],
  [5, 3, 5, 5],
  [6, 3, 5, undefined],
  [3, 3, 3, 3],
  [1, 4, 3, undefined],
])('eersteIn returns the first number of at least %d in the range %d to %d: %s', (grens, van, tot, eerste) => {
  expect(eersteIn(vanaf(grens), van, tot)).toBe(eerste)
})

describe('a test that passes from 5 to 9, and fails again at the threshold 10', () => {
  const toets = (getal: number) => vanaf(5)(getal) && onder(10)(getal)

  it.each([
    [10, 5],
    [5, 5],
    [4, undefined],
  ])('kleinste with a limit of %d returns %s', (hoogstens, gevonden) => {
    expect(kleinste(toets, hoogstens, [10])).toBe(gevonden)
  })

  it.each([
    [9, true],
    [10, false],
  ])('geldtVanaf from 5 to %d returns %s', (hoogstens, geldt) => {
    expect(geldtVanaf(toets, 5, hoogstens, [10])).toBe(geldt)
  })
})
