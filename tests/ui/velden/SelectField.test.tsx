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
/** Returns the active option, which `aria-activedescendant` of the field names; null when no option is active. */
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
  it('a closed SelectField without a choice shows its placeholder', () => {
    toonSelect(undefined, { placeholder: 'Kies een stad' })
    expect(veld()).toHaveTextContent('Kies een stad')
  })

  it.each(['{ArrowDown}', '{ArrowUp}', '{Enter}', ' ', '{Home}', '{End}'])('SelectField opens on %j', async (toets) => {
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
  ])('SelectField marks only its choice as selected while %s makes another option active', async (_, naam, wijs) => {
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
  ])('pressing %s in SelectField, opened at Amsterdam, makes %s active', async (toetsen, naam) => {
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

  const CHOOSING_KEYS = ['{Enter}', ' ', '{Tab}', '{Alt>}{ArrowUp}{/Alt}']
  it.each(CHOOSING_KEYS)("the key '%s' chooses the active option of SelectField and closes its list", async (toets) => {
    const { gebruiker, gehoord } = toonSelect('ams')
    await gebruiker.click(veld())
    await gebruiker.keyboard(`{ArrowDown}${toets}`)
    expect(gehoord).toEqual(['ass'])
    expect(lijst()).toBeNull()
  })

  it('Escape closes the list of SelectField and keeps its choice and its focus', async () => {
    const { gebruiker, gehoord } = toonSelect('ams')
    await gebruiker.click(veld())
    await gebruiker.keyboard('{ArrowDown}{Escape}')
    expect(lijst()).toBeNull()
    expect(gehoord).toEqual([])
    expect(veld()).toHaveFocus()
  })

  it('the Escape key reaches the document from a closed SelectField, and not from an open one', () => {
    const gehoord = vi.fn()
    document.addEventListener('keydown', gehoord, { once: true })
    toonSelect('ams')
    fireEvent.click(veld())
    expect(fireEvent.keyDown(veld(), { key: 'Escape' })).toBe(false)
    expect(gehoord).not.toHaveBeenCalled()
    expect(fireEvent.keyDown(veld(), { key: 'Escape' })).toBe(true)
    expect(gehoord).toHaveBeenCalledOnce()
  })

  it('a click on an option of SelectField chooses it, closes the list and keeps the focus on SelectField', async () => {
    const { gebruiker, gehoord } = toonSelect()
    await gebruiker.click(veld())
    await gebruiker.click(optie('Utrecht'))
    expect(gehoord).toEqual(['utr'])
    expect(lijst()).toBeNull()
    expect(veld()).toHaveFocus()
  })

  it('clicking the chosen option of SelectField changes nothing; a disabled option leaves the list open', async () => {
    const { gebruiker, gehoord } = toonSelect('ams')
    await gebruiker.click(veld())
    await gebruiker.click(optie('Amsterdam'))
    expect(gehoord).toEqual([])
    await gebruiker.click(veld())
    await gebruiker.click(optie('Arnhem'))
    expect(lijst(), 'after clicking a disabled option').toBeVisible()
    fireEvent.blur(veld())
    expect(lijst()).toBeNull()
  })
})

describe('SelectField with columns', () => {
  const labels: readonly Option[] = [
    { value: 'A', text: 'A', kolommen: ['10.000', '-'] },
    { value: 'C', text: 'C', kolommen: ['5.000', '15.000'] },
  ]

  it('SelectField shows column headings and includes them in the accessible name of each option', async () => {
    const { gebruiker } = toonSelect('A', { options: labels, koppen: ['Label', 'Extra lenen', 'Voor maatregelen'] })
    await gebruiker.click(veld())
    expect(within(screen.getByRole('listbox')).getByText('Voor maatregelen')).toBeVisible()
    expect(optie(/^C\s*, Extra lenen 5\.000\s*, Voor maatregelen 15\.000$/)).toBeVisible()
    expect(optie(/^A\s*, Extra lenen 10\.000\s*, Voor maatregelen geen$/)).toBeVisible()
  })
})

it.each([
  ['when disabled', 'ams', { disabled: true }],
  ['without a choice', undefined, {}],
])('SelectField has no clear button %s', (_, value, anders) => {
  toonSelect(value, anders)
  expect(screen.queryByRole('button', { name: 'Wis de keuze bij Stad' })).toBeNull()
})

it('a required SelectField shows an error when it is left without a choice, and not while open', async () => {
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
  ])('typing %s in SelectField opens its list and makes %s active', (tekens, naam) => {
    toonSelect('ams')
    typ(tekens)
    expect(aangewezen()).toBe(optie(naam))
  })

  it('typing the letter a repeatedly in SelectField cycles through the enabled options that begin with a', () => {
    toonSelect('dh')
    for (const naam of ['Amsterdam', 'Assen', 'Amsterdam']) {
      typ('a')
      expect(aangewezen()).toBe(optie(naam))
    }
  })

  it('SelectField prefers an option equal to the typed text over a longer option with the same start', () => {
    const labels = ['A++++ (EP garantie)', 'A++++', 'A+++', 'A++', 'A+', 'A']
    toonSelect(undefined, { options: labels.map((text) => ({ text, value: text })) })
    for (const label of ['A+++', 'A++++', 'A+']) {
      typ(label)
      expect(aangewezen()).toBe(optie(label))
      wait(500)
    }
  })

  it('SelectField searches for letters typed less than 500 ms apart as one text', () => {
    toonSelect('ams')
    for (const tekens of ['d', 'en h', 'e']) {
      typ(tekens)
      wait(499)
    }
    expect(aangewezen()).toBe(optie('Den Helder'))
  })

  it('typing a letter that matches no option leaves the chosen option of SelectField active', () => {
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
