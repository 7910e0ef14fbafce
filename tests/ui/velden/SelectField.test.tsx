import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import type { Option } from '../../../ui/velden/field'
import { type SelectFieldProps, SelectField } from '../../../ui/velden/SelectField'
import { stopKlok, wait } from '../../support/screen'
import { toonVeld } from './toonVeld'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'

const steden: readonly Option[] = [
  { value: 'ams', text: 'Amsterdam' },
  { value: 'arn', text: 'Arnhem', disabled: true },
  { value: 'ass', text: 'Assen' },
  { value: 'dh', text: 'Den Haag' },
  { value: 'dhe', text: 'Den Helder' },
  { value: 'dro', text: 'Dronten' },
  { value: 'utr', text: 'Utrecht' },
]

const veld = () => screen.getByRole('combobox', { name: /^Stad/ })
const lijst = () => screen.queryByRole('listbox')
const optie = (naam: string | RegExp) => screen.getByRole('option', { name: naam })
/** Returns the active option, which a screen reader reads. */
const aangewezen = () => document.getElementById(veld().getAttribute('aria-activedescendant') ?? '')

const toonSelect = (value?: string, anders: Partial<SelectFieldProps<string>> = {}) =>
  toonVeld<string | undefined>(value, (aansluiting) => (
    <SelectField
      name="stad"
      label="Stad"
      options={steden}
      onWis={() => aansluiting.onChange(undefined)}
      {...aansluiting}
      {...anders}
    />
  ))

describe('a closed SelectField', () => {
  it('SelectField shows the placeholder of its caller while closed', () => {
    toonSelect(undefined, { placeholder: 'Kies een stad' })
    expect(veld()).toHaveTextContent('Kies een stad')
  })

  it.each(['{ArrowDown}', '{ArrowUp}', '{Enter}', ' ', '{Home}', '{End}'])('SelectField opens on %s', async (toets) => {
    const { gebruiker } = toonSelect('ass')
    await gebruiker.tab()
    await gebruiker.keyboard(toets)
    expect(lijst()).toBeVisible()
    expect(veld()).toHaveAttribute('aria-expanded', 'true')
  })
})

describe('an open SelectField', () => {
  it('SelectField opens with the chosen option active', async () => {
    const { gebruiker } = toonSelect('dh')
    await gebruiker.click(veld())
    expect(aangewezen()).toBe(optie('Den Haag'))
  })

  it.each([
    ['the mouse', 'Utrecht', (gebruiker: UserEvent) => gebruiker.hover(optie('Utrecht'))],
    ['an arrow key', 'Den Haag', (gebruiker: UserEvent) => gebruiker.keyboard('{ArrowDown}')],
  ])('SelectField marks only the chosen option as selected while %s makes another active', async (_, naam, wijs) => {
    const { gebruiker } = toonSelect('ass')
    await gebruiker.click(veld())
    await wijs(gebruiker)
    expect(aangewezen()).toBe(optie(naam))
    expect(screen.getAllByRole('option', { selected: true })).toEqual([optie('Assen')])
  })

  it('SelectField without a choice opens with the first enabled option active', async () => {
    const { gebruiker } = toonSelect(undefined, { options: [{ value: 'nee', text: 'Nee', disabled: true }, ...steden] })
    await gebruiker.click(veld())
    expect(aangewezen()).toBe(optie('Amsterdam'))
  })

  it.each([
    ['{ArrowDown}', 'Assen'],
    ['{ArrowDown}{ArrowDown}', 'Den Haag'],
    ['{End}', 'Utrecht'],
    ['{End}{ArrowDown}', 'Utrecht'],
    ['{End}{ArrowUp}', 'Dronten'],
    ['{End}{Home}', 'Amsterdam'],
    ['{PageDown}', 'Utrecht'],
    ['{End}{PageUp}', 'Amsterdam'],
  ])('pressing %s from the first option makes %s active, past disabled options', async (toetsen, naam) => {
    const { gebruiker } = toonSelect('ams')
    await gebruiker.click(veld())
    await gebruiker.keyboard(toetsen)
    expect(aangewezen()).toBe(optie(naam))
  })

  it('arrow keys in SelectField skip several disabled options in a row', async () => {
    const options = steden.map((stad) => ({ ...stad, disabled: ['arn', 'ass', 'dh'].includes(stad.value) }))
    const { gebruiker } = toonSelect('ams', { options })
    await gebruiker.click(veld())
    await gebruiker.keyboard('{ArrowDown}')
    expect(aangewezen()).toBe(optie('Den Helder'))
    await gebruiker.keyboard('{ArrowUp}')
    expect(aangewezen()).toBe(optie('Amsterdam'))
  })

  it.each(['{Enter}', ' ', '{Tab}', '{Alt>}{ArrowUp}{/Alt}'])('SelectField chooses and closes on %s', async (toets) => {
    const { gebruiker, gehoord } = toonSelect('ams')
    await gebruiker.click(veld())
    await gebruiker.keyboard(`{ArrowDown}${toets}`)
    expect(gehoord).toEqual(['ass'])
    expect(lijst()).toBeNull()
  })

  it('Escape closes SelectField, changes nothing and keeps the focus', async () => {
    const { gebruiker, gehoord } = toonSelect('ams')
    await gebruiker.click(veld())
    await gebruiker.keyboard('{ArrowDown}{Escape}')
    expect(lijst()).toBeNull()
    expect(gehoord).toEqual([])
    expect(veld()).toHaveFocus()
  })

  it('Escape in an open SelectField does not reach the dialog around it', () => {
    const gehoord = vi.fn()
    document.addEventListener('keydown', gehoord, { once: true })
    toonSelect('ams')
    fireEvent.click(veld())
    expect(fireEvent.keyDown(veld(), { key: 'Escape' })).toBe(false)
    expect(gehoord).not.toHaveBeenCalled()
    expect(fireEvent.keyDown(veld(), { key: 'Escape' })).toBe(true)
    expect(gehoord).toHaveBeenCalledOnce()
  })

  it('a click on an option chooses it, closes SelectField and keeps the focus', async () => {
    const { gebruiker, gehoord } = toonSelect()
    await gebruiker.click(veld())
    await gebruiker.click(optie('Utrecht'))
    expect(gehoord).toEqual(['utr'])
    expect(lijst()).toBeNull()
    expect(veld()).toHaveFocus()
  })

  it('a click on the chosen option changes nothing; one on a disabled option leaves SelectField open', async () => {
    const { gebruiker, gehoord } = toonSelect('ams')
    await gebruiker.click(veld())
    await gebruiker.click(optie('Amsterdam'))
    expect(gehoord).toEqual([])
    await gebruiker.click(veld())
    await gebruiker.click(optie('Arnhem'))
    expect(lijst(), 'after what cannot be chosen').toBeVisible()
    fireEvent.blur(veld())
    expect(lijst()).toBeNull()
  })
})

