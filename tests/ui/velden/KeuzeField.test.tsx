import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { type KeuzeFieldProps, KeuzeField } from '../../../ui/velden/KeuzeField'
import { toonVeld } from './toonVeld'

type Antwoord = 'ja' | 'nee' | 'later'

const groep = () => screen.getByRole('radiogroup', { name: /^Heb je schulden\?/ })
const antwoord = (naam: string) => screen.getByRole('radio', { name: naam })

const toonKeuze = (value?: Antwoord, anders: Partial<KeuzeFieldProps<Antwoord>> = {}) =>
  toonVeld<Antwoord | undefined>(value, (aansluiting) => (
    <KeuzeField
      name="schulden"
      label="Heb je schulden?"
      required
      options={[
        { value: 'ja', text: 'Ja' },
        { value: 'nee', text: 'Nee' },
        { value: 'later', text: 'Later', disabled: true },
      ]}
      {...aansluiting}
      {...anders}
    />
  ))

describe('KeuzeField', () => {
  it('KeuzeField calls onChange for a click on the text of an option', async () => {
    const { gebruiker, gehoord } = toonKeuze()
    await gebruiker.click(screen.getByText('Nee'))
    expect(gehoord).toEqual(['nee'])
  })

  it('KeuzeField has one Tab stop, and the right arrow key chooses its next option', async () => {
    const { gebruiker, gehoord } = toonKeuze('ja')
    await gebruiker.tab()
    expect(antwoord('Ja')).toHaveFocus()
    await gebruiker.keyboard('{ArrowRight}')
    expect(gehoord).toEqual(['nee'])
    await gebruiker.tab()
    expect(document.body).toHaveFocus()
  })

  it.each([{}, { disabled: false }])('KeuzeField with props %o disables an option marked disabled', (anders) => {
    toonKeuze(undefined, anders)
    expect(antwoord('Later')).toBeDisabled()
    expect(antwoord('Ja')).toBeEnabled()
  })

  it('KeuzeField with the prop disabled sets aria-disabled on its group', () => {
    toonKeuze('ja', { disabled: true })
    expect(groep()).toHaveAttribute('aria-disabled', 'true')
  })

  it('choosing an option in one KeuzeField leaves another KeuzeField with the same name unchanged', async () => {
    const { gebruiker } = toonKeuze('ja')
    toonKeuze('nee', { label: 'Heeft je partner schulden?' })
    await gebruiker.click(within(groep()).getByRole('radio', { name: 'Nee' }))
    await gebruiker.click(within(groep()).getByRole('radio', { name: 'Ja' }))
    const ander = screen.getByRole('radiogroup', { name: /^Heeft je partner/ })
    expect(within(ander).getByRole('radio', { name: 'Nee' })).toBeChecked()
  })
})

it('KeuzeField shows its helper text once, before its options, as the accessible description of its group', () => {
  toonKeuze(undefined, { helperText: 'Denk ook aan een creditcard.' })
  expect(groep()).toHaveAccessibleDescription('Denk ook aan een creditcard.')
  const [eerste] = [...groep().children]
  expect(eerste).toHaveTextContent('Denk ook aan een creditcard.')
  expect(screen.getAllByText('Denk ook aan een creditcard.')).toHaveLength(1)
})

describe('the error of KeuzeField', () => {
  it('a required KeuzeField shows its error only once the focus leaves the whole group', async () => {
    const { gebruiker } = toonKeuze()
    await gebruiker.tab()
    expect(groep()).toBeValid()
    act(() => antwoord('Nee').focus())
    expect(groep()).toBeValid()
    await gebruiker.tab()
    expect(groep()).toHaveAccessibleDescription('Je hebt dit verplichte veld nog niet ingevuld.')
  })

  it('KeuzeField clears its error when an option is chosen', async () => {
    const { gebruiker } = toonKeuze(undefined, { toonFout: true })
    expect(groep()).toBeInvalid()
    await gebruiker.click(antwoord('Ja'))
    expect(groep()).toBeValid()
  })
})
