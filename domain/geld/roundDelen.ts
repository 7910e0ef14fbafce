import { record } from 'fp-ts'

import type { Bedrag } from './bedrag'
import { roundBedrag } from './roundBedrag'

/** Amounts by name. */
type Delen<Naam extends string> = Readonly<Record<Naam, Bedrag>>

/** A total that is further (euro) from what its parts add up to is not their sum. */
const VERSTE = 2

const somVan = (bedragen: readonly Bedrag[]): Bedrag => bedragen.reduce((som, bedrag) => som + bedrag, 0)

const grootsteVan = <Naam extends string>(delen: Delen<Naam>, namen: readonly Naam[]): Naam | undefined =>
  namen.toSorted((een, ander) => Math.abs(delen[ander]) - Math.abs(delen[een]))[0]

/**
 * The parts of a sum in whole euros, which add up to `totaal`, the sum as it is shown. Of the parts that are rounded
 * the largest takes the rest: an amount of whole euros stands as it is, unless all of them are. Each is rounded by
 * itself when `totaal` is not their sum.
 */
export const roundDelen = <Naam extends string>(delen: Delen<Naam>, totaal: Bedrag): Delen<Naam> => {
  const namen = record.keys(delen)
  const rond = Object.fromEntries(namen.map((naam) => [naam, roundBedrag(delen[naam])])) as Record<Naam, Bedrag>
  const rest = totaal - somVan(namen.map((naam) => rond[naam]))
  const gebroken = namen.filter((naam) => rond[naam] !== delen[naam])
  const grootste = grootsteVan(delen, gebroken.length > 0 ? gebroken : namen)
  const isSom = Math.abs(totaal - somVan(namen.map((naam) => delen[naam]))) < VERSTE
  return rest === 0 || !isSom || grootste === undefined ? rond : { ...rond, [grootste]: rond[grootste] + rest }
}
