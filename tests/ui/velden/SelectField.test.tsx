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
/** The option that a screen reader reads. */
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

describe('a list that is closed', () => {
  it('asks in words of its caller', () => {
    toonSelect(undefined, { placeholder: 'Kies een stad' })
    expect(veld()).toHaveTextContent('Kies een stad')
  })

  it.each(['{ArrowDown}', '{ArrowUp}', '{Enter}', ' ', '{Home}', '{End}'])('opens with %s', async (toets) => {
    const { gebruiker } = toonSelect('ass')
    await gebruiker.tab()
    await gebruiker.keyboard(toets)
    expect(lijst()).toBeVisible()
    expect(veld()).toHaveAttribute('aria-expanded', 'true')
  })
})

describe('a list that is open', () => {
  it('points at what is chosen', async () => {
    const { gebruiker } = toonSelect('dh')
    await gebruiker.click(veld())
    expect(aangewezen()).toBe(optie('Den Haag'))
  })

  it.each([
    ['the mouse', 'Utrecht', (gebruiker: UserEvent) => gebruiker.hover(optie('Utrecht'))],
    ['the keys', 'Den Haag', (gebruiker: UserEvent) => gebruiker.keyboard('{ArrowDown}')],
  ])('is heard as chosen where it is chosen, and not where %s point', async (_, naam, wijs) => {
    const { gebruiker } = toonSelect('ass')
    await gebruiker.click(veld())
    await wijs(gebruiker)
    expect(aangewezen()).toBe(optie(naam))
    expect(screen.getAllByRole('option', { selected: true })).toEqual([optie('Assen')])
  })

  it('points at the first that can be chosen when nothing is', async () => {
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
  ])('%s from the first points at %s, past what cannot be chosen', async (toetsen, naam) => {
    const { gebruiker } = toonSelect('ams')
    await gebruiker.click(veld())
    await gebruiker.keyboard(toetsen)
    expect(aangewezen()).toBe(optie(naam))
  })

  it('goes past several that cannot be chosen', async () => {
    const options = steden.map((stad) => ({ ...stad, disabled: ['arn', 'ass', 'dh'].includes(stad.value) }))
    const { gebruiker } = toonSelect('ams', { options })
    await gebruiker.click(veld())
    await gebruiker.keyboard('{ArrowDown}')
    expect(aangewezen()).toBe(optie('Den Helder'))
    await gebruiker.keyboard('{ArrowUp}')
    expect(aangewezen()).toBe(optie('Amsterdam'))
  })

  it.each(['{Enter}', ' ', '{Tab}', '{Alt>}{ArrowUp}{/Alt}'])('%s chooses and closes', async (toets) => {
    const { gebruiker, gehoord } = toonSelect('ams')
    await gebruiker.click(veld())
    await gebruiker.keyboard(`{ArrowDown}${toets}`)
    expect(gehoord).toEqual(['ass'])
    expect(lijst()).toBeNull()
  })

  it('Escape closes it and changes nothing', async () => {
    const { gebruiker, gehoord } = toonSelect('ams')
    await gebruiker.click(veld())
    await gebruiker.keyboard('{ArrowDown}{Escape}')
    expect(lijst()).toBeNull()
    expect(gehoord).toEqual([])
    expect(veld()).toHaveFocus()
  })

  it('keeps Escape to itself, so that the dialog around it stays', () => {
    const gehoord = vi.fn()
    document.addEventListener('keydown', gehoord, { once: true })
    toonSelect('ams')
    fireEvent.click(veld())
    expect(fireEvent.keyDown(veld(), { key: 'Escape' })).toBe(false)
    expect(gehoord).not.toHaveBeenCalled()
    expect(fireEvent.keyDown(veld(), { key: 'Escape' })).toBe(true)
    expect(gehoord).toHaveBeenCalledOnce()
  })

  it('a click chooses', async () => {
    const { gebruiker, gehoord } = toonSelect()
    await gebruiker.click(veld())
    await gebruiker.click(optie('Utrecht'))
    expect(gehoord).toEqual(['utr'])
    expect(lijst()).toBeNull()
    expect(veld()).toHaveFocus()
  })

  it('a choice that is already made changes nothing, and one that cannot be made not even the list', async () => {
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

describe('a list with columns', () => {
  const labels: readonly Option[] = [
    { value: 'A', text: 'A', kolommen: ['10.000', '-'] },
    { value: 'C', text: 'C', kolommen: ['5.000', '15.000'] },
  ]

  it('shows them under their headings, and reads each with its heading', async () => {
    const { gebruiker } = toonSelect('A', { options: labels, koppen: ['Label', 'Extra lenen', 'Voor maatregelen'] })
    await gebruiker.click(veld())
    expect(within(screen.getByRole('listbox')).getByText('Voor maatregelen')).toBeVisible()
    expect(optie(/^C\s*, Extra lenen 5\.000\s*, Voor maatregelen 15\.000$/)).toBeVisible()
    expect(optie(/^A\s*, Extra lenen 10\.000\s*, Voor maatregelen geen$/)).toBeVisible()
  })
})

it.each([
  ['in a field that is disabled', 'ams', { disabled: true }],
  ['where there is none', undefined, {}],
])('a choice is not cleared %s', (_, value, anders) => {
  toonSelect(value, anders)
  expect(screen.queryByRole('button', { name: 'Wis de keuze bij Stad' })).toBeNull()
})

it('a required list that is left without a choice says so, and not before', async () => {
  const { gebruiker } = toonSelect(undefined, { required: true })
  await gebruiker.click(veld())
  expect(veld()).toBeValid()
  await gebruiker.keyboard('{Escape}{Tab}')
  expect(veld()).toHaveAccessibleDescription('Je hebt nog geen Stad ingevuld.')
})

describe('typing', () => {
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
  ])('%s opens the list and points at %s', (tekens, naam) => {
    toonSelect('ams')
    typ(tekens)
    expect(aangewezen()).toBe(optie(naam))
  })

  it('the same letter again goes to the next, and around, past what cannot be chosen', () => {
    toonSelect('dh')
    for (const naam of ['Amsterdam', 'Assen', 'Amsterdam']) {
      typ('a')
      expect(aangewezen()).toBe(optie(naam))
    }
  })

  it('what is an option by itself goes before longer ones that begin with it', () => {
    const labels = ['A++++ (EP garantie)', 'A++++', 'A+++', 'A++', 'A+', 'A']
    toonSelect(undefined, { options: labels.map((text) => ({ text, value: text })) })
    for (const label of ['A+++', 'A++++', 'A+']) {
      typ(label)
      expect(aangewezen()).toBe(optie(label))
      wait(500)
    }
  })

  it('goes on within 500 ms', () => {
    toonSelect('ams')
    for (const tekens of ['d', 'en h', 'e']) {
      typ(tekens)
      wait(499)
    }
    expect(aangewezen()).toBe(optie('Den Helder'))
  })

  it('what is nowhere leaves the list where it was', () => {
    toonSelect('ams')
    typ('x')
    expect(aangewezen()).toBe(optie('Amsterdam'))
  })
})

it('whatever keys are pressed, what is chosen can be chosen', () => {
  const toetsen = fc.constantFrom(...'ArrowDown ArrowUp Home End PageDown PageUp Enter Escape a d'.split(' '), ' ')
  everyTimes(numberOfRuns(10), fc.array(toetsen, { maxLength: 12 }), (gedrukt) => {
    const { gehoord, haalWeg } = toonSelect()
    for (const key of gedrukt) fireEvent.keyDown(veld(), { key })
    haalWeg()
    expect(gehoord).not.toContain('arn')
  })
})
