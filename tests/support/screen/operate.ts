import { fireEvent, screen, within } from '@testing-library/react'

import { wait, type ShownCalculator } from './show'

const escape = (tekst: string): string => tekst.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Returns a pattern for the name of a question, with or without "(optioneel)". */
const naamVan = (vraag: string): RegExp => new RegExp(`^${escape(vraag)}\\s*(\\(?optioneel\\)?)?$`)

const binnen = (kader?: HTMLElement) => (kader === undefined ? screen : within(kader))

/**
 * Returns the accessible name of an element: from `aria-labelledby`, a label, or `aria-label`. It looks up ids, because
 * `element.labels` makes jsdom walk through the whole document.
 */
const opschriftVan = (element: Element, labels: ReadonlyMap<string, string | null>): string | null | undefined => {
  const ids = element.getAttribute('aria-labelledby')?.split(' ')
  if (ids) return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  return labels.get(element.id) ?? element.closest('label')?.textContent ?? element.getAttribute('aria-label')
}

/** Returns every element with this accessible name that the selector matches. */
const alleMetNaam = (naam: string, selector: string, kader: ParentNode = document): readonly HTMLElement[] => {
  const labels = new Map(
    [...document.querySelectorAll('label')].map(({ htmlFor, textContent }) => [htmlFor, textContent] as const),
  )
  const isNaam = naamVan(naam)
  return [...kader.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    isNaam.test(opschriftVan(element, labels)?.trim() ?? ''),
  )
}

/** Returns the one element with this accessible name that the selector matches; throws when there are more or none. */
export const metNaam = (naam: string, selector: string, kader?: ParentNode): HTMLElement => {
  const [element, ...meer] = alleMetNaam(naam, selector, kader)
  if (element === undefined || meer.length > 0)
    throw new Error(`${naam}: ${element ? meer.length + 1 : 'geen'} ${selector}`)
  return element
}

/** Returns the text field with this name. */
export const field = (naam: string, kader?: HTMLElement): HTMLInputElement =>
  metNaam(naam, 'input', kader) as HTMLInputElement

export const radioGroup = (naam: string, kader?: HTMLElement): HTMLElement => metNaam(naam, '[role=radiogroup]', kader)

export const listBox = (naam: string): HTMLElement => metNaam(naam, '[role=combobox]')

/** Whether the screen asks for something under this name. */
export const isAsked = (naam: string): boolean =>
  alleMetNaam(naam, 'input, [role=radiogroup], [role=combobox]').length === 1

export const answer = (naam: string, tekst: string, kader?: HTMLElement): HTMLInputElement =>
  within(radioGroup(naam, kader)).getByLabelText(tekst)

/** Returns the labels of the answers to a question, in order. */
export const answersTo = (naam: string): readonly (string | null)[] =>
  [...radioGroup(naam).querySelectorAll('label')].map(({ textContent }) => textContent)

export const button = (naam: string, kader?: HTMLElement): HTMLElement =>
  binnen(kader).getByText(naam, { selector: 'button' })

export const chooseOption = (naam: string, tekst: string, kader?: HTMLElement): void => {
  fireEvent.click(answer(naam, tekst, kader))
}

/** Opens a list and returns its options. */
export const open = (naam: string): readonly HTMLElement[] => {
  fireEvent.click(listBox(naam))
  return [...document.querySelectorAll<HTMLElement>('[role=option]')]
}

export const chooseFrom = (naam: string, keuze: RegExp): void => {
  fireEvent.click(listBox(naam))
  fireEvent.click(screen.getByRole('option', { name: keuze }))
}

export const typeIn = (naam: string, tekst: string, kader?: HTMLElement): void => {
  const invoer = field(naam, kader)
  fireEvent.focus(invoer)
  fireEvent.input(invoer, { target: { value: tekst } })
}

export const leave = (naam: string, kader?: HTMLElement): void => {
  fireEvent.blur(field(naam, kader))
}

/** Types in a field and leaves it, because an answer counts when the field is left. */
export const fillIn = (naam: string, tekst: string, kader?: HTMLElement): void => {
  typeIn(naam, tekst, kader)
  leave(naam, kader)
}

export const click = (naam: string, kader?: HTMLElement): void => {
  fireEvent.click(button(naam, kader))
}

/** Returns the text of an element, with ordinary spaces instead of non-breaking ones. */
export const readable = (element: Element | null): string => element?.textContent.replaceAll('\u00A0', ' ') ?? ''

/** Returns the error of a field; undefined when the field is valid. */
export const errorOf = (element: HTMLElement): string | undefined => {
  if (element.getAttribute('aria-invalid') !== 'true') return undefined
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(ids.at(-1) ?? '')?.textContent ?? undefined
}

/** Returns the block of the summary with this title, also when it is hidden from screen readers. */
export const blockOf = (titel: string): HTMLElement => metNaam(titel, 'section')

const termen = (titel: string): readonly HTMLElement[] => [...blockOf(titel).querySelectorAll('dt')]

/** Returns the value of a line in a block of the summary; undefined when there is no such line. */
export const line = (titel: string, naam: string): string | undefined => {
  const term = termen(titel).findLast(({ textContent }) => textContent === naam)
  return term?.nextElementSibling?.textContent ?? undefined
}

/** Returns the names of the lines in a block of the summary, in order. */
export const lines = (titel: string): readonly (string | null)[] => termen(titel).map(({ textContent }) => textContent)

/** Goes to step 2 or 3 with only the required answers. */
export const goToStap = (stap: 2 | 3, inkomen = '60.000', vraagprijs = '300.000'): void => {
  fillIn('Bruto jaarinkomen', inkomen)
  click('Ga verder')
  if (stap === 2) return
  fillIn('Vraagprijs van de woning', vraagprijs)
  click('Ga verder')
}

/**
 * Waits until earlier messages are gone, has the summary read aloud, and returns the text of the polite live region.
 */
export const readBonnetje = ({ gehoord }: ShownCalculator): string => {
  wait(5000)
  click('Lees de samenvatting voor')
  wait(100)
  return gehoord.beleefd()
}
