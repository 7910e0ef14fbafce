import {
  isBuitenBereik,
  ontbrekendInkomen,
  woningbelastingVan,
  type Momentopname,
  type Vergeleken,
} from '../../application'
import { roundOpzet } from '../../domain'
import { formatEuro, roundTekort } from '../../domain/geld'
import { naamVanPeriode, type RentevastePeriode, type Veld } from '../../domain/orientatie'
import { minsteTekort } from '../../domain/vergelijking'
import { periodeTekst } from '../tekst/periodes'
import { renteTekst } from '../tekst/rente'
import { paneelTekst } from '../tekst/paneel'
import { samenvattingTekst } from '../tekst/samenvatting'

/** The answer of the last step. Amounts are in whole euros. */
export type Stapuitkomst =
  | { readonly soort: 'zonderWoning' }
  | {
      readonly soort: 'tekort'
      /** The shortage, above 0. */
      readonly tekort: number
      /** Whether the shortage is more than a tenth of the price. */
      readonly isTeDuur: boolean
      /** The question about income that is the first thing to answer; undefined when there is an income. */
      readonly wachtOp: Veld | undefined
    }
  /**
   * The answer without shortage: the costs a month (`netto`, `bruto`), the loan, the maximum loan (`kanLenen`) and the
   * tax a month on a home without a mortgage (`belasting`), which is 0 with a mortgage.
   */
  | {
      readonly soort: 'genoeg'
      readonly netto: number
      readonly bruto: number
      readonly lening: number
      readonly kanLenen: number
      readonly belasting: number
    }

/** Returns the answer of the last step for this result; undefined when a service does not report the shortage. */
export const uitkomstVan = (momentopname: Momentopname): Stapuitkomst | undefined => {
  const { vraagprijsWoning, financieringsOpzet } = momentopname
  if (vraagprijsWoning === undefined) return { soort: 'zonderWoning' }
  const { extraBenodigdeEigenInleg: tekort, hypotheekbedrag, ...getoond } = roundOpzet(financieringsOpzet)
  if (tekort === undefined) return undefined
  if (tekort > 0)
    return {
      soort: 'tekort',
      tekort,
      isTeDuur: isBuitenBereik(momentopname),
      wachtOp: ontbrekendInkomen(momentopname),
    }
  const { maandlastNetto: netto, maandlastBruto: bruto, maximaleHypotheek: kanLenen } = getoond
  const belasting = woningbelastingVan(momentopname)
  return { soort: 'genoeg', netto, bruto, lening: hypotheekbedrag, kanLenen, belasting }
}

/** Returns the sentence on the tax (whole euros a month) on a home without a mortgage; none for a tax of 0. */
export const zegBelasting = (belasting: number): readonly string[] =>
  belasting === 0 ? [] : [`${samenvattingTekst.belastingZonderHypotheek(formatEuro(belasting))}.`]

/** Returns the answer of the last step as text; empty when the shortage is unknown, and without a home. */
export const zegUitkomst = (uitkomst: Stapuitkomst | undefined): string => {
  switch (uitkomst?.soort) {
    case undefined:
    case 'zonderWoning':
      return ''
    case 'tekort':
      return (uitkomst.isTeDuur ? renteTekst.voorDezeWoningTekort : renteTekst.tekort)(formatEuro(uitkomst.tekort))
    case 'genoeg':
      return [
        ...(uitkomst.lening === 0
          ? [`${renteTekst.geenHypotheekNodig}.`]
          : [
              `${renteTekst.genoeg}.`,
              `${renteTekst.jeBetaaltNetto} ${formatEuro(uitkomst.netto)} ${renteTekst.perMaand}.`,
            ]),
        ...zegBelasting(uitkomst.belasting),
      ].join(' ')
  }
}

/** Returns the sentence for a screen reader that asks for a price or an income; empty when neither is needed. */
export const zegNogNiets = (uitkomst: Stapuitkomst | undefined): string => {
  if (uitkomst?.soort === 'zonderWoning') return renteTekst.nogGeenWoning
  return uitkomst?.soort === 'tekort' && uitkomst.wachtOp ? paneelTekst.vulInZin(uitkomst.wachtOp) : ''
}

/** Returns a text about the loan. The gross monthly cost is first, unless it equals the net cost. */
export const leenZin = ({ netto, bruto, lening, kanLenen }: Extract<Stapuitkomst, { soort: 'genoeg' }>): string =>
  [
    ...(bruto === netto ? [] : [renteTekst.brutoBetaalJe(formatEuro(bruto))]),
    lening === kanLenen
      ? renteTekst.jeLeentAlles(formatEuro(lening))
      : renteTekst.jeLeent(formatEuro(lening), formatEuro(kanLenen)),
  ].join(' ')

/** Returns a period of `vergeleken` that solves a shortage of `tekort` euro; undefined when no period does. */
export const periodeZonderTekort = (
  vergeleken: readonly Vergeleken[],
  tekort: number,
): RentevastePeriode | undefined => {
  const beste = minsteTekort(vergeleken, tekort)
  return beste && roundTekort(beste.extraBenodigdeEigenInleg ?? 0) === 0 ? beste.rentevastperiode : undefined
}

/** Returns a sentence that says that `periode` solves the shortage. */
export const zegPeriode = (periode: RentevastePeriode): string =>
  renteTekst.lostOp(periode === 1 ? periodeTekst.variabel : renteTekst.vast(naamVanPeriode(periode)))
