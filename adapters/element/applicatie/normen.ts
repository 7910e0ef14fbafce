import type { Normen, Normjaar } from '../../../domain'

const geladen = new Map<Normjaar, Promise<Normen>>()
let mislukt = 0

/** The figures of one norm year, and of no other; after a failure the next call asks under another address. */
export const laadNormen = (jaar: Normjaar): Promise<Normen> => {
  const bezig =
    geladen.get(jaar) ??
    laad(jaar).catch((oorzaak: unknown) => {
      geladen.delete(jaar)
      mislukt += 1
      import.meta.poging = `?poging=${mislukt}`
      throw oorzaak
    })
  geladen.set(jaar, bezig)
  return bezig
}

const laad = async (jaar: Normjaar): Promise<Normen> => {
  switch (jaar) {
    case 2025:
      return (await import('../../../domain/normen/2025')).normen2025
    case 2026:
      return (await import('../../../domain/normen/2026')).normen2026
  }
}
