import { isBuitenBereik, isLeningOnbekend, type Momentopname } from '../../application'
import { roundOpzet } from '../../domain'
import { formatEuro, roundTekort } from '../../domain/geld'
import { naamVanPeriode, type RentevastePeriode } from '../../domain/orientatie'
import { minsteTekort, type Renteperiode } from '../../domain/vergelijking'
import { inZin } from '../tekst/inZin'
import { periodeTekst } from '../tekst/periodes'
import { renteTekst } from '../tekst/rente'
import { paneelTekst } from '../tekst/paneel'

/** What the last step answers, in whole euros. */
export type Stapuitkomst =
  | { readonly soort: 'zonderWoning' | 'zonderInkomen' }
  /**
   * `tekort` is missing beside the mortgage and the own money: above 0. `isTeDuur` is whether it is more than a tenth
   * of the price, so that the home is out of reach.
   */
  | { readonly soort: 'tekort'; readonly tekort: number; readonly isTeDuur: boolean }
  /** The cost a month, the loan, and the most that can be borrowed. */
  | {
      readonly soort: 'genoeg'
      readonly netto: number
      readonly bruto: number
      readonly lening: number
      readonly kanLenen: number
    }

/** What this result answers on the last step; nothing where a service does not say what falls short. */
export const uitkomstVan = (momentopname: Momentopname): Stapuitkomst | undefined => {
  const { vraagprijsWoning, financieringsOpzet } = momentopname
  if (vraagprijsWoning === undefined) return { soort: 'zonderWoning' }
  const { extraBenodigdeEigenInleg: tekort, hypotheekbedrag, ...getoond } = roundOpzet(financieringsOpzet)
  if (tekort === undefined) return undefined
  if (isLeningOnbekend(momentopname)) return { soort: 'zonderInkomen' }
  if (tekort > 0) return { soort: 'tekort', tekort, isTeDuur: isBuitenBereik(momentopname) }
  const { maandlastNetto: netto, maandlastBruto: bruto, maximaleHypotheek: kanLenen } = getoond
  return { soort: 'genoeg', netto, bruto, lening: hypotheekbedrag, kanLenen }
}

/** The answer of the last step in words; nothing without a home or an income. */
export const zegUitkomst = (uitkomst: Stapuitkomst | undefined): string => {
  switch (uitkomst?.soort) {
    case undefined:
    case 'zonderWoning':
    case 'zonderInkomen':
      return ''
    case 'tekort':
      return (uitkomst.isTeDuur ? renteTekst.voorDezeWoningTekort : renteTekst.tekort)(formatEuro(uitkomst.tekort))
    case 'genoeg':
      return [
        `${uitkomst.lening === 0 ? renteTekst.geenHypotheekNodig : renteTekst.genoeg}.`,
        `${renteTekst.jeBetaaltNetto} ${formatEuro(uitkomst.netto)} ${renteTekst.perMaand}.`,
      ].join(' ')
  }
}

/** What a screen reader hears when the last step waits for a price or an income; an empty text otherwise. */
export const zegNogNiets = (uitkomst: Stapuitkomst | undefined): string => {
  if (uitkomst?.soort === 'zonderWoning') return renteTekst.nogGeenWoning
  return uitkomst?.soort === 'zonderInkomen' ? paneelTekst.vulInkomenIn : ''
}

/** What the loan takes, and `metBruto` what the month costs before tax, in the words beside the answer. */
export const leenZin = (
  { netto, bruto, lening, kanLenen }: Extract<Stapuitkomst, { soort: 'genoeg' }>,
  metBruto: boolean,
): string =>
  [
    ...(!metBruto || bruto === netto ? [] : [renteTekst.brutoIs(inZin(bruto))]),
    lening === kanLenen ? renteTekst.jeLeentAlles(inZin(lening)) : renteTekst.jeLeent(inZin(lening), inZin(kanLenen)),
  ].join(' ')

/** The period that leaves nothing of this shortage (euro) to add; undefined when none does, or that is not known. */
export const periodeZonderTekort = (
  vergeleken: readonly Renteperiode[],
  tekort: number,
): RentevastePeriode | undefined => {
  const beste = minsteTekort(vergeleken, tekort)
  return beste && roundTekort(beste.extraBenodigdeEigenInleg ?? 0) === 0 ? beste.rentevastperiode : undefined
}

/** Which period solves a shortage, in words. */
export const periodeZin = (periode: RentevastePeriode | undefined): string => {
  if (periode === undefined) return renteTekst.geenPeriodeHelpt
  return renteTekst.lostOp(periode === 1 ? periodeTekst.variabel : renteTekst.vast(naamVanPeriode(periode)))
}
