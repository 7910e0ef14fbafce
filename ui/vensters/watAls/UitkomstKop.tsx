import { formatEuro } from '../../../domain/geld'
import type { Betaalbeeld } from '../../uitkomst/betaalbeeld'
import { BETAALPATRONEN } from '../../uitkomst/betaalpatronen'
import { zegBelasting } from '../../uitkomst/uitkomst'
import { watAlsTekst as tekst } from '../../tekst/watAls'
import { BarPart, DialogUitkomst, PartsBar } from '../../thema/lazyParts'
import { ScreenReaderText, Text } from '../../thema/parts'

/** A result with what depends on the home besides its costs. */
export interface BelastBeeld extends Betaalbeeld {
  /** The tax on a home without a mortgage. Whole euros a month; 0 with a mortgage. */
  readonly belasting: number
  /** The rate as text, with or without NHG; undefined if the lender has one rate. */
  readonly rente: string | undefined
}

/** `nu`: the result when the dialog opened, or the current result if there was none. `dan`: the current result. */
export interface NuEnDan {
  readonly nu: BelastBeeld
  readonly dan: BelastBeeld
}

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
 * Returns the main figure and the sentence below it. The main figure is the shortage, or without a shortage the net
 * monthly cost. `was` is the amount of the same figure in the earlier result; undefined when the earlier result had the
 * other figure as its main figure.
 */
const toKop = ({ nu, dan }: NuEnDan) => {
  const [was, tekort] = [tekortVan(nu), tekortVan(dan)]
  const [eerst, netto] = [nu.opzet.maandlastNetto, dan.opzet.maandlastNetto]
  if (tekort > 0)
    return {
      was: was > 0 ? formatEuro(was) : undefined,
      wordt: formatEuro(tekort),
      eenheid: tekst.tekort,
      zin: tekst.onderTekort(was > 0 ? verschilZin(was, tekort) : tekst.eerstGeenTekort, formatEuro(netto)),
    }
  return {
    was: was > 0 ? undefined : formatEuro(eerst),
    wordt: formatEuro(netto),
    eenheid: tekst.nettoPerMaand,
    zin:
      was > 0
        ? tekst.nietsTekort(formatEuro(was))
        : tekst.onderNetto(
            verschilZin(eerst, netto),
            formatEuro(dan.opzet.hypotheekbedrag ?? dan.opzet.maximaleHypotheek),
          ),
  }
}

/**
 * The main figure, preceded by its earlier amount if the amount has changed. With a home, two bars compare how the home
 * is paid before and after the change.
 */
export const UitkomstKop = ({ nu, dan }: NuEnDan) => {
  const { was, wordt, eenheid, zin } = toKop({ nu, dan })
  const schaal = Math.max(nu.nodig, dan.nodig)
  return (
    <DialogUitkomst>
      <p data-uitkomst="" data-tekort={tekortVan(dan) > 0 || undefined}>
        {was !== undefined && was !== wordt && <WasWordt was={was} />}
        <strong>{wordt}</strong> <span>{eenheid}</span>
      </p>
      <Text soort="gedempt">
        {[zin, ...belastingzinnen(nu.belasting, dan.belasting), ...rentezinnen(nu.rente, dan.rente)].join(' ')}
      </Text>
      {schaal > 0 && (
        <div aria-hidden="true">
          <Balk naam={tekst.kolommen.nu} beeld={nu} schaal={schaal} />
          <Balk naam={tekst.kolommen.dan} beeld={dan} schaal={schaal} />
        </div>
      )}
    </DialogUitkomst>
  )
}

/** The earlier amount followed by an arrow, to be placed before the new amount. */
export const WasWordt = ({ was }: { readonly was: string | undefined }) => (
  <>
    <ScreenReaderText>{tekst.was}</ScreenReaderText> <span>{was}</span> <span aria-hidden="true">→</span>{' '}
    <ScreenReaderText>{tekst.wordt}</ScreenReaderText>{' '}
  </>
)

interface BalkProps {
  readonly naam: string
  readonly beeld: Betaalbeeld
  /** The amount in euro at which a bar has its full width. */
  readonly schaal: number
}

const Balk = ({ naam, beeld: { delen, nodig }, schaal }: BalkProps) => (
  <>
    <span>{naam}</span>
    <PartsBar style={{ width: `${(100 * nodig) / schaal}%` }}>
      {delen.map(({ key, bedrag }) => (
        <BarPart key={key} patroon={BETAALPATRONEN[key]} style={{ flexGrow: bedrag }} />
      ))}
    </PartsBar>
  </>
)
