import { optelsom, type Bedrag } from './bedrag'

/**
 * Returns an amount in whole euros as a screen shows it, rounded half away from zero like `formatBedrag`. Never returns
 * -0.
 * @example
 * roundBedrag(1_208.5) // 1209
 */
export const roundBedrag = (bedrag: Bedrag): Bedrag => Math.sign(bedrag) * Math.round(Math.abs(bedrag)) + 0

/**
 * Returns a shortage (euro, 0 or more) in whole euros as a screen shows it. Rounds to the cent and then up, so that
 * extra own money of the shown amount covers the shortage. Never returns -0.
 * @example
 * roundTekort(1_208.01) // 1209
 */
export const roundTekort = (tekort: Bedrag): Bedrag => Math.ceil(Math.round(tekort * 100) / 100) + 0

/** Amounts in euro by name. */
type Delen<Naam extends string> = Readonly<Record<Naam, Bedrag>>

/** The smallest difference (euro) at which a total does not count as the sum of its parts. */
const VERSTE = 2

/** Tolerance (euro) for floating-point errors: a part that differs less from its rounded value counts as whole. */
const RUIS = 1e-6

/**
 * Returns the parts of a sum in whole euros, so that they add up to `totaal`, the sum as shown. Rounds each part half
 * away from zero. If the rounded parts add up to less than `totaal`, the largest parts that were rounded down go up by
 * one euro, until the sum is right; if they add up to more, the largest parts that were rounded up go down. A
 * difference that is left goes to the largest part that was not whole, or else to the largest part. A part in `bekend`,
 * which a reader can check, changes only when every part outside `bekend` is 0. When `totaal` differs 2 euros or more
 * from the sum of the parts, each part is only rounded.
 * @example
 * roundDelen({ rente: 703.5, aflossing: 505.5 }, 1_209) // { rente: 703, aflossing: 506 }
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
  const onbekend = namen.filter((naam) => Math.abs(delen[naam]) > RUIS && !bekend.includes(naam))
  const nemers = onbekend.length > 0 ? onbekend : namen
  const schuiven = nemers.filter((naam) => stap * (delen[naam] - rond[naam]) > RUIS).slice(0, Math.abs(rest))
  const grootste = nemers.find((naam) => Math.abs(rond[naam] - delen[naam]) > RUIS) ?? nemers[0]
  for (const naam of schuiven) rond[naam] += stap
  if (grootste !== undefined) rond[grootste] += rest - stap * schuiven.length
  return rond
}
