import { expect, it } from 'vitest'

import { readProperties } from '../../../adapters/element/mount/properties/readProperties'
import { calculatesAlike, toSettings, type ValidProperties } from '../../../adapters/element/mount/setup'
import { voorbeeldRentes } from '../../../domain'

const properties = (given: Partial<ValidProperties> = {}): ValidProperties => ({
  ...readProperties([]).properties,
  labelCode: 'FL',
  ...given,
})
const RENTES = { 120: 4 }

it.each<[string, Partial<ValidProperties>, object]>([
  [
    'no properties',
    {},
    { rentetarieven: voorbeeldRentes.FL, isVoorbeeldrente: true, bewaren: false, terugknop: false },
  ],
  ['its own rates', { rentetarieven: RENTES }, { rentetarieven: RENTES, isVoorbeeldrente: false }],
  ['a service that calculates', { berekening: 'server' }, { rentetarieven: undefined, isVoorbeeldrente: false }],
  ['bewaren', { bewaren: true }, { bewaren: true }],
  ['terugknop', { terugknop: true }, { terugknop: true }],
  ['a link for customers', { adviseurZoekenUrl: '/a' }, { adviseurZoekenUrl: '/a' }],
  ['a link for advisers', { hypotheekAanvragenUrl: '/b' }, { hypotheekAanvragenUrl: '/b' }],
])('toSettings returns the settings for a page with %s', (_, given, expected) => {
  expect(toSettings(properties(given))).toMatchObject(expected)
})

it.each<[string, boolean, Partial<ValidProperties>]>([
  ['another audience', true, { type: 'Adviseur' }],
  ['the example rates as its own rates', true, { rentetarieven: voorbeeldRentes.FL }],
  ['other rates', false, { rentetarieven: RENTES }],
  ['another year', false, { normjaar: 2026 }],
  ['a service', false, { berekening: 'server' }],
])('calculatesAlike for a page with %s is %s', (_, isAlike, given) => {
  expect(calculatesAlike(properties(), properties(given))).toBe(isAlike)
})
