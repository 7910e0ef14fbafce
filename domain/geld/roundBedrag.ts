import { optelsom, type Bedrag } from './bedrag'

/** An amount in whole euros as a screen shows it: half away from zero, as `formatBedrag` writes it. Never -0. */
export const roundBedrag = (bedrag: Bedrag): Bedrag => Math.sign(bedrag) * Math.round(Math.abs(bedrag)) + 0

/**
 * What falls short (euro, 0 or more) in whole euros as a screen shows it: up, so that who adds just that has enough. A
 * part of a cent is no shortage. Never -0.
 */
export const roundTekort = (tekort: Bedrag): Bedrag => Math.ceil(Math.round(tekort * 100) / 100) + 0

/** Amounts by name. */
type Delen<Naam extends string> = Readonly<Record<Naam, Bedrag>>

/** A total that is further (euro) from what its parts add up to is not their sum. */
const VERSTE = 2

/** A part that is closer to whole euros than this is whole: binary noise decides nothing. */
const RUIS = 1e-6

/**
 * The parts of a sum in whole euros, which add up to `totaal`, the sum as it is shown: each half up, and the largest
 * takes the rest (calculation rules, section 9) as far as it stays its floor or its ceiling; the next largest takes
 * what is left. An amount of whole euros has no rest, so it stands as it is. Only what these cannot hold goes to the
 * largest of them, or of all when each is whole. A part of `bekend`, which a reader can work out from another figure,
 * takes nothing unless all are such. Each is rounded by itself when `totaal` is not their sum.
 */
export const roundDelen = <Naam extends string>(
  delen: Delen<Naam>,
  totaal: Bedrag,
  bekend: readonly NoInfer<Naam>[] = [],
): Delen<Naam> => {
  const namen = (Object.keys(delen) as Naam[]).toSorted((een, ander) => Math.abs(delen[ander]) - Math.abs(delen[een]))
  const rond = Object.fromEntries(namen.map((naam) => [naam, roundBedrag(delen[naam])])) as Record<Naam, Bedrag>
  const rest = totaal - optelsom(namen.map((naam) => rond[naam]))
  const isSom = Math.abs(totaal - optelsom(namen.map((naam) => delen[naam]))) < VERSTE
  if (rest === 0 || !isSom) return rond
  const stap = Math.sign(rest)
  const onbekend = namen.filter((naam) => delen[naam] !== 0 && !bekend.includes(naam))
  const nemers = onbekend.length > 0 ? onbekend : namen
  const schuiven = nemers.filter((naam) => stap * (delen[naam] - rond[naam]) > RUIS).slice(0, Math.abs(rest))
  const grootste = nemers.find((naam) => rond[naam] !== delen[naam]) ?? nemers[0]
  for (const naam of schuiven) rond[naam] += stap
  if (grootste !== undefined) rond[grootste] += rest - stap * schuiven.length
  return rond
}
