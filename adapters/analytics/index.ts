import type { AnalyticsPort } from '../../application'

/** The calculator's name in analytics reports, and their targets. Each report calls the functions `hub` and `queue`. */
export interface AnalyticsAdapterConfig {
  /** The tag name by which the page identifies the calculator in reports. */
  readonly dynamicFrontend: string
  /** Returns the analytics hub of the page, if any. If this function throws, the report goes to no target at all. */
  readonly hub: () => Element | undefined
  /** Returns the name of the global array that is the page queue. */
  readonly queue: () => string
}

/** Creates a port that reports to the hub, if any, and then to the page queue, even if the report to the hub fails. */
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

/** Returns the address of the page without its query and fragment, because these can hold data about the visitor. */
const pageAddress = (): string => location.href.split(/[?#]/, 1)[0] ?? ''

/** Creates a function that runs a report and never throws. It warns on the console about the first error only. */
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

/** The page queue: an array, or an object with which an analytics script replaced the array. */
interface Queue {
  readonly push: (report: object) => unknown
}

const isQueue = (value: unknown): value is Queue =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Queue>).push === 'function'

/** Adds a report to the end of the page queue. Creates a missing queue; throws when the global is no queue. */
const pushToQueue = (name: string, report: object): void => {
  const page = window as unknown as Record<string, unknown>
  const queue = (page[name] ??= [])
  if (!isQueue(queue)) throw new TypeError(`window.${name} is geen wachtrij`)
  queue.push(report)
}
