import type { AnalyticsPort } from '../../application'

/** Where analytics reports go. The functions are called again for every report. */
export interface AnalyticsAdapterConfig {
  /** The tag name by which the page identifies the calculator in reports. */
  readonly dynamicFrontend: string
  /** Returns the analytics hub of the page, if any. Throws when no report may be sent, not even to the queue. */
  readonly hub: () => Element | undefined
  /** Returns the name of the global array that is the page queue. */
  readonly queue: () => string
}

/** Creates a port that sends each report to the hub and then to the page queue, even if the hub throws. */
export const createAnalytics = ({ dynamicFrontend, hub, queue }: AnalyticsAdapterConfig): AnalyticsPort => {
  const [findOrWarn, dispatchOrWarn, pushOrWarn] = [createWarnOnce(), createWarnOnce(), createWarnOnce()]
  return {
    report: (gebeurtenis) => {
      const detail = { dynamicFrontend, pagina: pageAddress(), ...gebeurtenis, data: { ...gebeurtenis.data } }
      findOrWarn(() => {
        const found = hub()
        dispatchOrWarn(() => found?.dispatchEvent(new CustomEvent('analytics-event', { detail })))
        pushOrWarn(() => pushToQueue(queue(), detail))
      })
    },
  }
}

/** Returns the address of the page without its query and fragment, which can hold data about the visitor. */
const pageAddress = (): string => location.href.split(/[?#]/, 1)[0] ?? ''

/** Creates a function that runs a report and never throws. Warns on the console at the first error. */
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

/** The page queue: an array, or the object with which an analytics script replaced it. */
interface Queue {
  readonly push: (report: object) => unknown
}

const isQueue = (value: unknown): value is Queue =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Queue>).push === 'function'

/** Adds a report to the end of the page queue, and creates the queue when it is absent. Throws when it cannot. */
const pushToQueue = (name: string, report: object): void => {
  const page = window as unknown as Record<string, unknown>
  const queue = (page[name] ??= [])
  if (!isQueue(queue)) throw new TypeError(`window.${name} is geen wachtrij`)
  queue.push(report)
}
