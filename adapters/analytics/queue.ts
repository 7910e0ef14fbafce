/** The methods of a page queue: an array, or the object that an analytics script put in its place. */
interface Queue {
  readonly push: (report: object) => unknown
}

const isQueue = (value: unknown): value is Queue =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Queue>).push === 'function'

/** Adds a report to the end of the page queue, and creates the queue when it is absent. Throws when it cannot. */
export const pushToQueue = (name: string, report: object): void => {
  const page = window as unknown as Record<string, unknown>
  const queue = (page[name] ??= [])
  if (!isQueue(queue)) throw new TypeError(`window.${name} is geen wachtrij`)
  queue.push(report)
}
