import { isGone } from './isGone'

/** How long loading a part may take before it fails, in milliseconds. */
const PATIENCE = 15_000

/**
 * The suffixes of the address of a part for later attempts. Firefox caches a failed module by its address, so each
 * attempt has another one. They are fixed, so that an import map can list the integrity of each (`integriteit.json`).
 */
export const LATER_ATTEMPTS = ['?2', '?3', '?4'] as const

/** A part of the calculator: a module with one exported value. */
type Part<Value> = Readonly<Record<string, Value>>

const patienceIsOver = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(reject, PATIENCE, new Error('Dit deel blijft weg.')))

let renewed = false

/** Whether some part of this version can only be loaded by reloading the page. */
export const isRenewed = (): boolean => renewed

/** The error name that `isVernieuwd` of the application checks. The loader cannot import that function. */
export const RENEWED = 'Vernieuwd'

/** Returns the error for a part that can only be loaded by reloading the page. */
const toRenewed = (cause: unknown): Error => {
  renewed = true
  return Object.assign(new Error('Dit deel is weg.', { cause }), { name: RENEWED })
}

/** Returns the address in the source text of an import; undefined when a build leaves no address there. */
const addressIn = (request: () => unknown, base: string): string | undefined => {
  const path = /import\(["'`](.+?)["'`]/.exec(String(request))?.[1]
  return path && new URL(path, base).href
}

/** Returns the address in the message of a failed import. Webpack puts it in brackets. */
const addressOf = (cause: unknown): string | undefined => /https?:[^\s)]+/.exec(String(cause))?.[0]

const importModule = (address: string): Promise<unknown> => import(/* @vite-ignore */ /* webpackIgnore: true */ address)

/**
 * Creates a function that loads one part, once for the whole page. Loading fails when the part is empty or takes longer
 * than 15 seconds. The next call tries again; if the late answer arrives first, that answer is used.
 * The address comes from the source text of the import, because bundlers rename parts. When a build leaves no address
 * there, the import itself is repeated, and its error message gives the address. Fails as `Vernieuwd` once the file is
 * gone, or once all addresses failed although the server has the file: an import in it failed, which Firefox never
 * requests again.
 *
 * @param request Imports the part.
 * @param base The address of the importing file.
 * @param attempts The suffixes of the address for later attempts. Empty for a part that other chunks import too:
 *   another address would load it twice.
 */
export const createLoader = <Value>(
  request: () => Promise<Part<Value>>,
  base: string,
  attempts: readonly string[] = LATER_ATTEMPTS,
  importAgain = importModule,
): (() => Promise<Value>) => {
  let address: string | undefined
  let pending: Promise<Value> | undefined
  let failures = 0
  /** The number of consecutive failures while the server had the file. */
  let inVain = 0

  const requestValue = async (): Promise<Value> => {
    const attempt = attempts[Math.min(failures, attempts.length) - 1]
    const part = address && attempt ? importAgain(address + attempt) : request()
    const values = Object.values((await part) as Part<Value>)
    if (values.length === 0) throw new Error('Dit deel is leeg.')
    return values[0] as Value
  }

  const load = async (): Promise<Value> => {
    const attempt = requestValue()
    try {
      return await Promise.race([attempt, patienceIsOver()])
    } catch (cause) {
      address ??= addressIn(request, base)
      const asked = address ?? addressOf(cause)
      const gone = asked && (await isGone(asked))
      inVain = gone === false ? inVain + 1 : 0
      pending = undefined
      failures += 1
      attempt.then(
        () => (pending = attempt),
        () => undefined,
      )
      throw gone || (attempts.length > 0 && inVain > attempts.length) ? toRenewed(cause) : cause
    }
  }

  return () => (pending ??= load())
}
