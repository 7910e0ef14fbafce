import type { AnalyticsPort } from '../../application'
import { pushToQueue } from './queue'

/** Where reports go; functions are called again for every report. */
export interface AnalyticsAdapterConfig {
  /** The name of the tag that the page knows the calculator by. */
  readonly dynamicFrontend: string
  /** The analytics hub of the page, if there is one. Throws when no report may be sent, not even to the queue. */
  readonly hub: () => Element | undefined
  /** The name of the global array that is the page queue. */
  readonly queue: () => string
}

/** Reports to the analytics hub of the page and then to its queue: the same object to both, also when one throws. */
export const createAnalytics = ({ dynamicFrontend, hub, queue }: AnalyticsAdapterConfig): AnalyticsPort => {
  const [findOrWarn, dispatchOrWarn, pushOrWarn] = [createWarnOnce(), createWarnOnce(), createWarnOnce()]
  return {
    report: (gebeurtenis) => {
      const detail = { dynamicFrontend, pagina: pageAddress(), ...gebeurtenis }
      findOrWarn(() => {
        const found = hub()
        dispatchOrWarn(() => found?.dispatchEvent(new CustomEvent('analytics-event', { detail })))
        pushOrWarn(() => pushToQueue(queue(), detail))
      })
    },
  }
}

/** The address of the page without its query and fragment, which can hold data about the visitor. */
const pageAddress = (): string => location.href.split(/[?#]/, 1)[0] ?? ''

/** Runs a report. When code of the page throws in it, warns on the console the first time; never throws. */
const createWarnOnce = (): ((report: () => unknown) => void) => {
  let hasWarned = false
  return (report) => {
    try {
      report()
    } catch (cause) {
      if (!hasWarned) console.warn('hypotheek-orientatie: een analytics-melding kwam niet aan.', cause)
      hasWarned = true
    }
  }
}
