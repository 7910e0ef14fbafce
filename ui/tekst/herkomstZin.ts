import type { Momentopname, NieuwereNormen } from '../../application'
import { rentesoortVan, voorstellenIn } from '../../domain'
import { formatEuro } from '../../domain/geld'
import { aanbiederVan, LAATSTE_STAP, naamVanPeriode, type Stapnummer } from '../../domain/orientatie'
import { showRente } from './rentesoort'
import { samenvattingTekst } from './samenvatting'

/** The fields of a result that identify its norms and its rate. */
type Herkomst = Pick<Momentopname, 'labelCode' | 'renteperiode' | 'financieringsOpzet' | 'grond'>

/**
 * Returns sentences about the norms of a result: the year of the norms, or the name of the provider if the result has
 * no year. A sentence is added if some of its norms are only proposed, and another sentence if the rates are examples.
 * Before the last step, a sentence also names the rate, if known, with its fixed-rate period.
 * @example
 * herkomstZin(momentopname, 0) // 'Berekend met de leennormen van 2026. Rente: 3,75%, 10 jaar vast.'
 */
export const herkomstZin = (momentopname: Herkomst, stap: Stapnummer): string => {
  const {
    labelCode,
    financieringsOpzet: { normjaar },
    grond: { kader, isVoorbeeldrente = false },
  } = momentopname
  return [
    samenvattingTekst.normen(normjaar === undefined ? aanbiederVan(labelCode) : String(normjaar)),
    ...(kader && voorstellenIn(kader.normen).length > 0 ? [samenvattingTekst.voorstel(kader.normen.jaar)] : []),
    ...(stap === LAATSTE_STAP ? [] : renteVan(momentopname)),
    ...(isVoorbeeldrente ? [samenvattingTekst.voorbeeldrente] : []),
  ].join(' ')
}

const renteVan = ({ renteperiode, financieringsOpzet, grond }: Herkomst): readonly string[] => {
  const { rentepercentage } = financieringsOpzet
  if (rentepercentage === undefined) return []
  const rente = showRente(rentepercentage, rentesoortVan({ financieringsOpzet, grond }))
  return [
    renteperiode === 1
      ? samenvattingTekst.rekentMetVariabel(rente)
      : samenvattingTekst.rekentMet(rente, naamVanPeriode(renteperiode)),
  ]
}

/**
 * Returns sentences about newer norms: the year of these norms and, if known, the maximum loan under these norms. A
 * sentence is added if the newer norms are only proposed, and one if the norms of the calendar year are not known. If
 * no newer norms are known, says which norms are used.
 * @example
 * nieuwereNormenZin({ _tag: 'Ontbreken', normjaar: 2027, vanUitkomst: 2026, daarvoor: undefined })
 * // 'We rekenen met de leennormen van 2026. Die van 2027 hebben we nog niet.'
 */
export const nieuwereNormenZin = (nieuwere: NieuwereNormen): string => {
  if (nieuwere._tag === 'Ontbreken') return samenvattingTekst.nogGeenNormen(nieuwere.vanUitkomst, nieuwere.normjaar)
  const { normjaar, maximum, ontbrekend } = nieuwere
  return [
    samenvattingTekst.nieuwereNormen(normjaar),
    ...(maximum === undefined ? [] : [samenvattingTekst.nieuwMaximum(formatEuro(maximum.maximaleHypotheekOpInkomen))]),
    ...(maximum?.isVoorstel === true ? [samenvattingTekst.voorstel(normjaar)] : []),
    ...(ontbrekend === undefined ? [] : [samenvattingTekst.ontbrekendeNormen(ontbrekend)]),
  ].join(' ')
}
