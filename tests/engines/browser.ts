import { vi } from 'vitest'

/** Actions of WebDriver, in the form that classic WebDriver and BiDi share. */
export type Gestures = readonly Readonly<Record<string, unknown>>[]

/** A browser of one engine with one page. `visitor.ts` combines these operations into those of a visitor. */
export interface Browser {
  readonly open: (address: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** Returns the value of an expression in the page, as JSON; undefined becomes null. */
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly perform: (gestures: Gestures) => Promise<void>
  readonly close: () => Promise<void>
}

/** How long the mouse button is held, in milliseconds; meanwhile the page draws the effect of the press. */
const PRESS = 60

/** Returns a mouse press at this point of the window, in CSS pixels. */
export const pressAt = (x: number, y: number): Gestures => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: PRESS },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** Returns two quick presses at the same point. */
export const doubleClickAt = (x: number, y: number): Gestures =>
  pressAt(x, y).map((gesture) => {
    const [move, ...press] = gesture['actions'] as readonly unknown[]
    return { ...gesture, actions: [move, ...press, ...press] }
  })

/** The WebDriver codes of keys, and the space bar. */
export const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  Left: '\uE012',
  Right: '\uE014',
  Down: '\uE015',
} as const

/** Returns the key presses for these characters and keys, in order. */
export const typeText = (text: string): Gestures => [
  {
    type: 'key',
    id: 'keyboard',
    actions: text.split('').flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/** Returns a press of the key `value` while the key `held` is held down. */
const withKey = (held: string, value: string): Gestures => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [
      { type: 'keyDown', value: held },
      { type: 'keyDown', value },
      { type: 'keyUp', value },
      { type: 'keyUp', value: held },
    ],
  },
]

export const SHIFT_TAB = withKey('\uE008', KEYS.Tab)

/** Returns a key press with Ctrl held. */
export const withCtrl = (key: string): Gestures => withKey('\uE009', key)

/** Calls `read` until it returns something other than null, undefined or false; throws after 20 seconds. */
export const until = <T>(read: () => Promise<T>, problem: string): Promise<NonNullable<T>> =>
  vi.waitFor(
    async () => {
      const value = await read()
      if (value === null || value === undefined || value === false) throw new Error(problem)
      return value
    },
    { timeout: 20_000, interval: 30 },
  )
