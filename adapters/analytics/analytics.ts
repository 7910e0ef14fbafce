import type { AnalyticsPort } from '../../application'
import { zetInWachtrij } from './wachtrij'

/** Where reports go; what is asked for as a function is asked again for every report. */
export interface AnalyticsAdapterConfig {
  /** The name of the tag that the page knows the calculator by. */
  readonly dynamicFrontend: string
  /**
   * The analytics hub of the page, if there is one. Throws when reports have nowhere to go: then the queue gets none.
   */
  readonly hub: () => Element | undefined
  /** The name of the global array that is the page queue. */
  readonly wachtrij: () => string
}

/** Reports to the analytics hub of the page and to its queue: the same object to both. */
export const createAnalytics = ({ dynamicFrontend, hub, wachtrij }: AnalyticsAdapterConfig): AnalyticsPort => {
  const probeer = createVangnet()
  return {
    meld: (gebeurtenis) => {
      const detail = { dynamicFrontend, pagina: pagina(), ...gebeurtenis }
      probeer(() => {
        hub()?.dispatchEvent(new CustomEvent('analytics-event', { detail }))
        zetInWachtrij(wachtrij(), detail)
      })
    },
  }
}

/** The address of the page without what may tell something about the visitor: no query and no fragment. */
const pagina = (): string => location.href.split(/[?#]/, 1)[0] ?? ''

/** What a page does with a report is its own affair: it may fail there, which is said once, but never here. */
const createVangnet = (): ((meld: () => unknown) => void) => {
  let gezegd = false
  return (meld) => {
    try {
      meld()
    } catch (oorzaak) {
      if (!gezegd) console.warn('hypotheek-orientatie: een analytics-melding kwam niet aan.', oorzaak)
      gezegd = true
    }
  }
}