describe('SelectField with columns', () => {
  const labels: readonly Option[] = [
    { value: 'A', text: 'A', kolommen: ['10.000', '-'] },
    { value: 'C', text: 'C', kolommen: ['5.000', '15.000'] },
  ]

  it('SelectField shows columns below their headings, and reads each value with its heading', async () => {
    const { gebruiker } = toonSelect('A', { options: labels, koppen: ['Label', 'Extra lenen', 'Voor maatregelen'] })
    await gebruiker.click(veld())
    expect(within(screen.getByRole('listbox')).getByText('Voor maatregelen')).toBeVisible()
    expect(optie(/^C\s*, Extra lenen 5\.000\s*, Voor maatregelen 15\.000$/)).toBeVisible()
    expect(optie(/^A\s*, Extra lenen 10\.000\s*, Voor maatregelen geen$/)).toBeVisible()
  })
})

it.each([
  ['while it is disabled', 'ams', { disabled: true }],
  ['without a choice', undefined, {}],
])('SelectField has no button to clear the choice %s', (_, value, anders) => {
  toonSelect(value, anders)
  expect(screen.queryByRole('button', { name: 'Wis de keuze bij Stad' })).toBeNull()
})

it('a required SelectField shows its error once it is left without a choice, and not before', async () => {
  const { gebruiker } = toonSelect(undefined, { required: true })
  await gebruiker.click(veld())
  expect(veld()).toBeValid()
  await gebruiker.keyboard('{Escape}{Tab}')
  expect(veld()).toHaveAccessibleDescription('Je hebt nog geen Stad ingevuld.')
})

describe('typing in SelectField', () => {
  stopKlok()

  const typ = (tekens: string) => {
    for (const key of tekens) fireEvent.keyDown(veld(), { key })
  }

  it.each([
    ['u', 'Utrecht'],
    ['d', 'Den Haag'],
    ['de', 'Den Haag'],
    ['dr', 'Dronten'],
    ['den he', 'Den Helder'],
    ['DEN HE', 'Den Helder'],
  ])('typing %s opens SelectField and makes %s active', (tekens, naam) => {
    toonSelect('ams')
    typ(tekens)
    expect(aangewezen()).toBe(optie(naam))
  })

  it('typing the same letter again makes the next match active, cyclically and past disabled options', () => {
    toonSelect('dh')
    for (const naam of ['Amsterdam', 'Assen', 'Amsterdam']) {
      typ('a')
      expect(aangewezen()).toBe(optie(naam))
    }
  })

  it('SelectField prefers an option equal to the typed text over longer options that begin with it', () => {
    const labels = ['A++++ (EP garantie)', 'A++++', 'A+++', 'A++', 'A+', 'A']
    toonSelect(undefined, { options: labels.map((text) => ({ text, value: text })) })
    for (const label of ['A+++', 'A++++', 'A+']) {
      typ(label)
      expect(aangewezen()).toBe(optie(label))
      wait(500)
    }
  })

  it('SelectField joins letters that are typed within 500 ms', () => {
    toonSelect('ams')
    for (const tekens of ['d', 'en h', 'e']) {
      typ(tekens)
      wait(499)
    }
    expect(aangewezen()).toBe(optie('Den Helder'))
  })

  it('typing a letter without a match leaves the active option of SelectField as it is', () => {
    toonSelect('ams')
    typ('x')
    expect(aangewezen()).toBe(optie('Amsterdam'))
  })
})

it('no series of keys chooses a disabled option of SelectField', () => {
  const toetsen = fc.constantFrom(...'ArrowDown ArrowUp Home End PageDown PageUp Enter Escape a d'.split(' '), ' ')
  everyTimes(numberOfRuns(10), fc.array(toetsen, { maxLength: 12 }), (gedrukt) => {
    const { gehoord, haalWeg } = toonSelect()
    for (const key of gedrukt) fireEvent.keyDown(veld(), { key })
    haalWeg()
    expect(gehoord).not.toContain('arn')
  })
})
