import type { AnalyticsPort } from '../../application'

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
      const detail = { dynamicFrontend, pagina: pageAddress(), ...gebeurtenis, data: { ...gebeurtenis.data } }
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

/** The methods of a page queue: an array, or the object that an analytics script put in its place. */
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
