import { formatEuro } from '../../../domain/geld'
import { BETAALKEYS, betaalzin, type Betaalbeeld } from '../../uitkomst/betaalbeeld'
import { BETAALPATRONEN } from '../../uitkomst/betaalpatronen'
import type { PaperAnswer } from '../../basis/lazy/types/afdruk'
import { afdrukTekst } from '../../tekst/afdruk'
import { kopenTotTekst } from '../../tekst/kopenTot'
import { PaperPriceLine } from './PaperPriceLine'
import { PaperBar } from './PaperBar'
import { PaperLines } from './PaperLines'
import type { Blad } from './toBlad'

interface PaperDrawingsProps extends Pick<PaperAnswer, 'maand' | 'prijsbeeld'> {
  readonly blad: Blad
  readonly beeld: Betaalbeeld
}

/**
 * Two bars, each with a list of its amounts: how the home is paid, and the parts of the monthly cost. Without `maand`
 * the price line takes the place of the second bar. Renders nothing without a home.
 */
export const PaperDrawings = ({ blad: { antwoord, groepen }, beeld, maand, prijsbeeld }: PaperDrawingsProps) => {
  const [betaling] = groepen
  if (betaling === undefined) return null
  const regels = BETAALKEYS.flatMap((betaalkey) => {
    const isGetekend = beeld.delen.some(({ key }) => key === betaalkey)
    return [...betaling.regels, ...antwoord]
      .filter(({ key }) => key === betaalkey)
      .map((regel) => ({ ...regel, patroon: isGetekend ? BETAALPATRONEN[betaalkey] : undefined }))
  })
  const parts = beeld.delen.map(({ key, bedrag }) => ({ patroon: BETAALPATRONEN[key], bedrag }))
  return (
    <>
      <section>
        <h3>{betaling.titel}</h3>
        {parts.length > 0 && <PaperBar parts={parts} zin={betaalzin(beeld)} />}
        <PaperLines regels={regels} />
      </section>
      {!maand && prijsbeeld && (
        <section>
          <h3>{kopenTotTekst.kop}</h3>
          <PaperPriceLine beeld={prijsbeeld} />
        </section>
      )}
      {maand && (
        <section>
          <h3>{afdrukTekst.maand}</h3>
          <PaperBar
            parts={maand.parts}
            zin={afdrukTekst.maandbeeld(
              formatEuro(maand.netto),
              maand.parts.map(({ naam, tekst }) => [naam, tekst]),
            )}
          />
          <PaperLines regels={maand.parts.map((part) => ({ ...part, waarde: part.tekst }))} />
        </section>
      )}
    </>
  )
}
