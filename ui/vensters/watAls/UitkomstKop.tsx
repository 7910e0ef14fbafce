import type { Betaalbeeld } from '../../samenvatting/betaalbeeld'
import { BETAALPATRONEN } from '../../samenvatting/betaalpatronen'
import { inZin } from '../../tekst/inZin'
import { watAlsTekst as tekst } from '../../tekst/watAls'
import { BarPart, DialogUitkomst, PartsBar } from '../../thema/laterParts'
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

const tekortTekst = (tekort: number): string => (tekort > 0 ? inZin(tekort) : tekst.geenTekort)

/** The one figure before and after: what is missing, or else the net cost a month; and the sentence under it. */
const toKop = ({ nu, dan }: NuEnDan) => {
  const [was, wordt] = [tekortVan(nu), tekortVan(dan)]
  const [eerst, netto] = [nu.opzet.maandlastNetto, dan.opzet.maandlastNetto]
  if (was === 0 && wordt === 0)
    return {
      was: inZin(eerst),
      wordt: inZin(netto),
      eenheid: tekst.perMaand,
      zin: tekst.onderNetto(verschilZin(eerst, netto), inZin(dan.opzet.hypotheekbedrag ?? dan.opzet.maximaleHypotheek)),
    }
  return {
    was: tekortTekst(was),
    wordt: tekortTekst(wordt),
    eenheid: wordt > 0 ? tekst.tekort : undefined,
    zin: wordt > 0 ? tekst.onderTekort(verschilZin(was, wordt), inZin(netto)) : tekst.onderGenoeg(inZin(netto)),
  }
}

/** What it was and what it becomes, large, and how the home is paid now and then, as bars on one scale. */
export const UitkomstKop = ({ nu, dan }: NuEnDan) => {
  const { was, wordt, eenheid, zin } = toKop({ nu, dan })
  const schaal = Math.max(nu.nodig, dan.nodig)
  return (
    <DialogUitkomst>
      <p data-uitkomst="" data-tekort={tekortVan(dan) > 0 || undefined}>
        {was !== wordt && (
          <>
            <ScreenReaderText>{tekst.was}</ScreenReaderText> <span>{was}</span> <span aria-hidden="true">→</span>{' '}
            <ScreenReaderText>{tekst.wordt}</ScreenReaderText>{' '}
          </>
        )}
        <strong>{wordt}</strong> {eenheid !== undefined && <span>{eenheid}</span>}
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
