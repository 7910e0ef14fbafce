import { isGone } from './isGone'

/** How long loading a part may take before it fails, in milliseconds. */
const PATIENCE = 15_000

/**
 * What the later attempts add to the address of a part. Firefox keeps a failed module under its address, so each
 * attempt has another one; they are fixed, so that an import map can list the integrity of each (`integriteit.json`).
 */
export const LATER_ATTEMPTS = ['?2', '?3', '?4'] as const

/** A part of the calculator: a module with one value. */
type Part<Value> = Readonly<Record<string, Value>>

const patienceIsOver = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(reject, PATIENCE, new Error('Dit deel blijft weg.')))

let renewed = false

/** Whether some part of this version can only be loaded by reloading the page. */
export const isRenewed = (): boolean => renewed

/** Equal to the name that `isVernieuwd` of the application reads, which the loader cannot import. */
export const RENEWED = 'Vernieuwd'

/** The error of a part that can only be loaded by reloading the page. */
const toRenewed = (cause: unknown): Error => {
  renewed = true
  return Object.assign(new Error('Dit deel is weg.', { cause }), { name: RENEWED })
}

/** The address that this imports; undefined where a build leaves none in its source text. */
const addressIn = (request: () => unknown, base: string): string | undefined => {
  const path = /import\(["'`](.+?)["'`]/.exec(String(request))?.[1]
  return path && new URL(path, base).href
}

/** The address in the message of a failed import; webpack puts it in brackets. */
const addressOf = (cause: unknown): string | undefined => /https?:[^\s)]+/.exec(String(cause))?.[0]

const importModule = (address: string): Promise<unknown> => import(/* @vite-ignore */ /* webpackIgnore: true */ address)

/**
 * Creates the loader of one part, which loads its value once for the whole page. Fails when the part takes longer than
 * 15 seconds or is empty. The next call tries again; if the late answer arrives first, that one counts. Bundlers rename
 * parts, so the address is read from the source text of the import; where a build leaves no address in that text, the
 * import itself is tried again, and the address in the failure tells whether the file is gone. Fails as `Vernieuwd`
 * once the file is gone, or once all its addresses failed although the server has it. In that case an import of the
 * file failed, which Firefox never requests again.
 *
 * @param request Imports the part.
 * @param base The address of the file that imports it.
 * @param attempts What later attempts add to its address. None of a part that other chunks import too: another address
 *   would load it twice.
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
  /** The number of failures in a row while the server had the file. */
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
