import { metOnderpand, roundOpzet, totaalInkomen, type FinancieringsOpzet } from '../../domain'
import { roundBedrag } from '../../domain/geld'
import { gevraagdeVelden, LAATSTE_STAP, waardeVan, type Antwoorden, type Stapnummer } from '../../domain/orientatie'
import type { Momentopname } from './samenvattingState'
import {
  toLine,
  type BenodigdeHypotheekBlok,
  type LineToelichting,
  type Maandlast,
  type MaximaleHypotheekBlok,
  type Samenvatting,
} from './samenvatting'
import { toBetaalwijze, totaalVan } from './toBetaalwijze'
import { toKostenDetails } from './toKostenDetails'
import { toAftrek, toGrens, toNodig } from './toToelichting'

/**
 * What the summary panel shows of this snapshot on this step (specification, section 2): whole euros, of which those
 * that are shown as a sum or a difference add up.
 */
export const toSamenvatting = (momentopname: Momentopname, stap: Stapnummer): Samenvatting => {
  const getoond = { ...momentopname, financieringsOpzet: roundOpzet(momentopname.financieringsOpzet) }
  return {
    maximaleHypotheek: toMaximaleHypotheek(getoond, stap),
    benodigdeHypotheek: toBenodigdeHypotheek(getoond, stap, toGrens(momentopname)),
  }
}

/** Whether answers have no income because a question for one is not answered yet; an income of 0 is an answer. */
export const isZonderInkomen = (antwoorden: Antwoorden): boolean =>
  totaalInkomen(antwoorden) === 0 &&
  [...gevraagdeVelden(antwoorden)].some(
    (veld) => veld.includes('.inkomen') && waardeVan(antwoorden, veld) === undefined,
  )

const toMaximaleHypotheek = (momentopname: Momentopname, stap: Stapnummer): MaximaleHypotheekBlok => {
  const { totaalInkomen: inkomen, financieringsOpzet: opzet } = momentopname
  if (isZonderInkomen(momentopname)) return { wachtOpInkomen: true, lines: [], maandlast: undefined }
  return {
    wachtOpInkomen: false,
    lines: [
      toLine('inkomenPerJaar', roundBedrag(inkomen)),
      toLine('maximaleHypotheekOpInkomen', opzet.maximaleHypotheekOpInkomen),
    ],
    maandlast: stap === 0 ? toMaandlast(opzet, opzet.hypotheekbedrag) : undefined,
  }
}

const toBenodigdeHypotheek = (
  momentopname: Momentopname,
  stap: Stapnummer,
  grens: LineToelichting | undefined,
): BenodigdeHypotheekBlok => {
  const { eigenGeld, financieringsOpzet: opzet } = momentopname
  const woning = metOnderpand(opzet)
  const betaalwijze = toBetaalwijze(opzet)
  return {
    actief: stap > 0,
    leeg: stap === 0 && woning === undefined,
    betaalwijze,
    betaaltotaal: totaalVan(betaalwijze),
    benodigdeFinanciering: toLine('benodigdeFinanciering', woning?.benodigdeFinanciering, toAftrek(woning)),
    details: toKostenDetails(momentopname),
    lines: [
      toLine('maximaleHypotheek', opzet.maximaleHypotheek, grens),
      toLine(
        'eigenGeld',
        eigenGeld === undefined ? undefined : roundBedrag(eigenGeld),
        toNodig(momentopname, betaalwijze),
      ),
      toLine('extraBenodigdeEigenInleg', woning?.extraBenodigdeEigenInleg),
    ],
    hypotheekbedrag: toLine('hypotheekbedrag', woning?.hypotheekbedrag),
    maandlast: stap === LAATSTE_STAP ? toNettoEerst(toMaandlast(opzet, leningBuitenDeRegels(opzet))) : undefined,
  }
}

/** The loan that the monthly cost belongs to when there is no mortgage sum; absent when there is. */
const leningBuitenDeRegels = (opzet: FinancieringsOpzet): number | undefined =>
  opzet.hypotheekbedrag === undefined ? opzet.maximaleHypotheek : undefined

const toMaandlast = (opzet: FinancieringsOpzet, bijHypotheekVan: number | undefined): Maandlast => ({
  lines: [toLine('maandlastBruto', opzet.maandlastBruto), toLine('maandlastNetto', opzet.maandlastNetto)],
  bijHypotheekVan,
})

const toNettoEerst = (maandlast: Maandlast): Maandlast => ({ ...maandlast, lines: maandlast.lines.toReversed() })
