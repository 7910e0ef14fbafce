import { metOnderpand, roundOpzet, type FinancieringsOpzet } from '../../domain'
import { roundBedrag } from '../../domain/geld'
import { LAATSTE_STAP, type Stapnummer } from '../../domain/orientatie'
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

const toMaximaleHypotheek = (
  { totaalInkomen, eigen, financieringsOpzet: opzet }: Momentopname,
  stap: Stapnummer,
): MaximaleHypotheekBlok => ({
  wachtOpInkomen: totaalInkomen === 0 && eigen.dienstBetrekking !== 'Overig',
  lines: [
    toLine('inkomenPerJaar', roundBedrag(totaalInkomen)),
    toLine('maximaleHypotheekOpInkomen', opzet.maximaleHypotheekOpInkomen),
  ],
  maandlast: stap === 0 ? toMaandlast(opzet, opzet.hypotheekbedrag) : undefined,
})

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
