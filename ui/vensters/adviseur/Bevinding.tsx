import { formatEuro, roundTekort } from '../../../domain/geld'
import { formatDatum } from '../../../domain/invoer'
import type { Gedeeld } from '../../../domain/orientatie'
import type { Rekenbewijs } from '../../../domain/bewijs'
import type { Oordeel } from '../../basis/lazy/types/delen'
import { Message } from '../../basis/message/Message'
import { adviseurTekst as tekst } from '../../tekst/adviseur'
import { samenvattingLabels } from '../../tekst/samenvatting'
import { BulletList } from '../../thema/lazyParts'
import { GroupTitle, Line, Lines, Stack } from '../../thema/parts'

/** A receipt and the result of recalculating it. */
export interface ReplayedBewijs {
  readonly bewijs: Rekenbewijs
  readonly oordeel: Oordeel
  /** The answers of the receipt, with their date. */
  readonly gedeeld: Gedeeld
}

/** The norm year of a recalculation, and whether the recalculation used the rates of the page. */
export interface Replay {
  readonly jaar: number
  /** Whether the recalculation used the page's current rates. False when a service supplies rates. */
  readonly metRente: boolean
}

const CIJFERS = [
  'maximaleHypotheek',
  'hypotheekbedrag',
  'extraBenodigdeEigenInleg',
  'maandlastBruto',
  'maandlastNetto',
] as const

/** Returns the main figures of a receipt that are numbers. They may be wrong: anyone may have edited the receipt. */
const cijfersIn = ({ financieringsOpzet }: Rekenbewijs) =>
  CIJFERS.flatMap((cijfer) => {
    const bedrag: unknown = financieringsOpzet[cijfer]
    return typeof bedrag === 'number' ? [{ cijfer, bedrag }] : []
  })

/**
 * Returns a list of findings. Each finding is itself a list: a sentence, followed by its details. The first finding is
 * the result of the check. The other findings say what differs under the current norms and rates, if known.
 */
export const zinnenVan = ({ bewijs, oordeel }: ReplayedBewijs, nu: Replay): readonly (readonly string[])[] => {
  const { gebreken, isOuder, verschillen } = oordeel
  if (gebreken === undefined) return [[tekst.onbekendJaar]]
  const met = (nu.metRente ? tekst.metRente : tekst.metNormen)(nu.jaar)
  const bevonden =
    gebreken.length === 0
      ? [tekst.klopt(bewijs.kader.normjaar)]
      : [isOuder ? tekst.isOuder : tekst.kloptNiet, ...gebreken]
  if (verschillen === undefined) return [bevonden, [tekst.geenUitkomst]]
  const anders = (verschillen.length === 0 ? tekst.gelijk : tekst.veranderd)(met)
  return [bevonden, [anders], ...verschillen.map(({ reden, cijfers }) => [reden, ...cijfers])]
}

interface BevindingProps {
  readonly gevonden: ReplayedBewijs
  readonly nu: Replay
}

/** Shows the figures of a receipt, whether it is correct, and what figures differ under the current norms and rates. */
export const Bevinding = ({ gevonden, nu }: BevindingProps) => {
  const [oordeel, ...anders] = zinnenVan(gevonden, nu)
  return (
    <>
      {oordeel && (
        <Message soort={gevonden.oordeel.gebreken?.length === 0 ? 'goed' : 'waarschuwing'}>
          <Findings zinnen={oordeel} />
        </Message>
      )}
      <Stack ruimte="lijn">
        <GroupTitle>{tekst.staatErin(formatDatum(gevonden.gedeeld.datum))}</GroupTitle>
        <Lines>
          {cijfersIn(gevonden.bewijs).map(({ cijfer, bedrag }) => (
            <Line key={cijfer}>
              <dt>{samenvattingLabels[cijfer]}</dt>
              <dd>{formatEuro(cijfer === 'extraBenodigdeEigenInleg' ? roundTekort(bedrag) : bedrag)}</dd>
            </Line>
          ))}
        </Lines>
      </Stack>
      {anders.map((zinnen) => (
        <Findings key={zinnen[0]} zinnen={zinnen} />
      ))}
    </>
  )
}

export const Findings = ({ zinnen: [kop, ...details] }: { readonly zinnen: readonly string[] }) => (
  <Stack ruimte="dicht">
    <p>{kop}</p>
    {details.length > 0 && (
      <BulletList>
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </BulletList>
    )}
  </Stack>
)
