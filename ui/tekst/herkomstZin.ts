import type { Momentopname, NieuwereNormen } from '../../application'
import { voorstellenIn, type Normen } from '../../domain'
import { formatPercentage, type Bedrag } from '../../domain/geld'
import { aanbiederVan, LAATSTE_STAP, naamVanPeriode, type Stapnummer } from '../../domain/orientatie'
import { samenvattingTekst } from './samenvatting'

/** The fields of a snapshot that identify its norms and its rate. */
type Herkomst = Pick<Momentopname, 'labelCode' | 'isVoorbeeldrente' | 'renteperiode' | 'financieringsOpzet'>

/**
 * Returns which norms the figures of this snapshot are based on: of the year in the result, or else those of the
 * provider. Adds whether `normen`, the figures of those norms, are only proposed, and whether the rates are examples.
 * Before the last step it also names the fixed-rate period and its rate.
 * @example
 * herkomstZin(momentopname, normenVan(2026), 0) // 'Berekend met de leennormen van 2026. Rente: 3,75%, 10 jaar vast.'
 */
export const herkomstZin = (momentopname: Herkomst, normen: Normen | undefined, stap: Stapnummer): string => {
  const {
    labelCode,
    isVoorbeeldrente,
    financieringsOpzet: { normjaar },
  } = momentopname
  return [
    samenvattingTekst.normen(normjaar === undefined ? aanbiederVan(labelCode) : String(normjaar)),
    ...(normen !== undefined && voorstellenIn(normen).length > 0 ? [samenvattingTekst.voorstel(normen.jaar)] : []),
    ...(stap === LAATSTE_STAP ? [] : renteVan(momentopname)),
    ...(isVoorbeeldrente ? [samenvattingTekst.voorbeeldrente] : []),
  ].join(' ')
}

const renteVan = ({ renteperiode, financieringsOpzet: { rentepercentage } }: Herkomst): readonly string[] => {
  if (rentepercentage === undefined) return []
  const rente = formatPercentage(rentepercentage)
  return [
    renteperiode === 1
      ? samenvattingTekst.rekentMetVariabel(rente)
      : samenvattingTekst.rekentMet(rente, naamVanPeriode(renteperiode)),
  ]
}

/**
 * Returns sentences about newer norms: their year, the loan that they allow if known, and whether they are only
 * proposed. `formatBedrag` formats the amount for the screen or for speech.
 */
export const nieuwereNormenZin = (
  { normjaar, maximum }: NieuwereNormen,
  formatBedrag: (bedrag: Bedrag) => string,
): string =>
  [
    samenvattingTekst.nieuwereNormen(normjaar),
    ...(maximum === undefined
      ? []
      : [samenvattingTekst.nieuwMaximum(formatBedrag(maximum.maximaleHypotheekOpInkomen))]),
    ...(maximum?.isVoorstel === true ? [samenvattingTekst.voorstel(normjaar)] : []),
  ].join(' ')
