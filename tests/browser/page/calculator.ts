import { expect, type Locator, type Page } from '@playwright/test'

/** The attributes of a `<hypotheek-orientatie>` element, such as `{ 'label-code': 'MY' }`. */
export type Attributes = Readonly<Record<string, string>>

/** The controls of one calculator on a page: questions found by label, buttons found by name. */
export interface Calculator {
  readonly element: Locator
  /** Returns the radio group of a question. */
  readonly question: (name: string) => Locator
  readonly answer: (question: string, answer: string) => Locator
  readonly field: (name: string) => Locator
  readonly list: (name: string) => Locator
  readonly button: (name: string) => Locator
  /** Returns the value of the last line with this name, in the summary block with this title. */
  readonly line: (block: string, line: string) => Locator
  readonly choose: (question: string, answer: string) => Promise<void>
  readonly chooseFrom: (list: string, choice: string | RegExp) => Promise<void>
  /** Types an amount and leaves the field, because an amount becomes an answer when the field loses the focus. */
  readonly fillIn: (field: string, amount: string) => Promise<void>
  readonly click: (button: string) => Promise<void>
  /** Sets an attribute on the element, as a host page does. */
  readonly setAttribute: (attribute: string, value: string) => Promise<void>
}

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Returns a pattern that matches the name of a question, also when "optioneel" follows the name. */
const namePattern = (question: string): RegExp => new RegExp(`^${escape(question)}(\\s*optioneel)?$`)

export const calculatorIn = (element: Locator): Calculator => {
  const question = (name: string) => element.getByRole('radiogroup', { name: namePattern(name) })
  const answer = (name: string, text: string) => question(name).getByRole('radio', { name: text, exact: true })
  const field = (name: string) => element.getByRole('textbox', { name: namePattern(name) })
  const list = (name: string) => element.getByRole('combobox', { name: namePattern(name) })
  const button = (name: string) => element.getByRole('button', { name, exact: true })
  return {
    element,
    question,
    answer,
    field,
    list,
    button,
    line: (block, name) =>
      element
        .getByRole('region', { name: block, exact: true })
        .locator('dt', { hasText: new RegExp(`^${escape(name)}$`) })
        .last()
        .locator('xpath=following-sibling::dd[1]'),
    choose: (name, text) => answer(name, text).check(),
    chooseFrom: async (name, choice) => {
      await list(name).click()
      await element.getByRole('option', { name: choice }).click()
    },
    fillIn: async (name, amount) => {
      await field(name).fill(amount)
      await field(name).blur()
    },
    click: (name) => button(name).click(),
    setAttribute: (attribute, value) =>
      element.evaluate((host, [name, value]) => host.setAttribute(name, value), [attribute, value] as const),
  }
}

/** Waits until the application has taken over the first step from the loader, and shows this or a later step. */
export const waitUntilReady = async ({ element }: Calculator): Promise<void> => {
  await element.getByRole('heading', { level: 2 }).first().waitFor()
  await expect(element.locator('> [aria-busy]')).toHaveCount(0)
}

/** Opens the test page with one calculator that has these attributes. Waits until the first step is ready. */
export const openCalculator = async (
  page: Page,
  attributes: Attributes = { 'label-code': 'MY' },
): Promise<Calculator> => {
  await page.goto(`proef.html?${new URLSearchParams({ laden: 'direct', ...attributes }).toString()}`)
  const calculator = calculatorIn(page.locator('hypotheek-orientatie'))
  await waitUntilReady(calculator)
  return calculator
}
