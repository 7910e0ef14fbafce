import { either, function as fp } from 'fp-ts'

import { eigenVelden } from '../codec/eigenVelden'
import { isBedrag } from '../geld/bedrag'
import { type Kostenposten, standaardKosten } from '../normen/kostenposten'
import type { Normen } from '../normen/normen'
import { isRentepaar, isRentepercentage, rentepaarVan, type Rentepaar, type Rentetarieven } from '../normen/rentepaar'
import type { Antwoorden } from '../antwoorden/antwoorden'
import { isPeriodeVan } from '../antwoorden/rentevastePeriode'
import type { RentevastePeriode } from '../antwoorden/rentevastePeriodes'
import { startersvrijstellingVan, type Startersvrijstelling } from '../antwoorden/startersvrijstelling'
import { meldingenOverBedragen } from './meldingenOverBedragen'
import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'
import { toGegevenGetal, type RekenFout } from './rekenFout'
import { vrijstellingVoor } from './vrijstelling'

/**
 * The input of a calculation besides the request: the norms, the rates, the cost items, and which home buyers may use
 * the starter exemption of the transfer tax. A request contains none of these.
 */
export interface Rekenkader {
  /** The figures that law and NHG set for a year. */
  readonly normen: Normen
  /** The interest rates. Percent a year, 0 to 100, by fixed-rate period in months: one rate each, or a pair each. */
  readonly rentetarieven: Rentetarieven
  /** The cost items, in euro. When absent, the calculation uses `standaardKosten`. */
  readonly kosten?: Kostenposten | undefined
  /** The starter exemption of the transfer tax. If absent, nobody is exempt. `eenVanTwee` requires two home buyers. */
  readonly startersvrijstelling?: Startersvrijstelling | undefined
}

/**
 * Creates a kader with these norms and rates. The answers decide the starter exemption. `kosten` is absent, so the
 * default cost items apply.
 * @example
 * toKader(orientatie, normenVan(2026), { 120: 3.75 }).startersvrijstelling // 'nee'
 */
export const toKader = (antwoorden: Antwoorden, normen: Normen, rentetarieven: Rentetarieven): Rekenkader => ({
  normen,
  rentetarieven,
  startersvrijstelling: startersvrijstellingVan(antwoorden),
})

const KOSTENPOSTEN = Object.keys(standaardKosten) as readonly (keyof Kostenposten)[]

/** Which home buyers may use the starter exemption of the transfer tax: one of two (`eenVanTwee`) or all (`ja`). */
export type Vrijgesteld = Exclude<Startersvrijstelling, 'nee'>

/**
 * The checked values of a request and a kader: the fixed-rate period (months) with its rate (percent a year), the cost
 * items, and the starter exemption. `rentesoort` is undefined if the period has one rate. `starters` is undefined if no
 * buyer may use that exemption.
 */
export interface Tarief {
  readonly periode: RentevastePeriode
  readonly rente: number
  readonly rentesoort: keyof Rentepaar | undefined
  readonly kosten: Kostenposten
  readonly starters: Vrijgesteld | undefined
}

/**
 * Returns the requested period with its rate, the cost items and the starter exemption, or the first error in the
 * request or the kader. Of a pair of rates, `soort` is the rate that is returned; both are checked. An amount out of
 * bounds is an error too, because an amount of NaN would make figures of the result record NaN.
 */
export const tariefVan = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  soort: keyof Rentepaar = 'nhg',
): either.Either<RekenFout, Tarief> => {
  const meldingen = meldingenOverBedragen(verzoek)
  if (meldingen.length > 0) return either.left({ _tag: 'OnleesbaarVerzoek', meldingen })
  const { rentetarieven, kosten = standaardKosten, startersvrijstelling = 'nee' } = eigenVelden(kader)
  const { labelCode, rentevastperiode } = verzoek
  if (!isPeriodeVan(labelCode, rentevastperiode)) {
    return either.left({ _tag: 'OnbekendePeriode', labelCode, rentevastperiode })
  }
  const rentes = rentepaarVan(rentetarieven, rentevastperiode)
  if (rentes === undefined) return either.left({ _tag: 'GeenRente', rentevastperiode })
  const ongeldig: readonly unknown[] = [rentes.nhg, rentes.zonder].filter((rente) => !isRentepercentage(rente))
  if (ongeldig.length > 0) {
    return either.left({ _tag: 'OngeldigeRente', rentevastperiode, rente: toGegevenGetal(ongeldig[0]) })
  }
  const kostenpost = KOSTENPOSTEN.find((post) => !isBedrag(kosten[post]))
  if (kostenpost !== undefined) {
    return either.left({ _tag: 'OngeldigeKosten', kostenpost, bedrag: toGegevenGetal(kosten[kostenpost]) })
  }
  return fp.pipe(
    vrijstellingVoor(verzoek, startersvrijstelling),
    either.map((wie) => ({
      periode: rentevastperiode,
      rente: rentes[soort],
      rentesoort: isRentepaar(rentetarieven, rentevastperiode) ? soort : undefined,
      kosten,
      starters: wie === 'nee' ? undefined : wie,
    })),
  )
}
