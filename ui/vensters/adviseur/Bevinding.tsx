import { formatEuro, roundTekort } from '../../../domain/geld'
import { formatDatum } from '../../../domain/invoer'
import type { Gedeeld } from '../../../domain/orientatie'
import type { Rekenbewijs } from '../../../domain/bewijs'
import type { Oordeel } from '../bewijs/verschillen'
import { Message } from '../../basis/message/Message'
import { adviseurTekst as tekst } from '../../tekst/adviseur'
import { samenvattingLabels } from '../../tekst/samenvatting'
import { BulletList, Line } from '../../thema/lazyParts'
import { GroupTitle, Lines, Stack } from '../../thema/parts'

/** A receipt and the result of recalculating it. */
export interface ReplayedBewijs {
  readonly bewijs: Rekenbewijs
  readonly oordeel: Oordeel
  /** The answers behind the receipt, with their date. */
  readonly gedeeld: Gedeeld
}

/** The norms and rates with which a receipt was recalculated. */
export interface Replay {
  readonly jaar: number
  /** Whether the page knows the current rates; false when a service supplies them. */
  readonly metRente: boolean
}

const CIJFERS = [
  'maximaleHypotheek',
  'hypotheekbedrag',
  'extraBenodigdeEigenInleg',
  'maandlastBruto',
  'maandlastNetto',
] as const

/** Returns the figures in a receipt. They are unchecked: anyone may have edited the receipt. */
const cijfersIn = ({ financieringsOpzet }: Rekenbewijs) =>
  CIJFERS.flatMap((cijfer) => {
    const bedrag: unknown = financieringsOpzet[cijfer]
    return typeof bedrag === 'number' ? [{ cijfer, bedrag }] : []
  })

/** Returns the findings as sentences with lists: whether the receipt is correct, and what differs now. */
export const zinnenVan = ({ bewijs, oordeel }: ReplayedBewijs, nu: Replay): readonly (readonly string[])[] => {
  const { gebreken, verschillen } = oordeel
  if (gebreken === undefined) return [[tekst.onbekendJaar]]
  const met = (nu.metRente ? tekst.metRente : tekst.metNormen)(nu.jaar)
  const bevonden = gebreken.length === 0 ? [tekst.klopt(bewijs.kader.normjaar)] : [tekst.kloptNiet, ...gebreken]
  if (verschillen === undefined) return [bevonden, [tekst.geenUitkomst]]
  const anders = (verschillen.length === 0 ? tekst.gelijk : tekst.veranderd)(met)
  return [bevonden, [anders], ...verschillen.map(({ reden, cijfers }) => [reden, ...cijfers])]
}

interface BevindingProps {
  readonly gevonden: ReplayedBewijs
  readonly nu: Replay
}

/** Shows whether a receipt is correct, its figures, and what differs now. */
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

/** A sentence with a list of its details. */
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
