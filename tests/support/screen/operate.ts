import { fireEvent, screen, within } from '@testing-library/react'

import { readable } from '../readable'
import { wait, type ShownCalculator } from './show'

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Returns a pattern for the name of a question, with or without "(optioneel)". */
const namePattern = (question: string): RegExp => new RegExp(`^${escape(question)}\\s*(\\(?optioneel\\)?)?$`)

const inside = (container?: HTMLElement) => (container === undefined ? screen : within(container))

/**
 * Returns the accessible name of an element, if it has one: from `aria-labelledby`, a label, or `aria-label`. Finds a
 * label by the id of the element, because `element.labels` makes jsdom walk through the whole document.
 */
const accessibleNameOf = (element: Element, labels: ReadonlyMap<string, string | null>): string | null | undefined => {
  const ids = element.getAttribute('aria-labelledby')?.split(' ')
  if (ids) return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  return labels.get(element.id) ?? element.closest('label')?.textContent ?? element.getAttribute('aria-label')
}

/** Returns every element with this accessible name that the selector matches. */
const allWithName = (name: string, selector: string, container: ParentNode = document): readonly HTMLElement[] => {
  const labels = new Map(
    [...document.querySelectorAll('label')].map(({ htmlFor, textContent }) => [htmlFor, textContent] as const),
  )
  const isName = namePattern(name)
  return [...container.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    isName.test(readable(accessibleNameOf(element, labels)).trim()),
  )
}

/** Returns the one element with this accessible name that the selector matches; throws when there are more or none. */
export const withName = (name: string, selector: string, container?: ParentNode): HTMLElement => {
  const [element, ...more] = allWithName(name, selector, container)
  if (element === undefined || more.length > 0)
    throw new Error(`${name}: ${element ? more.length + 1 : 'no'} ${selector}`)
  return element
}

/** Returns the text field with this name. */
export const field = (name: string, container?: HTMLElement): HTMLInputElement =>
  withName(name, 'input', container) as HTMLInputElement

export const radioGroup = (name: string, container?: HTMLElement): HTMLElement =>
  withName(name, '[role=radiogroup]', container)

export const listBox = (name: string): HTMLElement => withName(name, '[role=combobox]')

/** Whether the screen has exactly one question with this name. */
export const isAsked = (name: string): boolean =>
  allWithName(name, 'input, [role=radiogroup], [role=combobox]').length === 1

export const answer = (name: string, text: string, container?: HTMLElement): HTMLInputElement =>
  within(radioGroup(name, container)).getByLabelText(text)

/** Returns the labels of the answers to a question, in order. */
export const answersTo = (name: string): readonly (string | null)[] =>
  [...radioGroup(name).querySelectorAll('label')].map(({ textContent }) => textContent)

export const button = (name: string, container?: HTMLElement): HTMLElement =>
  inside(container).getByText(name, { selector: 'button' })

export const chooseOption = (name: string, text: string, container?: HTMLElement): void => {
  fireEvent.click(answer(name, text, container))
}

/** Opens a list and returns its options. */
export const open = (name: string): readonly HTMLElement[] => {
  fireEvent.click(listBox(name))
  return [...document.querySelectorAll<HTMLElement>('[role=option]')]
}

export const chooseFrom = (name: string, choice: RegExp): void => {
  fireEvent.click(listBox(name))
  fireEvent.click(screen.getByRole('option', { name: choice }))
}

export const typeIn = (name: string, text: string, container?: HTMLElement): void => {
  const input = field(name, container)
  fireEvent.focus(input)
  fireEvent.input(input, { target: { value: text } })
}

export const leave = (name: string, container?: HTMLElement): void => {
  fireEvent.blur(field(name, container))
}

/** Types in a field and leaves it, because an answer counts when the field is left. */
export const fillIn = (name: string, text: string, container?: HTMLElement): void => {
  typeIn(name, text, container)
  leave(name, container)
}

export const click = (name: string, container?: HTMLElement): void => {
  fireEvent.click(button(name, container))
}

/** Returns the error of a field; undefined when the field is valid. */
export const errorOf = (element: HTMLElement): string | undefined => {
  if (element.getAttribute('aria-invalid') !== 'true') return undefined
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  const error = document.getElementById(ids.at(-1) ?? '')
  return error ? readable(error) : undefined
}

/** Returns the block of the summary with this title, also when it is hidden from screen readers. */
export const blockOf = (title: string): HTMLElement => withName(title, 'section')

const terms = (title: string): readonly HTMLElement[] => [...blockOf(title).querySelectorAll('dt')]

/** Returns the value of the last line with this name in a block of the summary; undefined when there is none. */
export const line = (title: string, name: string): string | undefined => {
  const term = terms(title).findLast(({ textContent }) => textContent === name)
  const value = term?.nextElementSibling
  return value ? readable(value) : undefined
}

/** Returns the names of the lines in a block of the summary, in order. */
export const lines = (title: string): readonly string[] => terms(title).map(readable)

/** Goes to step 2 or 3 with only the required answers. */
export const goToStep = (step: 2 | 3, inkomen = '60.000', vraagprijs = '300.000'): void => {
  fillIn('Bruto jaarinkomen', inkomen)
  click('Ga verder')
  if (step === 2) return
  fillIn('Vraagprijs van de woning', vraagprijs)
  click('Ga verder')
}

/** Clicks *Lees de samenvatting voor* once earlier messages are gone. Returns the text of the polite live region. */
export const readBonnetje = ({ announced: heard }: ShownCalculator): string => {
  wait(5000)
  click('Lees de samenvatting voor')
  wait(100)
  return heard.polite()
}
