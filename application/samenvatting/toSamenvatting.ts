import { metOnderpand, roundOpzet, type FinancieringsOpzet } from '../../domain'
import { roundBedrag } from '../../domain/geld'
import { LAATSTE_STAP, type Stapnummer } from '../../domain/orientatie'
import { isBuitenBereik, isLeningOnbekend, isZonderInkomen } from './bekend'
import type { Momentopname } from './samenvattingState'
import {
  toLine,
  type BenodigdeHypotheekBlok,
  type LineToelichting,
  type Maandlast,
  type MaximaleHypotheekBlok,
  type Samenvatting,
} from './samenvatting'
import { toBetaling } from './toBetaling'
import { toKostenDetails } from './toKostenDetails'
import { toAftrek, toGrens } from './toToelichting'

/**
 * Returns the content of the summary panel on this step (specification, section 2). Amounts are rounded to whole euros
 * so that the shown parts add up to the shown totals.
 * @example
 * toSamenvatting(momentopname, 2).maximaleHypotheek.lines.map(({ key }) => key)
 * // [ 'inkomenPerJaar', 'maximaleHypotheekOpInkomen' ]
 */
export const toSamenvatting = (momentopname: Momentopname, stap: Stapnummer): Samenvatting => {
  const getoond = { ...momentopname, financieringsOpzet: roundOpzet(momentopname.financieringsOpzet) }
  return {
    maximaleHypotheek: toMaximaleHypotheek(getoond, stap),
    benodigdeHypotheek: toBenodigdeHypotheek(getoond, stap, toGrens(momentopname)),
  }
}

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
  const { financieringsOpzet: opzet } = momentopname
  const woning = metOnderpand(opzet)
  const kanLenen = isZonderInkomen(momentopname) ? undefined : opzet.maximaleHypotheek
  return {
    actief: stap > 0,
    leeg: stap === 0 && woning === undefined,
    benodigdeFinanciering: toLine('benodigdeFinanciering', woning?.benodigdeFinanciering, toAftrek(woning)),
    details: toKostenDetails(momentopname),
    betaling: toBetaling(momentopname),
    kanLenen: toLine('maximaleHypotheek', kanLenen, grens),
    maandlast:
      stap === LAATSTE_STAP && !isLeningOnbekend(momentopname) && !isBuitenBereik(momentopname)
        ? toNettoEerst(toMaandlast(opzet, opzet.hypotheekbedrag === undefined ? opzet.maximaleHypotheek : undefined))
        : undefined,
  }
}

const toMaandlast = (opzet: FinancieringsOpzet, bijHypotheekVan: number | undefined): Maandlast => ({
  lines: [toLine('maandlastBruto', opzet.maandlastBruto), toLine('maandlastNetto', opzet.maandlastNetto)],
  bijHypotheekVan,
})

const toNettoEerst = (maandlast: Maandlast): Maandlast => ({ ...maandlast, lines: maandlast.lines.toReversed() })
