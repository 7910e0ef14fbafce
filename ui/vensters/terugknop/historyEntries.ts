/** The name under which entries of the history say which steps are open; what else they say is of the page. */
const NAME = 'hypotheek-orientatie'

/** What an entry of the history says of the calculators on its page. */
interface Noted {
  /** The open step of each calculator, by its key. */
  readonly stappen: Readonly<Record<string, number>>
  /** The calculator that made the entry; absent in one of the page. */
  readonly van?: string
  /** How many entries directly below it are one step of that calculator apart. */
  readonly onder?: number
}

/** The entries of the history of a page, as one calculator uses them. */
export interface HistoryEntries {
  /** The step that the entry of now says is open; undefined in an entry that does not know this calculator. */
  readonly stap: () => number | undefined
  /** How many steps back the entries directly below lead, one each. */
  readonly below: () => number
  /** Has the entry of now say that this step is open. */
  readonly mark: (stap: number) => void
  /** Adds an entry for this step, one step above the entry of now unless it begins anew. */
  readonly add: (stap: number, beginsAnew: boolean) => void
  /** Moves through the history, which the browser does later. */
  readonly go: (steps: number) => void
}

type State = Readonly<Record<string, unknown>>

/** Whether entries can say more than the page has them say: a text or a list of the page cannot hold more. */
const isExtendable = (state: unknown): state is State | null =>
  state === null || Object.prototype.toString.call(state) === '[object Object]'

const isNoted = (value: unknown): value is Noted =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Noted>).stappen === 'object'

const NOTHING: Noted = { stappen: {} }

/**
 * The entries of this history for the calculator with this key. They keep what the page says in its own, and have no
 * address of their own. Where the browser refuses, or the state of the page cannot be extended, nothing is written.
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
      // Safari refuses too many entries in a short time: then Back skips this step.
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
