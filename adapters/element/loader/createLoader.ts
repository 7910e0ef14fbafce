/** How long loading a part may take before it fails, in milliseconds. */
const PATIENCE = 15_000

/** A part of the calculator: a module with one value. */
type Part<Value> = Readonly<Record<string, Value>>

const patienceIsOver = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(reject, PATIENCE, new Error('Dit deel blijft weg.')))

/**
 * Loads the value of one part, once for the whole page. Fails when the part takes longer than 15 seconds or is empty.
 * The next call tries again; if the late answer arrives first, that one counts. Some browsers keep a failed module
 * under its address, so a second attempt imports the part under another address, with `importAgain`, which the file
 * that imports the part provides. Bundlers rename parts, so the address is read from the source text of the import;
 * where a build leaves no address in that text, the import itself is tried again.
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
