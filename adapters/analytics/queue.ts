/** What a page queue can do, whether it is an array or what an analytics script put in its place. */
interface Queue {
  readonly push: (report: object) => unknown
}

const isQueue = (value: unknown): value is Queue =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Queue>).push === 'function'

/**
 * Puts a report at the end of the page queue, which comes into being when there is none. Throws when that cannot be.
 */
export const pushToQueue = (name: string, report: object): void => {
  const page = window as unknown as Record<string, unknown>
  const queue = (page[name] ??= [])
  if (!isQueue(queue)) throw new TypeError(`window.${name} is geen wachtrij`)
  queue.push(report)
}
