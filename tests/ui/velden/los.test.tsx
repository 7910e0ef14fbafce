import { fireEvent, screen } from '@testing-library/react'
import fc from 'fast-check'
import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { parsePercentage } from '../../../domain/geld'
import { type DateFieldProps, DateField } from '../../../ui/velden/los/DateField'
import { PercentageField } from '../../../ui/velden/los/PercentageField'
import { type TextFieldProps, TextField } from '../../../ui/velden/los/TextField'
import { toonVeld } from './toonVeld'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'

const antwoord = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Antwoord' })

const toonTekst = (anders: Partial<TextFieldProps> = {}) =>
  toonVeld<string | undefined>(undefined, (aansluiting) => (
    <TextField name="antwoord" label="Antwoord" required {...aansluiting} {...anders} />
  ))

it('TextField passes its text without surrounding spaces to onChange when it is left', async () => {
  const { gebruiker, gehoord } = toonTekst()
  await gebruiker.type(antwoord(), '  Anna ')
  expect(gehoord).toEqual([])
  await gebruiker.tab()
  expect(gehoord).toEqual(['Anna'])
  expect(antwoord()).toHaveValue('Anna')
})

it.each([
  ['postcode', 'postal-code', null, 'characters'],
  ['email', 'email', 'email', 'none'],
  ['telefoonnummer', 'tel', 'tel', 'none'],
  ['vrij', 'off', null, null],
] as const)('TextField of kind %s has autocomplete %s, inputmode %s and autocapitalize %s', (soort, ...kenmerken) => {
  toonTekst({ soort })
  const namen = ['autocomplete', 'inputmode', 'autocapitalize']
  expect(namen.map((naam) => antwoord().getAttribute(naam))).toEqual(kenmerken)
})

const rente = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Rente' })

const toonPercentage = (value?: number) =>
  toonVeld<number | undefined>(value, (aansluiting) => (
    <PercentageField name="rente" label="Rente" required {...aansluiting} />
  ))

describe('PercentageField', () => {
  it.each([
    [3.75, '3,75'],
    [3.5, '3,5'],
    [100, '100'],
    [0, '0'],
  ])('PercentageField shows the value %d as %s with a percent sign', (value, tekst) => {
    toonPercentage(value)
    expect(rente()).toHaveValue(tekst)
    expect(screen.getByText('%')).toBeVisible()
  })

  it("PercentageField parses the typed text '3.5 %' as 3.5", async () => {
    const { gebruiker, gehoord } = toonPercentage()
    await gebruiker.type(rente(), '3.5 %{Enter}')
    expect(gehoord).toEqual([3.5])
  })

  it('PercentageField keeps a percentage with three decimals, shows an error and does not call onChange', async () => {
    const { gebruiker, gehoord } = toonPercentage()
    await gebruiker.type(rente(), '3,125')
    await gebruiker.tab()
    expect(rente()).toHaveAccessibleDescription('Vul een percentage in met maximaal 2 cijfers achter de komma.')
    expect(rente()).toHaveValue('3,125')
    expect(gehoord).toEqual([])
  })

  it('PercentageField has inputmode decimal', () => {
    toonPercentage()
    expect(rente()).toHaveAttribute('inputmode', 'decimal')
  })

  it('after any percentage is typed, parsing the text that PercentageField shows returns the typed percentage', () => {
    everyTimes(numberOfRuns(120), fc.integer({ min: 0, max: 10_000 }), (honderdsten) => {
      const { gehoord, haalWeg } = toonPercentage()
      fireEvent.input(rente(), { target: { value: (honderdsten / 100).toFixed(2).replace('.', ',') } })
      fireEvent.blur(rente())
      const getoond = rente().value
      haalWeg()
      expect(gehoord).toEqual([honderdsten / 100])
      expect(parsePercentage(getoond)).toEqual(either.right(honderdsten / 100))
    })
  })
})

const HULP = 'Dag, maand en jaar: dd-mm-jjjj.'

const datum = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ingangsdatum' })

const toonDatum = (value?: string, anders: Partial<DateFieldProps> = {}) =>
  toonVeld<string | undefined>(value, (aansluiting) => (
    <DateField name="ingangsdatum" label="Ingangsdatum" required {...aansluiting} {...anders} />
  ))

describe('DateField', () => {
  it('DateField shows the value 2026-02-01 as 01-02-2026', () => {
    toonDatum('2026-02-01')
    expect(datum()).toHaveValue('01-02-2026')
  })

  it('DateField shows a typed 1/2/2026 as 01-02-2026 and passes 2026-02-01 to onChange', async () => {
    const { gebruiker, gehoord } = toonDatum()
    await gebruiker.type(datum(), '1/2/2026')
    await gebruiker.tab()
    expect(datum()).toHaveValue('01-02-2026')
    expect(gehoord).toEqual(['2026-02-01'])
  })

  it('DateField keeps a typed date that does not exist, and shows an error after its date format help', async () => {
    const { gebruiker, gehoord } = toonDatum()
    await gebruiker.type(datum(), '30-02-2026')
    await gebruiker.tab()
    expect(datum()).toHaveValue('30-02-2026')
    expect(datum()).toHaveAccessibleDescription(
      `${HULP} We herkennen de invoer niet als een datum. Vul dag, maand en jaar in, bijvoorbeeld 31-12-1990.`,
    )
    expect(gehoord).toEqual([])
  })
})

it.each([
  ['31-12-2024', { min: '2025-01-01' }, 'Ingevulde waarde is lager dan minimum van 01-01-2025.'],
  ['01-01-2026', { max: new Date(2025, 11, 31, 23, 59) }, 'Ingevulde waarde is hoger dan maximum van 31-12-2025.'],
])('DateField shows an error with its bound as dd-mm-yyyy when %s is typed', async (tekst, grens, melding) => {
  const { gebruiker } = toonDatum(undefined, grens)
  await gebruiker.type(datum(), `${tekst}{Enter}`)
  expect(datum()).toHaveAccessibleDescription(`${HULP} ${melding}`)
})
