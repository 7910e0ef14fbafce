/** How long loading a part may take before it fails, in milliseconds. */
const PATIENCE = 15_000

/** A part of the calculator: a module with one value. */
type Part<Value> = Readonly<Record<string, Value>>

const patienceIsOver = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(reject, PATIENCE, new Error('Dit deel blijft weg.')))

/**
 * Loads the value of one part, once for the whole page. Fails when the part stays away for 15 seconds or comes empty.
 * The next call asks again, until a late answer comes, which then counts. Some browsers remember a module by its
 * address also when it failed: a part that nobody else imports is asked for under another address, by `importAgain`,
 * which stands where the import does. A bundler renames the parts, so that only the text of the import knows the
 * address; in a build that loads parts in its own way there is none, and the import itself is tried again.
 */
export const createLoader = <Value>(
  request: () => Promise<Part<Value>>,
  importAgain?: (address: string) => Promise<unknown>,
): (() => Promise<Value>) => {
  let pending: Promise<Value> | undefined
  let address: string | undefined

  const requestValue = async (): Promise<Value> => {
    const part = address && importAgain ? importAgain(`${address}?${Date.now()}`) : request()
    for (const value of Object.values((await part) as Part<Value>)) return value
    throw new Error('Dit deel is leeg.')
  }

  const load = async (): Promise<Value> => {
    const attempt = requestValue()
    try {
      return await Promise.race([attempt, patienceIsOver()])
    } catch (cause) {
      pending = undefined
      address = /import\(["'`](.+?)["'`]/.exec(String(request))?.[1]
      attempt.then(
        () => (pending = attempt),
        () => undefined,
      )
      throw cause
    }
  }

  return () => (pending ??= load())
}
