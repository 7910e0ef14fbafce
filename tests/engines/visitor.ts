import { readable } from '../support/readable'
import { pressAt, doubleClickAt, withCtrl, SHIFT_TAB, until, typeText, KEYS, type Browser } from './browser'

/** The current state of a part of the calculator. */
export interface Part {
  readonly x: number
  readonly y: number
  /** Whether the middle of the part is in the window and not covered. */
  readonly isFree: boolean
  /** Whether the part is disabled for now (`aria-disabled`). */
  readonly isBusy: boolean
  readonly hasFocus: boolean
  /** Whether the part comes before the focused element in the document. */
  readonly isBefore: boolean
  readonly isChosen: boolean
  readonly isOpen: boolean
  readonly value: string
  readonly text: string
}

declare const TestingLibraryDom: {
  readonly queryAllByRole: (within: Node, role: string, options: { readonly name: RegExp }) => readonly HTMLElement[]
}

/** Runs in the page. Finds a part, and scrolls it into view unless its middle is visible; null when it is absent. */
const find = (role: string, name: string, question: string | null): Part | null => {
  const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
  const first = (within: Node | null | undefined, role: string, name: string) =>
    within ? TestingLibraryDom.queryAllByRole(within, role, { name: new RegExp(name) })[0] : undefined
  const element = first(question === null ? root : first(root, 'radiogroup', question), role, name)
  if (!root || !element) return null
  const isHit = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = root.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.closest('label') ?? element).contains(hit)
  }
  if (!isHit()) element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return {
    x: left + width / 2,
    y: top + height / 2,
    isFree: isHit(),
    isBusy: element.getAttribute('aria-disabled') === 'true',
    hasFocus: root.activeElement === element,
    isBefore: (root.activeElement?.compareDocumentPosition(element) ?? 0) === Node.DOCUMENT_POSITION_PRECEDING,
    isChosen: (element as HTMLInputElement).checked,
    isOpen: element.getAttribute('aria-expanded') === 'true',
    value: (element as HTMLInputElement).value,
    text: element.innerText,
  }
}

const findLine = (block: string, name: string): string | null => {
  const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
  const box = root && TestingLibraryDom.queryAllByRole(root, 'region', { name: new RegExp(`^${block}$`) })[0]
  const line = [...(box?.querySelectorAll('dt') ?? [])].find(({ innerText }) => innerText.trim() === name)
  return (line?.nextElementSibling as HTMLElement | null | undefined)?.innerText ?? null
}

const escape = (name: string): string => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Returns a pattern for the name of a question, with or without "optioneel"; a RegExp is used as it is. */
const pattern = (name: string | RegExp): string =>
  typeof name === 'string' ? `^${escape(name)}(\\s*optioneel)?$` : name.source

export type Visitor = ReturnType<typeof createVisitor>

/** Creates a visitor of the page, who finds parts by role and name, presses them and types. */
export const createVisitor = (browser: Browser) => {
  /** Returns what a script returns in the page, with ordinary spaces instead of non-breaking ones. */
  const inPage = async <A extends readonly unknown[], T>(script: (...words: A) => T, ...words: A): Promise<T> => {
    const seen = await browser.evaluate(`(${script.toString()})(...${JSON.stringify(words)})`)
    return (seen === undefined ? seen : JSON.parse(readable(JSON.stringify(seen)))) as T
  }

  /** Returns the part with this role and name; null while it is absent. */
  const part = (role: string, name: string | RegExp, question?: string) =>
    inPage(find, role, pattern(name), question === undefined ? null : pattern(question))

  const typeKeys = (keys: string) => browser.perform(typeText(keys))

  const press = async (role: string, name: string | RegExp, question?: string) => {
    let previous: Part | null = null
    const { x, y } = await until(
      async () => {
        const now = await part(role, name, question)
        const isStill = now?.isFree === true && !now.isBusy && now.x === previous?.x && now.y === previous.y
        previous = now
        return isStill ? now : null
      },
      `${role} ${String(name)} cannot be pressed`,
    )
    await browser.perform(pressAt(x, y))
  }

  /** Presses Tab until this part has the focus, or Shift+Tab when the part comes before the focused element. */
  const tabTo = async (role: string, name: string | RegExp, question?: string) => {
    const { isBefore } = await until(() => part(role, name, question), `${role} ${String(name)} is missing`)
    for (let round = 0; round < 40; round += 1) {
      if ((await part(role, name, question))?.hasFocus === true) return
      await (isBefore ? browser.perform(SHIFT_TAB) : typeKeys(KEYS.Tab))
    }
    throw new Error(`Tab does not reach ${role} ${String(name)}`)
  }

  return {
    inPage,
    part,
    press,
    tabTo,
    typeKeys,
    typeWithCtrl: (letter: string) => browser.perform(withCtrl(letter)),
    shiftTab: () => browser.perform(SHIFT_TAB),
    pressAt: (x: number, y: number) => browser.perform(pressAt(x, y)),
    doubleClickAt: (x: number, y: number) => browser.perform(doubleClickAt(x, y)),
    open: async (address: string) => {
      await browser.open(address)
      await until(() => part('button', 'Ga verder'), 'The first step does not appear')
    },
    reload: browser.reload,
    choose: (question: string, answer: string) => press('radio', answer, question),
    line: (block: string, name: string) => inPage(findLine, block, name),
    chooseFrom: async (list: string, choice: RegExp) => {
      await press('combobox', list)
      await press('option', choice)
    },
    /** Presses the field, types and leaves it, because an amount counts when the field is left. */
    fillIn: async (field: string, amount: string) => {
      await press('textbox', field)
      await typeKeys(`${amount}${KEYS.Tab}`)
    },
  }
}
