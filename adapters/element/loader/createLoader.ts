import { isGone } from './isGone'

/** The longest time that loading a chunk may take, in milliseconds. */
const PATIENCE = 15_000

/**
 * The suffixes of a chunk's address for later attempts; any further attempt uses the last suffix. The suffixes differ,
 * because Chromium and Firefox remember a failed module by its address. An import map can list the integrity of each
 * address (`integriteit.json`).
 */
export const LATER_ATTEMPTS = ['?2', '?3', '?4'] as const

/** A chunk of the calculator: a module with one exported value. */
type Part<Value> = Readonly<Record<string, Value>>

/** The error of a load that takes longer than `PATIENCE`. */
class TooLate extends Error {}

/**
 * Returns `value`, or throws a `TooLate` after `PATIENCE`. Keeps no timer afterwards, because a timer keeps removed
 * elements.
 */
const inTime = async <Value>(value: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate('Dit deel blijft weg.')), PATIENCE)
  })
  try {
    return await Promise.race([value, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

let renewed = false

/** Whether a chunk of this version failed to load in a way that only a reload of the page can solve. */
export const isRenewed = (): boolean => renewed

/** The name of an error that only a reload solves. `isVernieuwd` repeats it: the loader cannot import that module. */
export const RENEWED = 'Vernieuwd'

/** Records that only a reload of the page can load a chunk. Returns the error for that chunk. */
const toRenewed = (cause: unknown): Error => {
  renewed = true
  return Object.assign(new Error('Dit deel is weg.', { cause }), { name: RENEWED })
}

/** Returns the address that the source text of `request` imports; undefined when the build wrote no address there. */
const addressIn = (request: () => unknown, base: string): string | undefined => {
  const path = /import\(["'`](.+?)["'`]/.exec(String(request))?.[1]
  return path && new URL(path, base).href
}

/** Returns the address in the message of a failed import, if any. Webpack puts the address in parentheses. */
const addressOf = (cause: unknown): string | undefined => /https?:[^\s)]+/.exec(String(cause))?.[0]

const importModule = (address: string): Promise<unknown> => import(/* @vite-ignore */ /* webpackIgnore: true */ address)

/**
 * Creates a function that loads one chunk, once for the whole page. The load fails when the import fails, the chunk is
 * empty or 15 seconds pass. The next call then tries again, or uses the chunk of the earlier call if that
 * chunk has arrived late. It does so at once, also while the failed call asks the server whether the file is gone.
 * A retry adds a suffix to the address in the source text of `request`, because bundlers rename chunks. If the source
 * text has no address, or `attempts` is empty, a retry calls `request` again.
 * The error is named `Vernieuwd` once the file is gone. It also has that name when the import of a retry fails although
 * the server has the file. Chromium and Firefox then remember that the file, or a file that it imports, failed before.
 * They do not request that file again, so only a reload can help.
 *
 * @param request Imports the chunk.
 * @param base The address of the importing file.
 * @param attempts The suffixes of the address for later attempts. Empty for a chunk that other chunks import too:
 * under another address the browser would load that chunk twice.
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
      return await inTime(attempt)
    } catch (cause) {
      pending = undefined
      failures += 1
      attempt.then(
        () => (pending = attempt),
        () => undefined,
      )
      address ??= addressIn(request, base)
      const asked = address ?? addressOf(cause)
      const gone = asked && (await isGone(asked))
      const isRemembered = gone === false && failures > 1 && !(cause instanceof TooLate)
      throw gone || isRemembered ? toRenewed(cause) : cause
    }
  }

  return () => (pending ??= load())
}
