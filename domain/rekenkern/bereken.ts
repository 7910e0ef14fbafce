import { either, function as fp } from 'fp-ts'

import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import type { RekenFout } from '../rekenkader/rekenFout'
import { tariefVan, type Rekenkader, type Tarief } from '../rekenkader/rekenkader'
import { eigenVerzoek } from '../verzoek/eigenVerzoek'
import type { FinancieringsOpzetVerzoek } from '../verzoek/verzoek'
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

/** The version of the rules: a higher one may give other figures for the same request. */
export const REKENKERN_VERSIE = '2.2.0'

/** A calculation as it was written: the record, and what the comparisons go on with. */
export interface Boek extends Rentes, Belastbaar {
  readonly financieringsOpzet: FinancieringsOpzet
  /** The loan behind the monthly cost, unrounded; the record has it rounded to the cent. */
  readonly lening: Maandlaststappen['lening']
}

/** Describes the whole calculation, chapter by chapter, with a pen. */
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
  return { financieringsOpzet, aanvragers, rente, toetsrente, waarde, restschuld, lening: maandlast.lening }
}

/** Checks what a calculation takes as given, and describes it with a pen. Never throws for a request of its codec. */
export const boekVan = (
  pen: Pen,
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, Boek> => {
  const eigen = eigenVerzoek(verzoek)
  return fp.pipe(
    tariefVan(eigen, kader),
    either.map((tarief) => schrijfBoek(pen, eigen, tarief)),
  )
}

/** The figures of a record, without the year of the norms: a receipt says that itself. */
export const recordZonderJaar = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, FinancieringsOpzet> =>
  fp.pipe(
    boekVan(new Rekenpen(kader.normen), verzoek, kader),
    either.map(({ financieringsOpzet }) => financieringsOpzet),
  )

/** The outcome of a calculation. */
export interface Berekening {
  /** The record, with the year of the norms. Amounts in euro. */
  readonly financieringsOpzet: FinancieringsOpzet
}

/**
 * Calculates what a request comes to: the record with amounts in euro and the year of the norms, or the reason why
 * there is none. Pure and total: it never throws for a request that passes its codec, whatever the rates and cost items
 * are. What has not passed it goes through `toBerekening`.
 */
export const berekenFinancieringsOpzet = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, Berekening> =>
  fp.pipe(
    recordZonderJaar(verzoek, kader),
    either.map((cijfers) => ({ financieringsOpzet: { ...cijfers, normjaar: kader.normen.jaar } })),
  )
