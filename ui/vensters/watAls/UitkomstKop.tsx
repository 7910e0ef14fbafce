import { formatEuro } from '../../../domain/geld'
import { zegBelasting } from '../../uitkomst/uitkomst'
import { watAlsTekst as tekst } from '../../tekst/watAls'
import { DialogUitkomst } from '../../thema/lazyParts'
import { ScreenReaderText, Text } from '../../thema/parts'
import type { Betaalbeeld } from '../../uitkomst/betaalbeeld'
import { isAnders } from './velden'
import type { Situaties } from './situatie'

type NuEnDan = Pick<Situaties, 'nu' | 'dan'>

const verschilZin = (nu: number, dan: number): string => {
  if (nu === dan) return tekst.evenveelAlsNu
  return (dan > nu ? tekst.meerDanNu : tekst.minderDanNu)(formatEuro(Math.abs(dan - nu)))
}

/** Returns sentences on the tax on a home without a mortgage, before and after the change; none without such a tax. */
const belastingzinnen = (was: number, wordt: number): readonly string[] => {
  if (was === 0 || was === wordt) return zegBelasting(wordt)
  return wordt === 0
    ? [tekst.belastingEerst(formatEuro(was))]
    : [...zegBelasting(wordt), tekst.belastingWas(formatEuro(was))]
}

/** Returns the sentence on a rate that the change makes another; none without such a change. */
export const rentezinnen = (was: string | undefined, wordt: string | undefined): readonly string[] =>
  wordt === undefined || wordt === was ? [] : [tekst.renteWordt(wordt)]

const tekortVan = ({ opzet }: Betaalbeeld): number => opzet.extraBenodigdeEigenInleg ?? 0

/**
 * Returns the main figure: the shortage, or without a shortage the net monthly cost. `was` is the amount of the same
 * figure in the earlier result; undefined when the earlier result had the other figure as its main figure.
 */
const toFiguur = ({ nu, dan }: NuEnDan) => {
  const [was, tekort] = [tekortVan(nu), tekortVan(dan)]
  if (tekort > 0)
    return { was: was > 0 ? formatEuro(was) : undefined, wordt: formatEuro(tekort), eenheid: tekst.tekort }
  return {
    was: was > 0 ? undefined : formatEuro(nu.opzet.maandlastNetto),
    wordt: formatEuro(dan.opzet.maandlastNetto),
    eenheid: tekst.nettoPerMaand,
  }
}

/** Returns the sentence about the main figure. Without a change, the sentence compares nothing. */
const toZin = ({ nu, dan }: NuEnDan): string => {
  const [was, tekort] = [tekortVan(nu), tekortVan(dan)]
  const [eerst, netto] = [nu.opzet.maandlastNetto, dan.opzet.maandlastNetto]
  const isVeranderd = isAnders(nu.momentopname, dan.momentopname)
  const met = (verschil: string, zin: string): string => (isVeranderd ? `${verschil} ${zin}` : zin)
  if (tekort > 0)
    return met(was > 0 ? verschilZin(was, tekort) : tekst.eerstGeenTekort, tekst.nettoBetaalJe(formatEuro(netto)))
  if (was > 0) return tekst.nietsTekort(formatEuro(was))
  return met(
    verschilZin(eerst, netto),
    tekst.jeLeent(formatEuro(dan.opzet.hypotheekbedrag ?? dan.opzet.maximaleHypotheek)),
  )
}

/** The main figure, preceded by its earlier amount if the amount has changed. It stays in view in the dialog's head. */
export const UitkomstKop = (situaties: NuEnDan) => {
  const { was, wordt, eenheid } = toFiguur(situaties)
  return (
    <DialogUitkomst data-uitkomst="" data-tekort={tekortVan(situaties.dan) > 0 || undefined}>
      {was !== undefined && was !== wordt && <WasWordt was={was} />}
      <strong>{wordt}</strong> <span>{eenheid}</span>
    </DialogUitkomst>
  )
}

/** Returns the sentence on the main figure of the kept situation; none without one, and while it is the current one. */
const bewaardZinnen = ({ bewaard, dan }: Situaties): readonly string[] => {
  if (!bewaard || !isAnders(bewaard.momentopname, dan.momentopname)) return []
  const tekort = tekortVan(bewaard)
  return [
    tekort > 0 ? tekst.bewaardTekort(formatEuro(tekort)) : tekst.bewaardNetto(formatEuro(bewaard.opzet.maandlastNetto)),
  ]
}

/**
 * The sentences about the main figure, that of the kept situation, the tax on a home without a mortgage, and a rate
 * that changes.
 */
export const UitkomstZin = ({ nu, bewaard, dan }: Situaties) => (
  <Text>
    {[
      toZin({ nu, dan }),
      ...bewaardZinnen({ nu, bewaard, dan }),
      ...belastingzinnen(nu.belasting, dan.belasting),
      ...rentezinnen(nu.rente, dan.rente),
    ].join(' ')}
  </Text>
)

/** The earlier amount followed by an arrow, to be placed before the new amount. */
export const WasWordt = ({ was }: { readonly was: string | undefined }) => (
  <>
    <ScreenReaderText>{tekst.was}</ScreenReaderText> <span>{was}</span> <span aria-hidden="true">→</span>{' '}
    <ScreenReaderText>{tekst.wordt}</ScreenReaderText>{' '}
  </>
)
