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
  ['none of them', {}, { rentetarieven: voorbeeldRentes.FL, isVoorbeeldrente: true, bewaren: false, terugknop: false }],
  ['its own rates', { rentetarieven: RENTES }, { rentetarieven: RENTES, isVoorbeeldrente: false }],
  ['a service that calculates', { berekening: 'server' }, { rentetarieven: undefined, isVoorbeeldrente: false }],
  ['that answers are kept', { bewaren: true }, { bewaren: true }],
  ['that Back goes a step back', { terugknop: true }, { terugknop: true }],
  ['a link for customers', { adviseurZoekenUrl: '/a' }, { adviseurZoekenUrl: '/a' }],
  ['a link for advisers', { hypotheekAanvragenUrl: '/b' }, { hypotheekAanvragenUrl: '/b' }],
])('the screen gets its settings from a page that gives %s', (_, given, expected) => {
  expect(toSettings(properties(given))).toMatchObject(expected)
})

it.each<[string, boolean, Partial<ValidProperties>]>([
  ['another audience', true, { type: 'Adviseur' }],
  ['its example rates as its own', true, { rentetarieven: voorbeeldRentes.FL }],
  ['other rates', false, { rentetarieven: RENTES }],
  ['another year', false, { normjaar: 2026 }],
  ['a service', false, { berekening: 'server' }],
])('a page that gives %s gets the same result: %s', (_, isAlike, given) => {
  expect(calculatesAlike(properties(), properties(given))).toBe(isAlike)
})
