import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { type TextFieldProps, TextField } from '../../../ui/velden/los/TextField'
import { toonVeld } from './toonVeld'

const veld = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Antwoord' })

const toonTekst = (anders: Partial<TextFieldProps> = {}) =>
  toonVeld<string | undefined>(undefined, (aansluiting) => (
    <TextField name="antwoord" label="Antwoord" required {...aansluiting} {...anders} />
  ))

it('a text is heard when the field is left, without the blanks around it', async () => {
  const { gebruiker, gehoord } = toonTekst()
  await gebruiker.type(veld(), '  Anna ')
  expect(gehoord).toEqual([])
  await gebruiker.tab()
  expect(gehoord).toEqual(['Anna'])
  expect(veld()).toHaveValue('Anna')
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
