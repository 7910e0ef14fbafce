/** The property of `history.state` for the open steps; its other properties belong to the page. */
const NAME = 'hypotheek-orientatie'

/** The data in one history entry about the calculators of the page. */
interface Noted {
  /** The open step of each calculator, counted from 0, by the calculator's key. */
  readonly stappen: Readonly<Record<string, number>>
  /** The key of the calculator that added the entry; absent in an entry of the page. */
  readonly van?: string
  /** The number of successive Back presses from this entry that each open the previous step of the calculator `van`. */
  readonly onder?: number
}

/** The history entries of a page, as one calculator uses them. */
export interface HistoryEntries {
  /** Returns the open step in the current entry; undefined when the entry has no step for this calculator. */
  readonly stap: () => number | undefined
  /** Returns how many successive Back presses from the current entry each open this calculator's previous step. */
  readonly below: () => number
  /** Stores `stap` as the open step in the current entry. */
  readonly mark: (stap: number) => void
  /** Adds an entry for the step `stap` above the current entry. If `beginsAnew` is true, `below` restarts at 0. */
  readonly add: (stap: number, beginsAnew: boolean) => void
  /** Moves `steps` entries forward in the history, or back if negative. The browser moves asynchronously. */
  readonly go: (steps: number) => void
}

type State = Readonly<Record<string, unknown>>

/** Whether a property can be added to the state of an entry: the state is null or a plain object. */
const isExtendable = (state: unknown): state is State | null =>
  state === null || Object.prototype.toString.call(state) === '[object Object]'

const isNoted = (value: unknown): value is Noted =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Noted>).stappen === 'object'

const NOTHING: Noted = { stappen: {} }

/**
 * Creates access to the history entries for the calculator with the key `key`. Writing an entry preserves the page's
 * own state and URL. An entry is not written when the browser refuses it, or when the page's own state cannot be
 * extended.
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
      // Safari refuses to add many entries in a short time. Back then skips the step that has no entry.
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
