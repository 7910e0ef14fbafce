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

  it('KeuzeField is one stop of the Tab key, and an arrow key chooses the next option', async () => {
    const { gebruiker, gehoord } = toonKeuze('ja')
    await gebruiker.tab()
    expect(antwoord('Ja')).toHaveFocus()
    await gebruiker.keyboard('{ArrowRight}')
    expect(gehoord).toEqual(['nee'])
    await gebruiker.tab()
    expect(document.body).toHaveFocus()
  })

  it.each([{}, { disabled: false }])('KeuzeField disables an unavailable option in a field with %o', (anders) => {
    toonKeuze(undefined, anders)
    expect(antwoord('Later')).toBeDisabled()
    expect(antwoord('Ja')).toBeEnabled()
  })

  it('KeuzeField marks the whole group as disabled', () => {
    toonKeuze('ja', { disabled: true })
    expect(groep()).toHaveAttribute('aria-disabled', 'true')
  })

  it('KeuzeField works independently of another KeuzeField with the same name', async () => {
    const { gebruiker } = toonKeuze('ja')
    toonKeuze('nee', { label: 'Heeft je partner schulden?' })
    await gebruiker.click(within(groep()).getByRole('radio', { name: 'Nee' }))
    await gebruiker.click(within(groep()).getByRole('radio', { name: 'Ja' }))
    const ander = screen.getByRole('radiogroup', { name: /^Heeft je partner/ })
    expect(within(ander).getByRole('radio', { name: 'Nee' })).toBeChecked()
  })
})

it('KeuzeField shows its helper text once, before its options, and as the description of the group', () => {
  toonKeuze(undefined, { helperText: 'Denk ook aan een creditcard.' })
  expect(groep()).toHaveAccessibleDescription('Denk ook aan een creditcard.')
  const [eerste] = [...groep().children]
  expect(eerste).toHaveTextContent('Denk ook aan een creditcard.')
  expect(screen.getAllByText('Denk ook aan een creditcard.')).toHaveLength(1)
})

describe('the error of KeuzeField', () => {
  it('KeuzeField shows its error, which does not name its label, once the focus has left the whole group', async () => {
    const { gebruiker } = toonKeuze()
    await gebruiker.tab()
    expect(groep()).toBeValid()
    act(() => antwoord('Nee').focus())
    expect(groep()).toBeValid()
    await gebruiker.tab()
    expect(groep()).toHaveAccessibleDescription('Je hebt dit verplichte veld nog niet ingevuld.')
  })

  it('KeuzeField clears its error when an answer is chosen', async () => {
    const { gebruiker } = toonKeuze(undefined, { toonFout: true })
    expect(groep()).toBeInvalid()
    await gebruiker.click(antwoord('Ja'))
    expect(groep()).toBeValid()
  })
})
