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
 * What a calculation takes as given besides the request: the figures of a year, the rates (percent a year, by period
 * in months), the cost items (euro; the standard ones when absent), and who is exempt from transfer tax as a starter
 * (nobody when absent), which no request says.
 */
export interface Rekenkader {
  /** The figures that the law and NHG set for a year. */
  readonly normen: Normen
  /** The rates. Percent a year, 0 to 100, by fixed-rate period in months: `{ '120': 3.75 }`. */
  readonly rentetarieven: Rentetarieven
  /** The cost items. Euro; the standard ones when absent. */
  readonly kosten?: Kostenposten
  /** Who pays no transfer tax as a starter, one of two only where two buy; nobody when absent. */
  readonly startersvrijstelling?: Startersvrijstelling
}

/** The frame for the answers of a visitor, who says of the exemption for starters what no request does. */
export const toKader = (antwoorden: Antwoorden, normen: Normen, rentetarieven: Rentetarieven): Rekenkader => ({
  normen,
  rentetarieven,
  startersvrijstelling: startersvrijstellingVan(antwoorden),
})

const KOSTENPOSTEN = Object.keys(standaardKosten) as readonly (keyof Kostenposten)[]

/** Who is exempt from transfer tax as a starter, when somebody is. */
export type Vrijgesteld = Exclude<Startersvrijstelling, 'nee'>

/**
 * What a request and a frame hold for a calculation: a period (months) with its rate (percent a year), the costs, and
 * the exemption for starters where there is one.
 */
export interface Tarief {
  readonly periode: RentevastePeriode
  readonly rente: number
  readonly kosten: Kostenposten
  readonly starters: Vrijgesteld | undefined
}

/**
 * Returns the rate of the requested period, the cost items and who is exempt, or why one of them is invalid. Refuses a
 * request with an amount out of bounds, as its codec does: NaN would make figures of its record NaN.
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
