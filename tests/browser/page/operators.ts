import { type Locator, type Page } from '@playwright/test'

import { type Calculator } from './calculator'

/** The actions of a visitor. Mouse, finger and keyboard each implement them. */
export interface Operator {
  readonly choose: (question: string, answer: string) => Promise<void>
  readonly chooseFrom: (list: string, choice: string) => Promise<void>
  readonly fillIn: (field: string, amount: string) => Promise<void>
  readonly click: (button: string) => Promise<void>
}

/** Returns a pattern that matches option names that begin with these words. */
const startingWith = (choice: string): RegExp => new RegExp(`^${choice}\\b`)

export const byMouse = ({ choose, chooseFrom, fillIn, click }: Calculator): Operator => ({
  choose,
  chooseFrom: (list, choice) => chooseFrom(list, startingWith(choice)),
  fillIn,
  click,
})

export const byTouch = ({ element, answer, list, field, button }: Calculator): Operator => ({
  choose: (question, text) => answer(question, text).tap(),
  chooseFrom: async (name, choice) => {
    await list(name).tap()
    await element.getByRole('option', { name: startingWith(choice) }).tap()
  },
  fillIn: async (name, amount) => {
    await field(name).tap()
    await field(name).fill(amount)
  },
  click: (name) => button(name).tap(),
})

/** Returns the actions by keyboard alone: arrow keys for answers, the first characters for lists, Enter for buttons. */
export const byKeyboard = ({ answer, question, list, field, button }: Calculator, page: Page): Operator => {
  const again = async (key: string, until: () => Promise<boolean>) => {
    for (let round = 0; round < 12 && !(await until()); round += 1) await page.keyboard.press(key)
  }
  const press = async (target: Locator, key: string) => {
    await target.press(key)
  }
  return {
    choose: async (name, text) => {
      await question(name).locator('input:checked').focus()
      await again('ArrowRight', () => answer(name, text).isChecked())
    },
    chooseFrom: async (name, choice) => {
      await press(list(name), 'Enter')
      await page.keyboard.type(choice)
      await page.keyboard.press('Enter')
    },
    fillIn: async (name, amount) => {
      await field(name).focus()
      await page.keyboard.type(amount)
      await page.keyboard.press('Tab')
    },
    click: (name) => press(button(name), 'Enter'),
  }
}
