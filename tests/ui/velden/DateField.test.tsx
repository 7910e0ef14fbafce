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

  it.each(['01-02-2026', '1-2-2026', '1/2/2026', '01022026'])(
    'typed as %s is shown as it is understood',
    async (tekst) => {
      const { gebruiker, gehoord } = toonDatum()
      await gebruiker.type(veld(), tekst)
      await gebruiker.tab()
      expect(veld()).toHaveValue('01-02-2026')
      expect(gehoord).toEqual(['2026-02-01'])
    },
  )

  it('says how it is written', () => {
    toonDatum()
    expect(veld()).toHaveAccessibleDescription(HULP)
  })

  it('that does not exist is an error and stays', async () => {
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

describe('the bounds of a date are days, shown as dd-mm-yyyy', () => {
  const MIN = '2025-01-01'
  const MAX = new Date(2025, 11, 31, 23, 59)

  it.each([
    ['31-12-2024', { min: MIN }, 'Ingevulde waarde is lager dan minimum van 01-01-2025.'],
    ['01-01-2026', { max: MAX }, 'Ingevulde waarde is hoger dan maximum van 31-12-2025.'],
    [
      '01-01-2026',
      { min: MIN, max: MAX },
      'Ingevulde waarde valt niet binnen het minimum van 01-01-2025 en maximum van 31-12-2025.',
    ],
  ])('%s is outside', async (tekst, grenzen, melding) => {
    const { gebruiker } = toonDatum(undefined, grenzen)
    await gebruiker.type(veld(), `${tekst}{Enter}`)
    expect(veld()).toHaveAccessibleDescription(`${HULP} ${melding}`)
  })

  it.each(['01-01-2025', '31-12-2025'])('%s is inside', async (tekst) => {
    const { gebruiker } = toonDatum(undefined, { min: MIN, max: MAX })
    await gebruiker.type(veld(), `${tekst}{Enter}`)
    expect(veld()).toBeValid()
  })
})
