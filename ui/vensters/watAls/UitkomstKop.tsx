import type { Betaalbeeld } from '../../samenvatting/betaalbeeld'
import { BETAALPATRONEN } from '../../samenvatting/betaalpatronen'
import { inZin } from '../../tekst/inZin'
import { watAlsTekst as tekst } from '../../tekst/watAls'
import { BarPart, DialogUitkomst, PartsBar } from '../../thema/lazyParts'
import { ScreenReaderText, Text } from '../../thema/parts'

/** The result when the dialog opened (`nu`), and that of the answers in the dialog (`dan`). */
export interface NuEnDan {
  readonly nu: Betaalbeeld
  readonly dan: Betaalbeeld
}

const verschilZin = (nu: number, dan: number): string => {
  if (nu === dan) return tekst.evenveelAlsNu
  return (dan > nu ? tekst.meerDanNu : tekst.minderDanNu)(inZin(Math.abs(dan - nu)))
}

const tekortVan = ({ opzet }: Betaalbeeld): number => opzet.extraBenodigdeEigenInleg ?? 0

/**
 * Returns the main figure (the shortage, or else the net monthly cost) and the sentence below it. The old value is
 * before the figure if it is of the same kind, and otherwise in the sentence.
 */
const toKop = ({ nu, dan }: NuEnDan) => {
  const [was, tekort] = [tekortVan(nu), tekortVan(dan)]
  const [eerst, netto] = [nu.opzet.maandlastNetto, dan.opzet.maandlastNetto]
  if (tekort > 0)
    return {
      was: was > 0 ? inZin(was) : undefined,
      wordt: inZin(tekort),
      eenheid: tekst.tekort,
      zin: tekst.onderTekort(was > 0 ? verschilZin(was, tekort) : tekst.eerstGeenTekort, inZin(netto)),
    }
  return {
    was: was > 0 ? undefined : inZin(eerst),
    wordt: inZin(netto),
    eenheid: tekst.perMaand,
    zin:
      was > 0
        ? tekst.nietsTekort(inZin(was))
        : tekst.onderNetto(verschilZin(eerst, netto), inZin(dan.opzet.hypotheekbedrag ?? dan.opzet.maximaleHypotheek)),
  }
}

/** The old and new main figure, and two bars on one scale that show how the home is paid before and after. */
export const UitkomstKop = ({ nu, dan }: NuEnDan) => {
  const { was, wordt, eenheid, zin } = toKop({ nu, dan })
  const schaal = Math.max(nu.nodig, dan.nodig)
  return (
    <DialogUitkomst>
      <p data-uitkomst="" data-tekort={tekortVan(dan) > 0 || undefined}>
        {was !== undefined && was !== wordt && <WasWordt was={was} />}
        <strong>{wordt}</strong> <span>{eenheid}</span>
      </p>
      <Text soort="gedempt">{zin}</Text>
      {schaal > 0 && (
        <div aria-hidden="true">
          <Balk naam={tekst.kolommen.nu} beeld={nu} schaal={schaal} />
          <Balk naam={tekst.kolommen.dan} beeld={dan} schaal={schaal} />
        </div>
      )}
    </DialogUitkomst>
  )
}

/** The old amount and an arrow, before the new amount. */
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
