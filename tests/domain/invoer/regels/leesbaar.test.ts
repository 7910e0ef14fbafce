import { describe, expect, it } from 'vitest'

import {
  bestaandeDatum,
  leesbaarBedrag,
  leesbaarDatum,
  leesbaarGetal,
  leesbaarPercentage,
  voorbeeldBedrag,
} from '../../../../domain/invoer'

const GEEN_DATUM = 'We herkennen de invoer niet als een datum. Vul dag, maand en jaar in, bijvoorbeeld 31-12-1990.'
const GEGROEPEERD = 'Vul het bedrag in zonder punten of spaties, bijvoorbeeld 3500 of 3500,50.'
const GEEN_PERCENTAGE_VAN_100 = 'Ingevulde waarde valt niet binnen het minimum van 0 en maximum van 100.'

it.each([
  ['eigen.inkomen', '45.000'],
  ['partner.inkomenPensioen', '45.000'],
  ['brutomaandinkomen', '3.500'],
  ['eigen.studieschuld', '250'],
  ['vraagprijsWoning', '350.000'],
  ['eigenGeld', '20.000'],
] as const)('leesbaarBedrag with voorbeeldBedrag(%s) gives the example %s in its messages', (veld, voorbeeld) => {
  expect(leesbaarBedrag({}, voorbeeldBedrag(veld))('veel')).toBe(
    `We herkennen de invoer niet als een bedrag. Vul alleen cijfers in, bijvoorbeeld ${voorbeeld}.`,
  )
  const cijfers = voorbeeld.replace('.', '')
  expect(leesbaarBedrag({}, voorbeeldBedrag(veld))('3.5000')).toBe(
    `Vul het bedrag in zonder punten of spaties, bijvoorbeeld ${cijfers} of ${cijfers},50.`,
  )
})

describe('messages of the leesbaar rules', () => {
  it.each([
    ['', undefined],
    ['€ 3.500,-', undefined],
    ['999.999.999', undefined],
    ['veel', 'We herkennen de invoer niet als een bedrag. Vul alleen cijfers in, bijvoorbeeld 3.500.'],
    ['3.5000', GEGROEPEERD],
    ['3500 500', GEGROEPEERD],
    ['-0,01', 'Ingevulde waarde valt niet binnen het minimum van 0 en maximum van 99.999.999.'],
  ])('leesbaarBedrag with centen returns for %j: %s', (tekst, melding) => {
    expect(leesbaarBedrag({ centen: true })(tekst)).toBe(melding)
  })

  it.each([
    ['', undefined],
    ['100', undefined],
    ['veel', 'We herkennen de invoer niet als een percentage. Vul een getal van 0 tot en met 100 in.'],
    ['3,125', 'Vul een percentage in met maximaal 2 cijfers achter de komma.'],
    ['100,01', GEEN_PERCENTAGE_VAN_100],
    ['-1', GEEN_PERCENTAGE_VAN_100],
  ])('leesbaarPercentage returns for %j: %s', (tekst, melding) => {
    expect(leesbaarPercentage()(tekst)).toBe(melding)
  })

  it.each([
    ['12', 0, undefined],
    ['', 0, undefined],
    ['abc', 0, 'We herkennen de invoer niet als een getal. Vul alleen cijfers in.'],
    ['2,5', 0, 'Vul een heel getal in.'],
    ['1.000', 0, 'Vul het getal in zonder punten of spaties.'],
    ['2,5', 1, undefined],
    ['2,25', 1, 'Vul een getal in met maximaal 1 cijfer achter de komma.'],
  ])('leesbaarGetal for %j with at most %d decimals returns: %s', (tekst, decimalen, melding) => {
    expect(leesbaarGetal(decimalen)(tekst)).toBe(melding)
  })

  it.each([
    ['01-02-2026', undefined],
    ['', undefined],
    ['30-02-2026', GEEN_DATUM],
  ])('leesbaarDatum returns for %j: %s', (tekst, melding) => {
    expect(leesbaarDatum()(tekst)).toBe(melding)
  })

  it.each([
    ['2024-02-29', undefined],
    [' 2025-01-01 ', undefined],
    ['  ', undefined],
    [undefined, undefined],
    ['2025-02-29', GEEN_DATUM],
    ['01-01-2025', GEEN_DATUM],
  ])('bestaandeDatum returns for %j: %s', (tekst, melding) => {
    expect(bestaandeDatum()(tekst)).toBe(melding)
  })

  it('bestaandeDatum returns its custom message for an invalid date', () => {
    expect(bestaandeDatum('Nee.')('x')).toBe('Nee.')
  })
})
