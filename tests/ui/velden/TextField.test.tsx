import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { type TextFieldProps, TextField } from '../../../ui/velden/los/TextField'
import { toonVeld } from './toonVeld'

const veld = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Antwoord' })

const toonTekst = (anders: Partial<TextFieldProps> = {}) =>
  toonVeld<string | undefined>(undefined, (aansluiting) => (
    <TextField name="antwoord" label="Antwoord" required {...aansluiting} {...anders} />
  ))

describe('a text', () => {
  it('is heard when the field is left, without the blanks around it', async () => {
    const { gebruiker, gehoord } = toonTekst()
    await gebruiker.type(veld(), '  Anna ')
    expect(gehoord).toEqual([])
    await gebruiker.tab()
    expect(gehoord).toEqual(['Anna'])
    expect(veld()).toHaveValue('Anna')
  })

  it('of blanks is none', async () => {
    const { gebruiker, gehoord } = toonTekst()
    await gebruiker.type(veld(), '   ')
    await gebruiker.tab()
    expect(gehoord).toEqual([])
    expect(veld()).toHaveAccessibleDescription('Je hebt nog geen Antwoord ingevuld.')
  })

  it('is judged by rules of its caller too', async () => {
    const { gebruiker } = toonTekst({ rules: [(tekst) => (tekst === 'nee' ? 'Dat kan niet.' : undefined)] })
    await gebruiker.type(veld(), 'nee{Enter}')
    expect(veld()).toHaveAccessibleDescription('Dat kan niet.')
  })
})

describe.each([
  ['postcode', '0123 AB', '1234 AB', 'We herkennen de postcode niet. Controleer of je invoer klopt.'],
  [
    'email',
    'anna@',
    'anna@example.nl',
    'We herkennen de invoer niet als een e-mailadres. Controleer of je invoer klopt.',
  ],
  [
    'telefoonnummer',
    '12345',
    '+31 6 12345678',
    'We herkennen de invoer niet als een telefoonnummer. Controleer of je invoer klopt.',
  ],
] as const)('a text that is a %s', (soort, slecht, goed, melding) => {
  it(`is an error as ${slecht}, once the field is left`, async () => {
    const { gebruiker } = toonTekst({ soort })
    await gebruiker.type(veld(), slecht)
    expect(veld()).toBeValid()
    await gebruiker.tab()
    expect(veld()).toHaveAccessibleDescription(melding)
  })

  it(`is good as ${goed}`, async () => {
    const { gebruiker, gehoord } = toonTekst({ soort })
    await gebruiker.type(veld(), `${goed}{Enter}`)
    expect(veld()).toBeValid()
    expect(gehoord).toEqual([goed])
  })

  it('may be left empty where no answer is required', async () => {
    const { gebruiker, fouten } = toonTekst({ soort, required: false, label: 'Antwoord' })
    await gebruiker.tab()
    await gebruiker.tab()
    expect(fouten).toEqual([])
  })
})

it.each([
  ['postcode', 'postal-code', null],
  ['email', 'email', 'email'],
  ['telefoonnummer', 'tel', 'tel'],
  ['vrij', 'off', null],
] as const)('the browser may fill in a %s as %s, with the keyboard %s', (soort, autocomplete, inputmode) => {
  toonTekst({ soort })
  expect([veld().getAttribute('autocomplete'), veld().getAttribute('inputmode')]).toEqual([autocomplete, inputmode])
})
