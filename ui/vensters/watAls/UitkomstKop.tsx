import type { Betaalbeeld } from '../../samenvatting/betaalbeeld'
import { BETAALPATRONEN } from '../../samenvatting/betaalpatronen'
import { inZin } from '../../tekst/inZin'
import { watAlsTekst as tekst } from '../../tekst/watAls'
import { BarPart, DialogUitkomst, PartsBar } from '../../thema/lazyParts'
import { ScreenReaderText, Text } from '../../thema/parts'

/** The outcome when the dialog was opened, and that of the answers in it. */
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
 * The figure of the outcome, which is what is missing or else the net cost a month, and the sentence under it. What it
 * was stands before the figure when it was a figure of the same kind, and in the sentence when it was not.
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

/** What it was and what it becomes, large, and how the home is paid now and then, as bars on one scale. */
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

/** What an amount was, before what it becomes. */
export const WasWordt = ({ was }: { readonly was: string | undefined }) => (
  <>
    <ScreenReaderText>{tekst.was}</ScreenReaderText> <span>{was}</span> <span aria-hidden="true">→</span>{' '}
    <ScreenReaderText>{tekst.wordt}</ScreenReaderText>{' '}
  </>
)

interface BalkProps {
  readonly naam: string
  readonly beeld: Betaalbeeld
  /** What a bar over the whole width stands for, in euro. */
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
