import { expect, it } from 'vitest'

import { lijktMaandinkomen } from '../../../domain'

it.each([
  [undefined, false],
  [0, false],
  [0.01, true],
  [9999.99, true],
  [10_000, false],
])('lijktMaandinkomen of a permanent job with an income of %s a year returns %s', (jaarinkomen, lijkt) => {
  expect(lijktMaandinkomen('DienstbetrekkingVast', jaarinkomen)).toBe(lijkt)
})

it.each([
  ['DienstbetrekkingTijdelijk', true],
  ['Onderneming', false],
  ['Pensioen', false],
  ['Overig', false],
] as const)('lijktMaandinkomen of an income of 3.000 a year of the kind %s returns %s', (soort, lijkt) => {
  expect(lijktMaandinkomen(soort, 3000)).toBe(lijkt)
})
