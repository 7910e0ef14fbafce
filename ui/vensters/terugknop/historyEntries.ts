/** The property of `history.state` for the open steps; its other properties belong to the page. */
const NAME = 'hypotheek-orientatie'

/** The data in one history entry about the calculators of the page. */
interface Noted {
  /** The open step of each calculator, by its key. */
  readonly stappen: Readonly<Record<string, number>>
  /** The calculator that added the entry; absent in an entry of the page. */
  readonly van?: string
  /** How many entries directly below this entry each go one step back in the calculator `van`. */
  readonly onder?: number
}

/** The history entries of a page, as one calculator uses them. */
export interface HistoryEntries {
  /** Returns the open step according to the current entry; undefined when the entry has none for this calculator. */
  readonly stap: () => number | undefined
  /** Returns how many entries directly below the current one each go one step back. */
  readonly below: () => number
  /** Stores this open step in the current entry. */
  readonly mark: (stap: number) => void
  /** Adds an entry for this step above the current one. With `beginsAnew` the count of `below` restarts at 0. */
  readonly add: (stap: number, beginsAnew: boolean) => void
  /** Moves through the history; the browser does that asynchronously. */
  readonly go: (steps: number) => void
}

type State = Readonly<Record<string, unknown>>

/** Whether the state of an entry can be extended: a string or an array of the page cannot. */
const isExtendable = (state: unknown): state is State | null =>
  state === null || Object.prototype.toString.call(state) === '[object Object]'

const isNoted = (value: unknown): value is Noted =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Noted>).stappen === 'object'

const NOTHING: Noted = { stappen: {} }

/**
 * Creates the history entries of the calculator with this key. They preserve the page's own state and have no URL of
 * their own. Nothing is written where the browser refuses, or the page's state cannot be extended.
 */
export const createHistoryEntries = (history: History, key: string): HistoryEntries => {
  const read = (): Noted => {
    const state: unknown = history.state
    const noted = isExtendable(state) ? state?.[NAME] : undefined
    return isNoted(noted) ? noted : NOTHING
  }
  const write = (way: 'pushState' | 'replaceState', noted: Noted): void => {
    const state: unknown = history.state
    if (!isExtendable(state)) return
    try {
      history[way]({ ...state, [NAME]: noted }, '')
    } catch {
      // Safari refuses many entries in a short time; Back then skips this step.
    }
  }
  const withStap = (stap: number): Noted['stappen'] => ({ ...read().stappen, [key]: stap })
  const below = (): number => {
    const { van, onder = 0 } = read()
    return van === key ? onder : 0
  }
  return {
    stap: () => read().stappen[key],
    below,
    mark: (stap) => write('replaceState', { ...read(), stappen: withStap(stap) }),
    add: (stap, beginsAnew) =>
      write('pushState', { stappen: withStap(stap), van: key, onder: beginsAnew ? 0 : below() + 1 }),
    go: (steps) => history.go(steps),
  }
}
