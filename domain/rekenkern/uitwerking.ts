import { either } from 'fp-ts'

import { isBedrag } from '../geld'
import { isRentepercentage, standaardKosten, type Kostenposten } from '../normen'
import { isPeriodeVan } from '../orientatie'
import type { FinancieringsOpzetVerzoek } from '../verzoek'
import { aanvragersMetPensioen, aanvragersVandaag, ofNul } from './aanvrager'
import { eigenInlegVan } from './behoefte'
import { forfaitwaarde } from './belasting'
import { leningVan, maandlastVan, type Maandlast } from './maandlast'
import { maximaleHypotheekOpInkomen } from './maximumOpInkomen'
import type { RekenFout } from './rekenFout'
import type { Rekenkader } from './rekenkader'
import { toets, type Toets } from './toets'
import { toetsrenteVan } from './toetsrente'
import { maximaleHypotheek, woningwaarde } from './waarde'
import { woningVan, type Woning } from './woning'
import { zonderMinNul } from './zonderMinNul'

/** A calculation with every intermediate value, unrounded; amounts in euro, rates in percent a year. */
export interface Uitwerking {
  readonly verzoek: FinancieringsOpzetVerzoek
  readonly kader: Required<Rekenkader>
  readonly rente: number
  readonly toetsrente: number
  readonly toetsVandaag: Toets
  readonly toetsMetPensioen: Toets | undefined
  readonly maximaleHypotheekOpInkomen: number
  readonly maximaleHypotheek: number
  readonly woning: Woning | undefined
  readonly maandlast: Maandlast
}

const controleerRente = ({ labelCode, rentevastperiode }: FinancieringsOpzetVerzoek, kader: Rekenkader) => {
  if (!isPeriodeVan(labelCode, rentevastperiode)) {
    return either.left<RekenFout>({ _tag: 'OnbekendePeriode', labelCode, rentevastperiode })
  }
  const rente = kader.rentetarieven[rentevastperiode]
  if (rente === undefined) return either.left<RekenFout>({ _tag: 'GeenRente', rentevastperiode })
  return isRentepercentage(rente)
    ? either.right(ofNul(rente))
    : either.left<RekenFout>({ _tag: 'OngeldigeRente', rentevastperiode, rente })
}

const KOSTENPOSTEN = ['leveringsakte', 'hypotheekakte', 'taxatie'] as const

const controleerKosten = (kosten: Kostenposten): either.Either<RekenFout, Kostenposten> => {
  const kostenpost = KOSTENPOSTEN.find((post) => !isBedrag(kosten[post]))
  return kostenpost === undefined
    ? either.right(zonderMinNul(kosten))
    : either.left({ _tag: 'OngeldigeKosten', kostenpost, bedrag: kosten[kostenpost] })
}

const werkUitMet = (
  verzoek: FinancieringsOpzetVerzoek,
  { normen, rentetarieven }: Rekenkader,
  rente: number,
  kosten: Kostenposten,
): Uitwerking => {
  const { rentevastperiode } = verzoek
  const onderpand = verzoek.onderpand === undefined ? undefined : zonderMinNul(verzoek.onderpand)
  const toetsrente = toetsrenteVan({ rente, rentevastperiode, afmToetsrente: normen.toetsrente.waarde })
  const aanvragers = aanvragersVandaag(verzoek)
  const metPensioen = aanvragersMetPensioen(verzoek)
  const toetsVandaag = toets(aanvragers, toetsrente, onderpand?.energielabelType, normen)
  const toetsMetPensioen =
    metPensioen === undefined ? undefined : toets(metPensioen, toetsrente, onderpand?.energielabelType, normen)
  const opInkomen = maximaleHypotheekOpInkomen({
    vandaag: toetsVandaag.maximum,
    metPensioen: toetsMetPensioen?.maximum,
  })
  const waarde = onderpand === undefined ? undefined : woningwaarde(onderpand)
  const maximum = maximaleHypotheek({
    opInkomen,
    waarde,
    percentage: normen.leningTenOpzichteVanWaarde.waarde.hoogste,
  })
  const eigenInleg = eigenInlegVan({ gegeven: ofNul(verzoek.eigenInleg) })
  const woning =
    onderpand === undefined || waarde === undefined
      ? undefined
      : woningVan({ onderpand, waarde, maximaleHypotheek: maximum, eigenInleg }, kosten, normen)
  const lening = leningVan({ hypotheekbedrag: woning?.behoefte.hypotheekbedrag, maximaleHypotheek: maximum })
  const maandlast = maandlastVan(
    {
      aanvragers,
      lening,
      rente,
      waarde: forfaitwaarde({ waarde, lening }),
      restschuld: woning?.verkoop?.restschuld,
    },
    normen,
  )
  return {
    verzoek,
    kader: { normen, rentetarieven, kosten },
    rente,
    toetsrente,
    toetsVandaag,
    toetsMetPensioen,
    maximaleHypotheekOpInkomen: opInkomen,
    maximaleHypotheek: maximum,
    woning,
    maandlast,
  }
}

/** Works a request out with every intermediate value. Never throws for a request that passes its codec. */
export const werkUit = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, Uitwerking> => {
  const rente = controleerRente(verzoek, kader)
  if (either.isLeft(rente)) return rente
  const kosten = controleerKosten(kader.kosten ?? standaardKosten)
  if (either.isLeft(kosten)) return kosten
  return either.right(werkUitMet(verzoek, kader, rente.right, kosten.right))
}
