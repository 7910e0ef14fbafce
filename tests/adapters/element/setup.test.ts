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
    'the example rates of the brand when the page gives no rates',
    {},
    { rentetarieven: voorbeeldRentes.FL, isVoorbeeldrente: true, bewaren: false, terugknop: false },
  ],
  ['the rates that rentetarieven gives', { rentetarieven: RENTES }, { rentetarieven: RENTES, isVoorbeeldrente: false }],
  ['no rates if a service calculates', { berekening: 'server' }, { rentetarieven: undefined, isVoorbeeldrente: false }],
  ['bewaren true when bewaren is set', { bewaren: true }, { bewaren: true }],
  ['terugknop true when terugknop is set', { terugknop: true }, { terugknop: true }],
  ['adviseurZoekenUrl when the page gives it', { adviseurZoekenUrl: '/a' }, { adviseurZoekenUrl: '/a' }],
  ['hypotheekAanvragenUrl when the page gives it', { hypotheekAanvragenUrl: '/b' }, { hypotheekAanvragenUrl: '/b' }],
])('toSettings returns %s', (_, given, expected) => {
  expect(toSettings(properties(given))).toMatchObject(expected)
})

it.each<[string, boolean, Partial<ValidProperties>]>([
  ['another audience', true, { type: 'Adviseur' }],
  ['own rates equal to the example rates', false, { rentetarieven: voorbeeldRentes.FL }],
  ['other rates', false, { rentetarieven: RENTES }],
  ['another norm year', false, { normjaar: 2026 }],
  ['calculation by a service', false, { berekening: 'server' }],
])('calculatesAlike after a change to %s returns %s', (_, isAlike, given) => {
  expect(calculatesAlike(properties(), properties(given))).toBe(isAlike)
})
