import { vi } from 'vitest'

/** Actions of WebDriver, in the form that classic WebDriver and BiDi share. */
export type Gebaren = readonly Readonly<Record<string, unknown>>[]

/** A browser of one engine with one page. `bezoeker.ts` combines these operations into those of a visitor. */
export interface Browser {
  readonly open: (adres: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** Returns the value of an expression in the page, as JSON; undefined becomes null. */
  readonly evaluate: (expressie: string) => Promise<unknown>
  readonly perform: (gebaren: Gebaren) => Promise<void>
  readonly close: () => Promise<void>
}

/** How long the mouse button is held, in milliseconds; meanwhile the page draws the effect of the press. */
const DRUK = 60

/** Returns a mouse press at this point of the window, in CSS pixels. */
export const drukOp = (x: number, y: number): Gebaren => [
  {
    type: 'pointer',
    id: 'muis',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: DRUK },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** Returns two quick presses at the same point. */
export const dubbelklikOp = (x: number, y: number): Gebaren =>
  drukOp(x, y).map((gebaar) => {
    const [beweeg, ...druk] = gebaar['actions'] as readonly unknown[]
    return { ...gebaar, actions: [beweeg, ...druk, ...druk] }
  })

/** The WebDriver codes of keys, and the space bar. */
export const TOETSEN = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Spatie: ' ',
  Einde: '\uE010',
  Begin: '\uE011',
  Links: '\uE012',
  Rechts: '\uE014',
  Omlaag: '\uE015',
} as const

/** Returns the key presses for these characters and keys, in order. */
export const typ = (tekst: string): Gebaren => [
  {
    type: 'key',
    id: 'toetsenbord',
    actions: tekst.split('').flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/** Returns a key press with another key held. */
const metToets = (vast: string, value: string): Gebaren => [
  {
    type: 'key',
    id: 'toetsenbord',
    actions: [
      { type: 'keyDown', value: vast },
      { type: 'keyDown', value },
      { type: 'keyUp', value },
      { type: 'keyUp', value: vast },
    ],
  },
]

/** Shift+Tab. */
export const TAB_TERUG = metToets('\uE008', TOETSEN.Tab)

/** Returns a key press with Ctrl held. */
export const metCtrl = (toets: string): Gebaren => metToets('\uE009', toets)

/** Repeats a question until it has an answer, for at most 20 seconds; a question that fails has no answer yet. */
export const tot = <T>(vraag: () => Promise<T>, watOntbreekt: string): Promise<NonNullable<T>> =>
  vi.waitFor(
    async () => {
      const antwoord = await vraag()
      if (antwoord === null || antwoord === undefined || antwoord === false) throw new Error(watOntbreekt)
      return antwoord
    },
    { timeout: 20_000, interval: 30 },
  )
