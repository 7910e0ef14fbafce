import { record } from 'fp-ts'

import type { Bedrag } from './bedrag'
import { roundBedrag } from './roundBedrag'

/** Amounts by name. */
type Delen<Naam extends string> = Readonly<Record<Naam, Bedrag>>

/** A total that is further (euro) from what its parts add up to is not their sum. */
const VERSTE = 2

/** Parts of which the rests are closer than this are as far from the next euro: binary noise decides nothing. */
const RUIS = 1e-6

const somVan = (bedragen: readonly Bedrag[]): Bedrag => bedragen.reduce((som, bedrag) => som + bedrag, 0)

/**
 * The parts of a sum in whole euros, which add up to `totaal`, the sum as it is shown. The rest is spread over the
 * parts that are closest to the next euro, the largest first when they are as close: each is shown as its floor or its
 * ceiling, and an amount of whole euros stands as it is. Only what these cannot hold goes to the largest of them, or of
 * all when each is whole. Each is rounded by itself when `totaal` is not their sum.
 */
export const roundDelen = <Naam extends string>(delen: Delen<Naam>, totaal: Bedrag): Delen<Naam> => {
  const namen = record.keys(delen)
  const rond = Object.fromEntries(namen.map((naam) => [naam, roundBedrag(delen[naam])])) as Record<Naam, Bedrag>
  const rest = totaal - somVan(namen.map((naam) => rond[naam]))
  const isSom = Math.abs(totaal - somVan(namen.map((naam) => delen[naam]))) < VERSTE
  if (rest === 0 || !isSom) return rond
  const stap = Math.sign(rest)
  const over = (naam: Naam): number => Math.round((stap * (delen[naam] - rond[naam])) / RUIS)
  const groot = (een: Naam, ander: Naam): number => Math.abs(delen[ander]) - Math.abs(delen[een])
  const gebroken = namen.filter((naam) => rond[naam] !== delen[naam])
  const schuiven = gebroken
    .filter((naam) => over(naam) > 0)
    .toSorted((een, ander) => over(ander) - over(een) || groot(een, ander))
    .slice(0, Math.abs(rest))
  const [grootste] = (gebroken.length > 0 ? gebroken : namen).toSorted(groot)
  for (const naam of schuiven) rond[naam] += stap
  if (grootste !== undefined) rond[grootste] += rest - stap * schuiven.length
  return rond
}
