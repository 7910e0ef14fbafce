import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { type DateFieldProps, DateField } from '../../../ui/velden/los/DateField'
import { toonVeld } from './toonVeld'

const HULP = 'Dag, maand en jaar: dd-mm-jjjj.'

const veld = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ingangsdatum' })

const toonDatum = (value?: string, anders: Partial<DateFieldProps> = {}) =>
  toonVeld<string | undefined>(value, (aansluiting) => (
    <DateField name="ingangsdatum" label="Ingangsdatum" required {...aansluiting} {...anders} />
  ))

describe('a date', () => {
  it('is shown day before month', () => {
    toonDatum('2026-02-01')
    expect(veld()).toHaveValue('01-02-2026')
  })

  it('is shown as it is understood', async () => {
    const { gebruiker, gehoord } = toonDatum()
    await gebruiker.type(veld(), '1/2/2026')
    await gebruiker.tab()
    expect(veld()).toHaveValue('01-02-2026')
    expect(gehoord).toEqual(['2026-02-01'])
  })

  it('that does not exist is an error behind how a date is written, and stays', async () => {
    const { gebruiker, gehoord } = toonDatum()
    await gebruiker.type(veld(), '30-02-2026')
    await gebruiker.tab()
    expect(veld()).toHaveValue('30-02-2026')
    expect(veld()).toHaveAccessibleDescription(
      `${HULP} We herkennen de invoer niet als een datum. Vul dag, maand en jaar in, bijvoorbeeld 31-12-1990.`,
    )
    expect(gehoord).toEqual([])
  })
})

it.each([
  ['31-12-2024', { min: '2025-01-01' }, 'Ingevulde waarde is lager dan minimum van 01-01-2025.'],
  ['01-01-2026', { max: new Date(2025, 11, 31, 23, 59) }, 'Ingevulde waarde is hoger dan maximum van 31-12-2025.'],
])('the bound of a date is a day, shown as dd-mm-yyyy: %s is outside', async (tekst, grens, melding) => {
  const { gebruiker } = toonDatum(undefined, grens)
  await gebruiker.type(veld(), `${tekst}{Enter}`)
  expect(veld()).toHaveAccessibleDescription(`${HULP} ${melding}`)
})
