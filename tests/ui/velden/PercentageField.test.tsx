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

  it('is read with its sign, and with a dot', async () => {
    const { gebruiker, gehoord } = toonPercentage()
    await gebruiker.type(veld(), '3.5 %{Enter}')
    expect(gehoord).toEqual([3.5])
  })

  it('that cannot be read stays, with an error', async () => {
    const { gebruiker, gehoord } = toonPercentage()
    await gebruiker.type(veld(), '3,125')
    await gebruiker.tab()
    expect(veld()).toHaveAccessibleDescription('Vul een percentage in met maximaal 2 cijfers achter de komma.')
    expect(veld()).toHaveValue('3,125')
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
