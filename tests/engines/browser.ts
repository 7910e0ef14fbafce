import { vi } from 'vitest'

/** Gestures as WebDriver has them, the classic one and BiDi alike. */
export type Gebaren = readonly Readonly<Record<string, unknown>>[]

/**
 * A browser of one engine with one page: it opens, looks and moves; what a person does with that is in `bezoeker.ts`.
 */
export interface Browser {
  readonly open: (adres: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** The value of an expression in the page, as JSON; undefined becomes null. */
  readonly evaluate: (expressie: string) => Promise<unknown>
  readonly perform: (gebaren: Gebaren) => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * How long a finger stays on the button of a mouse, in milliseconds: the page draws what the press changes meanwhile.
 */
const DRUK = 60

/** A press of the mouse at this point of the window, in CSS pixels. */
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

/** Two quick presses at the same point. */
export const dubbelklikOp = (x: number, y: number): Gebaren =>
  drukOp(x, y).map((gebaar) => {
    const [beweeg, ...druk] = gebaar['actions'] as readonly unknown[]
    return { ...gebaar, actions: [beweeg, ...druk, ...druk] }
  })

/** The keys of WebDriver that write nothing. */
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

/** These characters and keys, one after the other. */
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

/** A key with another one held. */
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

/** Tab with Shift held. */
export const TAB_TERUG = metToets('\uE008', TOETSEN.Tab)

/** A key with Ctrl held. */
export const metCtrl = (toets: string): Gebaren => metToets('\uE009', toets)

/** Asks until there is an answer; a question that fails is no answer yet. */
export const tot = <T>(vraag: () => Promise<T>, watOntbreekt: string): Promise<NonNullable<T>> =>
  vi.waitFor(
    async () => {
      const antwoord = await vraag()
      if (antwoord === null || antwoord === undefined || antwoord === false) throw new Error(watOntbreekt)
      return antwoord
    },
    { timeout: 20_000, interval: 30 },
  )
