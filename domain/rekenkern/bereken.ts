import { either, function as fp } from 'fp-ts'

import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import type { RekenFout } from '../rekenkader/rekenFout'
import { tariefVan, type Rekenkader, type Tarief } from '../rekenkader/rekenkader'
import { eigenVerzoek } from '../verzoek/eigenVerzoek'
import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'
import { aanvragersVandaag } from './aanvragers/aanvragers'
import type { Belastbaar } from './maandlast/belasting'
import { maandlastVan, type Maandlaststappen } from './maandlast/maandlast'
import { Rekenpen, type Pen } from './pen'
import { recordVan } from './record/record'
import { rentes, type Rentes } from './rente/rente'
import { nietAftrekbaar } from './toets/restschuld'
import { maximaVan } from './toets/toets'
import { aanschafVan } from './woning/aanschaf'
import { maximaleHypotheekVan, verkoopVan, woningVan } from './woning/woning'

/** The version of the calculation rules. A higher version may give different figures for the same request. */
export const REKENKERN_VERSIE = '2.3.0'

/** The outcome of a whole calculation: the result record, and the values that the comparisons need. */
export interface Boek extends Rentes, Belastbaar {
  readonly financieringsOpzet: FinancieringsOpzet
  /** The loan that the monthly cost applies to. Euro, not yet rounded to the cent. */
  readonly lening: Maandlaststappen['lening']
  readonly rentesoort: Tarief['rentesoort']
}

/** Runs every step of the calculation through the pen. Returns the result record and the values for comparisons. */
const schrijfBoek = (pen: Pen, verzoek: FinancieringsOpzetVerzoek, tarief: Tarief): Boek => {
  const { onderpand, eigenInleg, timestamp } = verzoek
  const { rente, toetsrente } = rentes(pen, tarief)
  const aanvragers = aanvragersVandaag(pen, verzoek)
  const verkoop = onderpand && verkoopVan(pen, onderpand)
  const restschuld = verkoop?.restschuld
  const toetsgrond = { toetsrente, label: onderpand?.energielabelType, restschuld: nietAftrekbaar(pen, restschuld) }
  const maxima = maximaVan(pen, aanvragers, toetsgrond)
  const woning = onderpand && woningVan(pen, onderpand)
  const waarde = woning?.waarde
  const maximaleHypotheek = maximaleHypotheekVan(pen, { ...maxima, waarde })
  const aanschaf = woning && aanschafVan(pen, { woning, verkoop, tarief, maximaleHypotheek, eigenInleg })
  const grond = { aanvragers, rente, toetsrente, waarde, restschuld }
  const hypotheekbedrag = aanschaf?.sluitgrond.hypotheekbedrag
  const maandlast = maandlastVan(pen, grond, { hypotheekbedrag, maximaleHypotheek })
  const hypotheken = { maximaleHypotheekOpInkomen: maxima.opInkomen, maximaleHypotheek }
  const financieringsOpzet = recordVan(pen, { hypotheken, maandlast, rente, timestamp, aanschaf })
  const { lening } = maandlast
  const { rentesoort } = tarief
  return { financieringsOpzet, aanvragers, rente, toetsrente, waarde, restschuld, lening, rentesoort }
}

/**
 * Returns the rate that holds, with the other checked values. Of a pair, the rate with NHG holds if the outcome at that
 * rate has NHG; otherwise the rate without NHG holds.
 */
const geldendTarief = (
  pen: Pen,
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, Tarief> =>
  fp.pipe(
    tariefVan(verzoek, kader),
    either.flatMap((tarief) =>
      tarief.rentesoort === undefined || schrijfBoek(pen.proef(), verzoek, tarief).financieringsOpzet.nhg === true
        ? either.right(tarief)
        : tariefVan(verzoek, kader, 'zonder'),
    ),
  )

/**
 * Runs the calculation with `pen`. Returns the outcome, or the reason why the calculation is not possible. Does not
 * throw if `verzoekCodec` accepts the request and the `kader` has the right type.
 */
export const boekVan = (
  pen: Pen,
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, Boek> => {
  const eigen = eigenVerzoek(verzoek)
  return fp.pipe(
    geldendTarief(pen, eigen, kader),
    either.map((tarief) => schrijfBoek(pen, eigen, tarief)),
  )
}

/**
 * Calculates a request. Returns the result record, or the reason why the calculation is not possible. The record has no
 * year of the norms, because a receipt stores the record without that year.
 */
export const recordZonderJaar = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, FinancieringsOpzet> =>
  fp.pipe(
    boekVan(new Rekenpen(kader.normen), verzoek, kader),
    either.map(({ financieringsOpzet }) => financieringsOpzet),
  )

/** The result of a calculation. */
export interface Berekening {
  /** The result record, with the year of the norms. Amounts in euro. */
  readonly financieringsOpzet: FinancieringsOpzet
}

/**
 * Calculates a request. Returns the result record, with amounts in euro and the year of the norms, or the reason why
 * the calculation is not possible. Pure. Does not throw if `verzoekCodec` accepts the request and the `kader` has the
 * right type. For an unchecked request, use `toBerekening`.
 * @example
 * const { right } = berekenFinancieringsOpzet(verzoek, kader)
 * right.financieringsOpzet.maximaleHypotheek // 260999
 */
export const berekenFinancieringsOpzet = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, Berekening> =>
  fp.pipe(
    recordZonderJaar(verzoek, kader),
    either.map((cijfers) => ({ financieringsOpzet: { ...cijfers, normjaar: kader.normen.jaar } })),
  )
