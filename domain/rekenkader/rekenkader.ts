import { either, function as fp } from 'fp-ts'

import { eigenVelden } from '../codec/eigenVelden'
import { isBedrag } from '../geld/bedrag'
import { type Kostenposten, standaardKosten } from '../normen/kostenposten'
import type { Normen } from '../normen/normen'
import { isRentepercentage, type Rentetarieven } from '../normen/rentetarieven'
import type { Antwoorden } from '../orientatie/antwoorden'
import { isPeriodeVan } from '../orientatie/rentevastePeriode'
import type { RentevastePeriode } from '../orientatie/rentevastePeriodes'
import { startersvrijstellingVan, type Startersvrijstelling } from '../orientatie/startersvrijstelling'
import { meldingenOverBedragen } from '../verzoek/meldingenOverBedragen'
import type { FinancieringsOpzetVerzoek } from '../verzoek/verzoek'
import { toGegevenGetal, type RekenFout } from './rekenFout'
import { vrijstellingVoor } from './vrijstelling'

/**
 * The input of a calculation besides the request: the norms, the rates, the cost items, and which home buyers are
 * exempt from transfer tax as a starter. No request contains these.
 */
export interface Rekenkader {
  /** The figures that law and NHG set for a year. */
  readonly normen: Normen
  /** The interest rates. Percent a year, 0 to 100, by fixed-rate period in months: `{ '120': 3.75 }`. */
  readonly rentetarieven: Rentetarieven
  /** The cost items. Euro; `standaardKosten` when absent. */
  readonly kosten?: Kostenposten
  /** Which home buyers pay no transfer tax as a starter: nobody when absent, `eenVanTwee` only when two buy. */
  readonly startersvrijstelling?: Startersvrijstelling
}

/**
 * Creates a kader from the answers of a visitor, which decide the starter exemption, with these norms and rates.
 * @example
 * toKader(orientatie, normenVan(2026), { 120: 3.75 }).startersvrijstelling // 'nee'
 */
export const toKader = (antwoorden: Antwoorden, normen: Normen, rentetarieven: Rentetarieven): Rekenkader => ({
  normen,
  rentetarieven,
  startersvrijstelling: startersvrijstellingVan(antwoorden),
})

const KOSTENPOSTEN = Object.keys(standaardKosten) as readonly (keyof Kostenposten)[]

/** Which home buyers are exempt from transfer tax as a starter, when at least one is. */
export type Vrijgesteld = Exclude<Startersvrijstelling, 'nee'>

/**
 * The checked values of a request and a kader: the fixed-rate period (months) with its rate (percent a year), the cost
 * items, and the starter exemption if any.
 */
export interface Tarief {
  readonly periode: RentevastePeriode
  readonly rente: number
  readonly kosten: Kostenposten
  readonly starters: Vrijgesteld | undefined
}

/**
 * Returns the rate of the requested period, the cost items and the starter exemption, or why one of them is invalid.
 * Refuses a request with an amount out of bounds, as its codec does: NaN would make figures of the record NaN.
 */
export const tariefVan = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): either.Either<RekenFout, Tarief> => {
  const meldingen = meldingenOverBedragen(verzoek)
  if (meldingen.length > 0) return either.left({ _tag: 'OnleesbaarVerzoek', meldingen })
  const { rentetarieven, kosten = standaardKosten, startersvrijstelling = 'nee' } = eigenVelden(kader)
  const { labelCode, rentevastperiode } = verzoek
  if (!isPeriodeVan(labelCode, rentevastperiode)) {
    return either.left({ _tag: 'OnbekendePeriode', labelCode, rentevastperiode })
  }
  const rente = Object.hasOwn(rentetarieven, rentevastperiode) ? rentetarieven[rentevastperiode] : undefined
  if (rente === undefined) return either.left({ _tag: 'GeenRente', rentevastperiode })
  if (!isRentepercentage(rente)) {
    return either.left({ _tag: 'OngeldigeRente', rentevastperiode, rente: toGegevenGetal(rente) })
  }
  const kostenpost = KOSTENPOSTEN.find((post) => !isBedrag(kosten[post]))
  if (kostenpost !== undefined) {
    return either.left({ _tag: 'OngeldigeKosten', kostenpost, bedrag: toGegevenGetal(kosten[kostenpost]) })
  }
  return fp.pipe(
    vrijstellingVoor(verzoek, startersvrijstelling),
    either.map((wie) => ({
      periode: rentevastperiode,
      rente,
      kosten,
      starters: wie === 'nee' ? undefined : wie,
    })),
  )
}
