/** How long a part may stay away before that is a failure, in milliseconds. */
const GEDULD = 15_000

/** A part of the calculator: a module with one value. */
type Deel<Waarde> = Readonly<Record<string, Waarde>>

const geduldIsOp = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(reject, GEDULD, new Error('Dit deel blijft weg.')))

/**
 * Loads the value of one part, once for the whole page. Fails when the part stays away for 15 seconds or comes empty.
 * The next call asks under another address, because browsers remember a module by its address also when it failed;
 * until a late answer comes, which then counts. A bundler renames the parts, so that only the text of the import knows
 * the address; in a build that loads parts in its own way there is none, and the import itself is tried again.
 */
export const createLader = <Waarde>(vraag: () => Promise<Deel<Waarde>>): (() => Promise<Waarde>) => {
  let bezig: Promise<Waarde> | undefined
  let adres: string | undefined

  const vraagWaarde = async (): Promise<Waarde> => {
    const deel = adres
      ? (import(/* @vite-ignore */ /* webpackIgnore: true */ `${adres}?${Date.now()}`) as Promise<Deel<Waarde>>)
      : vraag()
    for (const waarde of Object.values(await deel)) return waarde
    throw new Error('Dit deel is leeg.')
  }

  const laad = async (): Promise<Waarde> => {
    const poging = vraagWaarde()
    try {
      return await Promise.race([poging, geduldIsOp()])
    } catch (oorzaak) {
      bezig = undefined
      adres = /import\(["'`](.+?)["'`]/.exec(String(vraag))?.[1]
      poging.then(
        () => (bezig = poging),
        () => undefined,
      )
      throw oorzaak
    }
  }

  return () => (bezig ??= laad())
}
