/** What a page queue can do, whether it is an array or what an analytics script put in its place. */
interface Wachtrij {
  readonly push: (bericht: object) => unknown
}

const isWachtrij = (waarde: unknown): waarde is Wachtrij =>
  typeof waarde === 'object' && waarde !== null && typeof (waarde as Partial<Wachtrij>).push === 'function'

/**
 * Puts a report at the end of the page queue, which comes into being when there is none. Throws when that cannot be.
 */
export const zetInWachtrij = (naam: string, bericht: object): void => {
  const globaal = window as unknown as Record<string, unknown>
  const wachtrij = (globaal[naam] ??= [])
  if (!isWachtrij(wachtrij)) throw new TypeError(`window.${naam} is geen wachtrij`)
  wachtrij.push(bericht)
}
