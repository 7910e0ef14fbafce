import { either, function as fp } from 'fp-ts'

import type { FinancieringsOpzet } from '../financieringsOpzet'
import type { Kostenposten } from '../normen'
import type { FinancieringsOpzetVerzoek } from '../verzoek'
import { aanvragersVandaag, type Aanvragers } from './aanvragers'
import type { Euro, Euros } from './eenheden'
import { maandlastVan } from './maandlast'
import { Rekenpen, type Pen, type Waarde, type Waarden } from './pen'
import { recordVan } from './record'
import type { RekenFout } from './rekenFout'
import { kostenVan, tariefVan, type Rekenkader, type Tarief } from './rekenkader'
import { rentes, type Rentes } from './rente'
import { maximumOpInkomen } from './toets'
import {
  aankoopVan,
  behoefteVan,
  maximaleHypotheek as maximumMetWaarde,
  verkoopVan,
  woningVan,
  type Woning,
} from './woning'

/** A calculation as it was written: the record, and what the comparisons go on with. */
export interface Boek extends Rentes, Waarden<Euros<never, 'waarde' | 'restschuld'>> {
  readonly financieringsOpzet: FinancieringsOpzet
  readonly aanvragers: Aanvragers
}

/** What is bought and what that takes, when a home was asked about. */
const aanschafVan = (
  pen: Pen,
  { onderpand, eigenInleg }: FinancieringsOpzetVerzoek,
  woning: Woning | undefined,
  maximaleHypotheek: Waarde<Euro>,
  kosten: Kostenposten,
) => {
  if (onderpand === undefined || woning === undefined) return undefined
  const aankoop = aankoopVan(pen, woning, kosten)
  const verkoop = verkoopVan(pen, onderpand)
  const grond = { waarde: woning.waarde, maximaleHypotheek, aankoop, verkoop, eigenGeld: eigenInleg }
  return { onderpand, woning, aankoop, verkoop, behoefte: behoefteVan(pen, grond) }
}

/** Describes the whole calculation, chapter by chapter, with a pen. */
const schrijfBoek = (pen: Pen, verzoek: FinancieringsOpzetVerzoek, tarief: Tarief, kosten: Kostenposten): Boek => {
  const { rente, toetsrente } = rentes(pen, tarief)
  const aanvragers = aanvragersVandaag(pen, verzoek)
  const maximaleHypotheekOpInkomen = maximumOpInkomen(pen, verzoek, aanvragers, toetsrente)
  const woning = verzoek.onderpand && woningVan(pen, verzoek.onderpand)
  const waarde = woning?.waarde
  const maximaleHypotheek = maximumMetWaarde(pen, maximaleHypotheekOpInkomen, waarde)
  const aanschaf = aanschafVan(pen, verzoek, woning, maximaleHypotheek, kosten)
  const hypotheekbedrag = aanschaf?.behoefte.hypotheekbedrag
  const restschuld = aanschaf?.verkoop?.restschuld
  const maandlast = maandlastVan(pen, { aanvragers, rente, maximaleHypotheek, hypotheekbedrag, waarde, restschuld })
  const grond = { verzoek, rente, maximaleHypotheekOpInkomen, maximaleHypotheek, maandlast, aanschaf }
  return { financieringsOpzet: recordVan(pen, grond), aanvragers, rente, toetsrente, waarde, restschuld }
}

/** Checks what a calculation takes as given, and describes it with a pen. Never throws for a request of its codec. */
export const boekVan = (
  pen: Pen,
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, Boek> =>
  fp.pipe(
    tariefVan(verzoek, kader),
    either.flatMap((tarief) =>
      fp.pipe(
        kostenVan(kader),
        either.map((kosten) => schrijfBoek(pen, verzoek, tarief, kosten)),
      ),
    ),
  )

/** The outcome of a calculation. */
export interface Berekening {
  readonly financieringsOpzet: FinancieringsOpzet
}

/**
 * Calculates what a request comes to: the record with amounts in euro, or the reason why there is none. Pure and total:
 * it never throws for a request that passes its codec, whatever the rates and cost items are. What has not passed it
 * goes through `leesEnBereken`.
 */
export const berekenFinancieringsOpzet = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, Berekening> =>
  fp.pipe(
    boekVan(new Rekenpen(kader.normen), verzoek, kader),
    either.map(({ financieringsOpzet }) => ({ financieringsOpzet })),
  )
