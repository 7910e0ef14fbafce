import { fireEvent, screen, within } from '@testing-library/react'

import { wait, type ShownCalculator } from './show'

const escape = (tekst: string): string => tekst.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** The name of a question, whether or not it may be left out. */
const naamVan = (vraag: string): RegExp => new RegExp(`^${escape(vraag)}\\s*(\\(?optioneel\\)?)?$`)

const binnen = (kader?: HTMLElement) => (kader === undefined ? screen : within(kader))

/**
 * What an element is called: by `aria-labelledby`, by a label that names it or stands around it, or by `aria-label`.
 * Looked up by id: the labels of an element take jsdom a walk through the whole document.
 */
const opschriftVan = (element: Element, labels: ReadonlyMap<string, string | null>): string | null | undefined => {
  const ids = element.getAttribute('aria-labelledby')?.split(' ')
  if (ids) return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  return labels.get(element.id) ?? element.closest('label')?.textContent ?? element.getAttribute('aria-label')
}

/** Everything that this selector finds under this name. */
const alleMetNaam = (naam: string, selector: string, kader: ParentNode = document): readonly HTMLElement[] => {
  const labels = new Map(
    [...document.querySelectorAll('label')].map(({ htmlFor, textContent }) => [htmlFor, textContent] as const),
  )
  const isNaam = naamVan(naam)
  return [...kader.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    isNaam.test(opschriftVan(element, labels)?.trim() ?? ''),
  )
}

/** The one element that this selector finds under this name. */
export const metNaam = (naam: string, selector: string, kader?: ParentNode): HTMLElement => {
  const [element, ...meer] = alleMetNaam(naam, selector, kader)
  if (element === undefined || meer.length > 0)
    throw new Error(`${naam}: ${element ? meer.length + 1 : 'geen'} ${selector}`)
  return element
}

/** The field of this name that is typed in. */
export const field = (naam: string, kader?: HTMLElement): HTMLInputElement =>
  metNaam(naam, 'input', kader) as HTMLInputElement

export const radioGroup = (naam: string, kader?: HTMLElement): HTMLElement => metNaam(naam, '[role=radiogroup]', kader)

export const listBox = (naam: string): HTMLElement => metNaam(naam, '[role=combobox]')

/** Whether there is something to fill in or choose under this name. */
export const isAsked = (naam: string): boolean =>
  alleMetNaam(naam, 'input, [role=radiogroup], [role=combobox]').length === 1

export const answer = (naam: string, tekst: string, kader?: HTMLElement): HTMLInputElement =>
  within(radioGroup(naam, kader)).getByLabelText(tekst)

/** The answers offered to a question, in order. */
export const answersTo = (naam: string): readonly (string | null)[] =>
  [...radioGroup(naam).querySelectorAll('label')].map(({ textContent }) => textContent)

export const button = (naam: string, kader?: HTMLElement): HTMLElement =>
  binnen(kader).getByText(naam, { selector: 'button' })

export const chooseOption = (naam: string, tekst: string, kader?: HTMLElement): void => {
  fireEvent.click(answer(naam, tekst, kader))
}

/** Opens a list, and gives what it offers. */
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

/** Types in a field and leaves it, which is when it counts. */
export const fillIn = (naam: string, tekst: string, kader?: HTMLElement): void => {
  typeIn(naam, tekst, kader)
  leave(naam, kader)
}

export const click = (naam: string, kader?: HTMLElement): void => {
  fireEvent.click(button(naam, kader))
}

/** The text of an element, with plain spaces for those that do not break. */
export const readable = (element: Element | null): string => element?.textContent.replaceAll('\u00A0', ' ') ?? ''

/** What stands beside a field as its error, if there is one. */
export const errorOf = (element: HTMLElement): string | undefined => {
  if (element.getAttribute('aria-invalid') !== 'true') return undefined
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(ids.at(-1) ?? '')?.textContent ?? undefined
}

/** The block of the summary with this title, also when it is hidden from screen readers. */
export const blockOf = (titel: string): HTMLElement => metNaam(titel, 'section')

const termen = (titel: string): readonly HTMLElement[] => [...blockOf(titel).querySelectorAll('dt')]

/** The value beside a line of the summary, in the block with this title; undefined when there is no such line. */
export const line = (titel: string, naam: string): string | undefined => {
  const term = termen(titel).findLast(({ textContent }) => textContent === naam)
  return term?.nextElementSibling?.textContent ?? undefined
}

/** The lines of a block of the summary, in order. */
export const lines = (titel: string): readonly (string | null)[] => termen(titel).map(({ textContent }) => textContent)

/** Walks to step 2 or 3 with the least that has to be filled in. */
export const goToStap = (stap: 2 | 3, inkomen = '60.000', vraagprijs = '300.000'): void => {
  fillIn('Bruto jaarinkomen', inkomen)
  click('Ga verder')
  if (stap === 2) return
  fillIn('Vraagprijs van de woning', vraagprijs)
  click('Ga verder')
}

/** Has the summary read aloud, after earlier messages were cleared; gives what the polite region then holds. */
export const readBonnetje = ({ gehoord }: ShownCalculator): string => {
  wait(5000)
  click('Lees de samenvatting voor')
  wait(100)
  return gehoord.beleefd()
}
