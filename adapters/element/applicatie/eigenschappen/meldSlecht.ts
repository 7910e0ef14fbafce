import type { SlechteWaarde } from './leesEigenschappen'

/** More of a value than this many characters helps nobody on a console. */
const LANGSTE_TEKST = 100

/** A value as a text that fits on a line, whatever was given. */
export const kort = (waarde: unknown): string => {
  try {
    const tekst = typeof waarde === 'string' ? waarde : JSON.stringify(waarde)
    return tekst.length > LANGSTE_TEKST ? `${tekst.slice(0, LANGSTE_TEKST)}… (${tekst.length} tekens)` : tekst
  } catch {
    return typeof waarde
  }
}

/** Reports bad values on the console: each once, however often it is read. */
export const createMelder = (bron: string): ((slecht: readonly SlechteWaarde[]) => void) => {
  const gemeld = new Set<string>()
  return (slecht) => {
    for (const { naam, waarde, melding } of slecht) {
      const bericht = `${bron}: ${naam} is onbruikbaar en telt niet mee (${melding}): ${kort(waarde)}`
      if (gemeld.has(bericht)) continue
      gemeld.add(bericht)
      console.warn(bericht)
    }
  }
}
