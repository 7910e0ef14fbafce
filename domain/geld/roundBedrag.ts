import { optelsom, type Bedrag } from './bedrag'

/**
 * Rounds an amount to whole euros as a screen shows it: half away from zero, like `formatBedrag`. Never -0.
 * @example
 * roundBedrag(1_208.5) // 1209
 */
export const roundBedrag = (bedrag: Bedrag): Bedrag => Math.sign(bedrag) * Math.round(Math.abs(bedrag)) + 0

/**
 * Rounds a shortage (euro, 0 or more) to whole euros as a screen shows it. Rounds to the cent and then up, so that
 * adding the shown amount is enough. Never -0.
 * @example
 * roundTekort(1_208.01) // 1209
 */
export const roundTekort = (tekort: Bedrag): Bedrag => Math.ceil(Math.round(tekort * 100) / 100) + 0

/** Amounts by name. */
type Delen<Naam extends string> = Readonly<Record<Naam, Bedrag>>

/** A total that differs this much (euro) or more from the sum of the parts is not their sum. */
const VERSTE = 2

/** Tolerance (euro) for floating-point errors: a part that is closer to a whole euro counts as whole. */
const RUIS = 1e-6

/**
 * Rounds the parts of a sum to whole euros, so that they add up to `totaal`, the sum as shown (calculation rules,
 * section 9). Rounds each part half up; then the largest parts move one euro, up to their floor or ceiling, until the
 * difference is gone. A whole part does not move. A difference that no part can take goes to the largest part that is
 * not whole. A part in `bekend`, which a reader can check, moves only when every other part is 0. When `totaal` is not
 * the sum of the parts, each is rounded separately.
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
  const onbekend = namen.filter((naam) => delen[naam] !== 0 && !bekend.includes(naam))
  const nemers = onbekend.length > 0 ? onbekend : namen
  const schuiven = nemers.filter((naam) => stap * (delen[naam] - rond[naam]) > RUIS).slice(0, Math.abs(rest))
  const grootste = nemers.find((naam) => rond[naam] !== delen[naam]) ?? nemers[0]
  for (const naam of schuiven) rond[naam] += stap
  if (grootste !== undefined) rond[grootste] += rest - stap * schuiven.length
  return rond
}
