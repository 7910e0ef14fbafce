import { fireEvent, screen } from '@testing-library/react'
import fc from 'fast-check'
import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { parsePercentage } from '../../../domain/geld'
import { PercentageField } from '../../../ui/velden/los/PercentageField'
import { toonVeld } from './toonVeld'

const veld = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Rente' })

const toonPercentage = (value?: number) =>
  toonVeld<number | undefined>(value, (aansluiting) => (
    <PercentageField name="rente" label="Rente" required {...aansluiting} />
  ))

describe('a percentage', () => {
  it.each([
    [3.75, '3,75'],
    [3.5, '3,5'],
    [100, '100'],
    [0, '0'],
  ])('%d is shown as %s, before its sign', (value, tekst) => {
    toonPercentage(value)
    expect(veld()).toHaveValue(tekst)
    expect(screen.getByText('%')).toBeVisible()
  })

  it.each([
    ['3,75', 3.75],
    ['3.5 %', 3.5],
    ['100', 100],
  ])('%s is read as %d', async (tekst, value) => {
    const { gebruiker, gehoord } = toonPercentage()
    await gebruiker.type(veld(), `${tekst}{Enter}`)
    expect(gehoord).toEqual([value])
  })

  it.each([
    ['3,125', 'Vul een percentage in met maximaal 2 cijfers achter de komma.'],
    ['100,01', 'Ingevulde waarde valt niet binnen het minimum van 0 en maximum van 100.'],
    ['-1', 'Ingevulde waarde valt niet binnen het minimum van 0 en maximum van 100.'],
    ['drie', 'We herkennen de invoer niet als een percentage. Vul een getal van 0 tot en met 100 in.'],
  ])('%s is an error and stays', async (tekst, melding) => {
    const { gebruiker, gehoord } = toonPercentage()
    await gebruiker.type(veld(), tekst)
    expect(veld()).toBeValid()
    await gebruiker.tab()
    expect(veld()).toHaveAccessibleDescription(melding)
    expect(veld()).toHaveValue(tekst)
    expect(gehoord).toEqual([])
  })

  it('brings a keyboard with a comma', () => {
    toonPercentage()
    expect(veld()).toHaveAttribute('inputmode', 'decimal')
  })

  it('shown after leaving reads back as its value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (honderdsten) => {
        const { gehoord, haalWeg } = toonPercentage()
        fireEvent.input(veld(), { target: { value: (honderdsten / 100).toFixed(2).replace('.', ',') } })
        fireEvent.blur(veld())
        const getoond = veld().value
        haalWeg()
        expect(gehoord).toEqual([honderdsten / 100])
        expect(parsePercentage(getoond)).toEqual(either.right(honderdsten / 100))
      }),
      { numRuns: 30 },
    )
  })
})
