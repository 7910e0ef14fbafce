import { metOnderpand, roundOpzet, type FinancieringsOpzet } from '../../domain'
import { roundBedrag } from '../../domain/geld'
import { EERSTE_STAP, LAATSTE_STAP, type Stapnummer } from '../../domain/orientatie'
import { ontbrekendInkomen } from './bekend'
import type { Momentopname } from './samenvattingState'
import {
  toLine,
  type BenodigdeHypotheekBlok,
  type LineToelichting,
  type MaximaleHypotheekBlok,
  type Samenvatting,
} from './samenvatting'
import { toBetaling } from './toBetaling'
import { toKostenDetails } from './toKostenDetails'
import { toGrens, toMaandlastgrond, toPensioen, toRente, toVerkoopdeel } from './toToelichting'

/**
 * Returns the content of the summary panel on this step. Amounts are rounded to whole euros so that the shown parts add
 * up to the shown totals.
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
  const wachtOp = ontbrekendInkomen(momentopname)
  const bekend = wachtOp ? undefined : opzet
  return {
    wachtOp,
    lines: [
      toLine('inkomenPerJaar', bekend && roundBedrag(inkomen), bekend && toPensioen(momentopname)),
      toLine('maximaleHypotheekOpInkomen', bekend?.maximaleHypotheekOpInkomen, bekend && toRente(momentopname)),
    ],
    maandlast: stap === EERSTE_STAP ? toMaandlast(momentopname, bekend, bekend?.hypotheekbedrag) : undefined,
  }
}

const toBenodigdeHypotheek = (
  momentopname: Momentopname,
  stap: Stapnummer,
  grens: LineToelichting | undefined,
): BenodigdeHypotheekBlok => {
  const { financieringsOpzet: opzet } = momentopname
  const woning = metOnderpand(opzet)
  return {
    actief: stap > EERSTE_STAP,
    leeg: stap === EERSTE_STAP && woning === undefined,
    benodigdeFinanciering: toLine('benodigdeFinanciering', woning?.benodigdeFinanciering, toVerkoopdeel(woning)),
    details: toKostenDetails(momentopname),
    kanLenen: toLine('maximaleHypotheek', opzet.maximaleHypotheek, grens),
    betaling: toBetaling(momentopname),
    maandlast:
      stap === LAATSTE_STAP
        ? toMaandlast(momentopname, opzet, opzet.hypotheekbedrag ?? opzet.maximaleHypotheek)
        : undefined,
  }
}

/** Returns the lines of the monthly cost. The last line names what both belong to, if `lening` (euro) is known. */
const toMaandlast = (momentopname: Momentopname, opzet: FinancieringsOpzet | undefined, lening: number | undefined) => [
  toLine('maandlastBruto', opzet?.maandlastBruto),
  toLine(
    'maandlastNetto',
    opzet?.maandlastNetto,
    lening === undefined ? undefined : toMaandlastgrond(momentopname, lening),
  ),
]
