import type { Ligging, Rand } from '../../../../adapters/conformance'
import { normenVan, type Leeftijdsgroep, type Normjaar, type Normnaam } from '../../../../domain'
import { formatEuro, formatPercentage } from '../../../../domain/geld'
import { readable } from '../../../support/readable'

const EIGEN_KEUZE = 'Keuze van deze rekenhulp'

/**
 * The kinds of thresholds, each with its Dutch description, its unit, and the norm whose source is the source of the
 * threshold. `EIGEN_KEUZE` replaces the norm for a choice of this calculator.
 */
const SOORTEN = {
  'financieringslast.onderAow.rijen': ['toetsinkomen, tabel zonder AOW', 'euro', 'financieringslast'],
  'financieringslast.aow.rijen': ['toetsinkomen, tabel met AOW', 'euro', 'financieringslast'],
  'financieringslast.onderAow.toetsrenteTotEnMet': ['toetsrente, tabel zonder AOW', 'procent', 'financieringslast'],
  'financieringslast.aow.toetsrenteTotEnMet': ['toetsrente, tabel met AOW', 'procent', 'financieringslast'],
  toetsrente: ['rente bij minder dan tien jaar vast, naast de toetsrente van de AFM', 'procent', 'toetsrente'],
  'toetsrente.periode': ['rentevaste periode', 'maanden', 'toetsrente'],
  studieschuldfactoren: ['toetsrente, factor voor een studieschuld', 'procent', 'studieschuldfactoren'],
  'alleenstaande.onderAow': ['toetsinkomen van wie alleen koopt, zonder AOW', 'euro', 'alleenstaande'],
  'alleenstaande.aow': ['toetsinkomen van wie alleen koopt, met AOW', 'euro', 'alleenstaande'],
  leeftijdsgroep: ['inkomen met AOW naast dat zonder AOW', 'euro', EIGEN_KEUZE],
  ruimte: ['schulden naast de toegestane maandlast', 'euro', 'alleenstaande'],
  leningTenOpzichteVanWaarde: ['prijs naast het maximum op het inkomen', 'euro', 'leningTenOpzichteVanWaarde'],
  'nhg.grens': ['waarde van de woning, NHG', 'euro', 'nhg'],
  'nhg.grensNieuwbouwA4': ['waarde van een nieuwe woning met label A++++, NHG', 'euro', 'nhg'],
  'nhg.hypotheek': ['eigen geld naast wat nodig is, NHG', 'euro', 'nhg'],
  startersvrijstelling: ['prijs, startersvrijstelling', 'euro', 'startersvrijstelling'],
  'verkoop.saldo': ['verkoopprijs waarbij de verkoop niets overlaat', 'euro', EIGEN_KEUZE],
  'box1.onderAow': ['belastbaar inkomen, box 1 zonder AOW', 'euro', 'box1'],
  'box1.aow': ['belastbaar inkomen, box 1 met AOW', 'euro', 'box1'],
  'box1.hoogsteAftrek': ['inkomen waarboven de aftrek lager is', 'euro', 'box1'],
  'heffingskortingen.arbeid': ['inkomen uit werk, arbeidskorting', 'euro', 'heffingskortingen'],
  'heffingskortingen.onderAow': ['inkomen, heffingskorting zonder AOW', 'euro', 'heffingskortingen'],
  'heffingskortingen.aow': ['inkomen, heffingskorting met AOW', 'euro', 'heffingskortingen'],
  eigenwoningforfait: ['waarde van de woning, eigenwoningforfait', 'euro', 'eigenwoningforfait'],
} as const satisfies Readonly<
  Record<string, readonly [string, 'euro' | 'procent' | 'maanden', Normnaam | typeof EIGEN_KEUZE]>
>

/** The name of a kind of threshold, such as `toetsrente`. */
export type Randsoort = keyof typeof SOORTEN

const isRandsoort = (van: string): van is Randsoort => van in SOORTEN

const soortVan = ({ van }: Rand) => {
  if (!isRandsoort(van)) throw new Error(`${van} is no kind of threshold`)
  return SOORTEN[van]
}

const getalInWoorden = {
  euro: (getal: number) => readable(formatEuro(getal, { centen: !Number.isInteger(getal) })),
  procent: formatPercentage,
  maanden: (getal: number) => `${getal} maanden`,
}

/** Returns a threshold in Dutch words: the kind, the side that the case is on, and the value of the threshold. */
export const inWoordenVan = (rand: Rand): string => {
  const [wat, eenheid] = soortVan(rand)
  return `${wat}: ${rand.ligging} ${getalInWoorden[eenheid](rand.grens)}`
}

/** Returns the source of a threshold: its article in the norms of `jaar`, or `EIGEN_KEUZE` if no norm sets it. */
export const bronVan = (rand: Rand, jaar: Normjaar): string => {
  const [, , norm] = soortVan(rand)
  if (norm === EIGEN_KEUZE) return EIGEN_KEUZE
  const { regeling, artikel, vindplaats } = normenVan(jaar)[norm].bron
  return `${regeling}, ${artikel}${vindplaats === undefined ? '' : ` (${vindplaats})`}`
}

/** The smallest change of a rate, in percent, because the test rate has three decimals. */
export const DUIZENDSTE = 0.001

/** Rounds a rate to three decimals. */
export const rond = (getal: number): number => Math.round(getal * 1000) / 1000

/** The three positions at a threshold, each with its number of steps from the threshold. */
export const LIGGINGEN: readonly (readonly [Ligging, -1 | 0 | 1])[] = [
  ['onder', -1],
  ['op', 0],
  ['boven', 1],
]

/** The age groups, each with its own tables and tax brackets. */
export const GROEPEN: readonly Leeftijdsgroep[] = ['onderAow', 'aow']

/** The path of the field with the income of the first buyer: the `veld` of most thresholds. */
export const INKOMEN = 'verzoek.hypotheekgevers[0].inkomsten.bedrag'

/** The path of the field with the rate for ten years. */
export const RENTE = 'kader.rentetarieven.120'

/** The path of the field with the price of the home. */
export const KOOPSOM = 'verzoek.onderpand.koopsom'

/** Creates a threshold. `verzet` is the smallest change of the field `veld`, in the unit of that field. */
export const randVan = (
  van: Randsoort,
  grens: number,
  ligging: Ligging,
  stap: string,
  veld: string,
  verzet = 1,
): Rand => ({
  van,
  grens,
  ligging,
  stap,
  veld,
  verzet,
})
