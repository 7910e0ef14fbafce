import { useDeferredValue, useMemo, type ReactNode } from 'react'

import type { Momentopname } from '../../../application'
import { formatEuro } from '../../../domain/geld'
import type { Part } from '../../basis/PartsChart'
import { watAlsTekst as tekst } from '../../tekst/watAls'
import { BarPart, PartMark, PartsBar, PartsLegend, SituationBars, SubTitle } from '../../thema/lazyParts'
import { Icon } from '../../thema/Icon'
import { Lines, Stack, Text } from '../../thema/parts'
import { toMaandparts } from '../../uitkomst/maandparts'
import type { Prijsbeeld } from '../../basis/prijsbeeld'
import { schaalVan, toPrijsbeeld } from '../../uitkomst/prijsbeeld'
import { Prijslijn } from '../../uitkomst/Prijslijn'
import type { Situatie, Situaties } from './situatie'
import { CijferBlock } from './CijferBlock'
import { keepInPlace } from './keepInPlace'
import { metNaam } from './metNaam'
import { WasWordt } from './UitkomstKop'

interface BeeldenProps extends Situaties {
  /**
   * The result whose answers decide how far the buyers can buy: that of `dan`, or an earlier one that differs from it
   * in the price only. The search for that price is expensive, and its outcome does not depend on the price.
   */
  readonly grens: Momentopname
}

interface BeeldenMetKnopProps extends BeeldenProps {
  /** A button below the pictures; nothing for none. */
  readonly children: ReactNode
}

/** The pictures of the situations: the price lines, and the bars of the month. */
export const Beelden = ({ grens, children, ...situaties }: BeeldenMetKnopProps) => (
  <Stack ref={keepInPlace}>
    <Prijslijnen {...situaties} grens={grens} />
    <Maandbalken {...situaties} />
    {children}
  </Stack>
)

const partsVan = ({ maand }: Situatie): readonly Part[] => (maand ? toMaandparts(maand) : [])

const somVan = (parts: readonly Part[]): number => parts.reduce((som, { bedrag }) => som + bedrag, 0)

/** Whether the bar of a situation is its monthly cost: a cost above 0 has parts. */
const isTeTekenen = ({ maand, opzet }: Situatie): boolean => maand !== undefined || opzet.maandlastNetto === 0

/**
 * A bar of the monthly cost for each situation, all to one scale, with one legend. Nothing when the parts of a cost are
 * unknown, and when no cost has parts.
 */
const Maandbalken = (situaties: Situaties) => {
  const balken = metNaam(situaties).map(({ naam, situatie }) => ({ naam, situatie, parts: partsVan(situatie) }))
  const schaal = Math.max(...balken.map(({ parts }) => somVan(parts)))
  if (schaal === 0 || !balken.every(({ situatie }) => isTeTekenen(situatie))) return null
  return (
    <Stack ruimte="lijn">
      <SubTitle>{tekst.maandbalken}</SubTitle>
      <SituationBars>
        {balken.map(({ naam, situatie, parts }) => (
          <div key={naam}>
            <dt>{naam}</dt>
            <dd aria-hidden="true">
              <PartsBar style={{ width: `${(100 * somVan(parts)) / schaal}%` }}>
                {parts.map(({ patroon, bedrag }) => (
                  <BarPart key={patroon} patroon={patroon} style={{ flexGrow: bedrag }} />
                ))}
              </PartsBar>
            </dd>
            <dd>
              {formatEuro(situatie.opzet.maandlastNetto)}
              <Tekort situatie={situatie} />
            </dd>
          </div>
        ))}
      </SituationBars>
      <Legenda balken={balken} />
    </Stack>
  )
}

/** The shortage of a situation, below its monthly cost. Nothing without a shortage. */
const Tekort = ({ situatie: { opzet } }: { readonly situatie: Situatie }) => {
  const { extraBenodigdeEigenInleg: tekort = 0 } = opzet
  return (
    tekort > 0 && (
      <span>
        <Icon naam="waarschuwing" maat={16} />
        {tekst.metTekort(formatEuro(tekort))}
      </span>
    )
  )
}

interface Balk {
  readonly naam: string
  readonly parts: readonly Part[]
}

/** Returns the amount of this part in a bar, as text. */
const bedragIn = ({ parts }: Balk, { patroon }: Part): string =>
  formatEuro(parts.find((part) => part.patroon === patroon)?.bedrag ?? 0)

interface LegendaProps {
  /** The bars with their names, the current one last. */
  readonly balken: readonly Balk[]
}

/**
 * The parts of the bars with their amounts. Without a kept situation: before the change, if another, and after it. Bars
 * may name a part in another way; the last bar decides.
 */
const Legenda = ({ balken }: LegendaProps) => {
  const delen = [...new Map(balken.flatMap(({ parts }) => parts).map((part) => [part.patroon, part])).values()]
  if (balken.length > 2)
    return (
      <Lines>
        {delen.map((deel) => (
          <CijferBlock
            key={deel.patroon}
            naam={deel.naam}
            patroon={deel.patroon}
            bedragen={balken.map((balk) => ({ naam: balk.naam, bedrag: bedragIn(balk, deel) }))}
          />
        ))}
      </Lines>
    )
  return (
    <PartsLegend>
      {delen.map((deel) => {
        const [was, wordt = was] = balken.map((balk) => bedragIn(balk, deel))
        return (
          <li key={deel.patroon}>
            <PartMark aria-hidden="true" patroon={deel.patroon} />
            {deel.naam}
            <span>
              {was !== wordt && <WasWordt was={was} />}
              {wordt}
            </span>
          </li>
        )
      })}
    </PartsLegend>
  )
}

/**
 * The price line of the current situation, with the marks of before the change. With a kept situation, the line of that
 * situation is above it, to the same scale. Nothing when it is unknown how far the buyers can buy.
 */
const Prijslijnen = ({ nu, bewaard, dan, grens }: BeeldenProps) => {
  const uitgesteld = useDeferredValue(grens)
  const eerder = useMemo(() => toPrijsbeeld(nu.momentopname), [nu.momentopname])
  const tweede = useMemo(() => bewaard && toPrijsbeeld(bewaard.momentopname), [bewaard])
  const gevonden = useMemo(() => toPrijsbeeld(uitgesteld), [uitgesteld])
  const beeld = gevonden && { ...gevonden, prijs: dan.momentopname.vraagprijsWoning }
  if (beeld === undefined) return null
  const alle: readonly Prijsbeeld[] = [beeld, eerder, tweede].filter((een) => een !== undefined)
  const schaal = schaalVan(...alle)
  return (
    <Stack ruimte="lijn">
      <SubTitle>{tekst.prijslijn}</SubTitle>
      {tweede && (
        <>
          <Text>{tekst.kolommen.bewaard}</Text>
          <Prijslijn beeld={tweede} schaal={schaal} />
          <Text>{tekst.kolommen.dan}</Text>
        </>
      )}
      <Prijslijn beeld={beeld} eerder={eerder} schaal={schaal} />
    </Stack>
  )
}
