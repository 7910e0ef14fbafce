import { useId, type MouseEvent } from 'react'

import type { Betaalkey } from '../../../application'
import { formatEuro } from '../../../domain/geld'
import { focusDialog } from '../../basis/dialog/Dialog'
import { useIsTooNarrow } from '../../basis/size/useIsTooNarrow'
import { betaalzin, type Betaalbeeld } from '../../uitkomst/betaalbeeld'
import { BETAALPATRONEN } from '../../uitkomst/betaalpatronen'
import { samenvattingLabels } from '../../tekst/samenvatting'
import { watAlsTekst as tekst } from '../../tekst/watAls'
import { PartMark, ReceiptLine, Table, TableScroll } from '../../thema/lazyParts'
import { Button, GroupTitle, Lines, Row, Stack, Text } from '../../thema/parts'
import type { Situatie, Situaties } from './situatie'
import { zegWijzigingen } from './toWatAlsProbeersel'
import { CijferBlock } from './CijferBlock'
import { metNaam } from './metNaam'
import { isAnders } from './velden'
import { WasWordt } from './UitkomstKop'

interface UitkomstenProps extends Situaties {
  /** Called when the visitor asks for the kept situation, and to remove it. */
  readonly onGebruik: () => void
  readonly onVerwijder: () => void
}

/**
 * Six figures of each situation. With a home, also two sentences on how the home is paid. With a kept situation, also
 * its changes and the buttons that restore and remove it.
 */
export const Uitkomsten = ({ onGebruik, onVerwijder, ...situaties }: UitkomstenProps) => {
  const id = useId()
  const { dan, bewaard } = situaties
  const Smal = bewaard ? CijferBlocks : CijferLines
  const Cijfers = useIsTooNarrow() ? Smal : CijferTable
  return (
    <Stack ruimte="lijn">
      <GroupTitle id={id}>{tekst.uitkomst}</GroupTitle>
      {dan.nodig > 0 && <Text>{betaalzin(dan)}</Text>}
      <Cijfers {...situaties} naamId={id} />
      {bewaard && <Bewaard {...situaties} bewaard={bewaard} onGebruik={onGebruik} onVerwijder={onVerwijder} />}
    </Stack>
  )
}

/** The changes of the kept situation, with a button to use it, unless it is the current one, and one to remove it. */
const Bewaard = ({ nu, dan, bewaard, ...acties }: UitkomstenProps & { readonly bewaard: Situatie }) => {
  const doe = (actie: () => void) => (click: MouseEvent<HTMLElement>) => {
    focusDialog(click)
    actie()
  }
  return (
    <Stack ruimte="lijn">
      <Text>{tekst.bewaardIs(zegWijzigingen(nu.momentopname, bewaard.momentopname))}</Text>
      <Row>
        {isAnders(bewaard.momentopname, dan.momentopname) && (
          <Button soort="stil" onClick={doe(acties.onGebruik)}>
            {tekst.gebruik}
          </Button>
        )}
        <Button soort="tekst" onClick={doe(acties.onVerwijder)}>
          {tekst.verwijder}
        </Button>
      </Row>
    </Stack>
  )
}

interface CijfersProps extends Situaties {
  /** The id of the title. */
  readonly naamId: string
}

const CijferTable = ({ naamId, ...situaties }: CijfersProps) => {
  const kolommen = metNaam(situaties)
  return (
    <TableScroll aria-labelledby={naamId}>
      <Table aria-labelledby={naamId}>
        <thead>
          <tr>
            <td />
            {kolommen.map(({ naam }) => (
              <th key={naam} scope="col">
                {naam}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {REGELS.map((regel) => (
            <tr key={regel.naam}>
              <th scope="row">
                {regel.deel && (
                  <PartMark aria-hidden="true" patroon={BETAALPATRONEN[regel.deel]} style={BESIDE_THE_NAME} />
                )}
                {regel.naam}
              </th>
              {kolommen.map(({ naam, situatie }) => (
                <td key={naam}>{formatEuro(regel.van(situatie))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  )
}

/** A list with a line for each figure, for a window too narrow for a table. An unchanged amount is shown once. */
const CijferLines = ({ nu, dan, naamId }: CijfersProps) => (
  <Lines aria-labelledby={naamId}>
    {REGELS.map((regel) => {
      const [was, wordt] = [formatEuro(regel.van(nu)), formatEuro(regel.van(dan))]
      return (
        <ReceiptLine key={regel.naam}>
          <dt>
            {regel.deel && <PartMark aria-hidden="true" patroon={BETAALPATRONEN[regel.deel]} />}
            {regel.naam}
          </dt>
          <dd>
            {was !== wordt && <WasWordt was={was} />}
            {wordt}
          </dd>
        </ReceiptLine>
      )
    })}
  </Lines>
)

/** A list with the amounts of each figure side by side below its name, for three situations in a narrow window. */
const CijferBlocks = ({ naamId, ...situaties }: CijfersProps) => (
  <Lines aria-labelledby={naamId}>
    {REGELS.map((regel) => (
      <CijferBlock
        key={regel.naam}
        naam={regel.naam}
        patroon={regel.deel && BETAALPATRONEN[regel.deel]}
        bedragen={metNaam(situaties).map(({ naam, situatie }) => ({ naam, bedrag: formatEuro(regel.van(situatie)) }))}
      />
    ))}
  </Lines>
)

const BESIDE_THE_NAME = {
  display: 'inline-block',
  marginBlock: '0',
  marginInlineEnd: '8px',
  verticalAlign: '-2px',
} as const

interface Regel {
  readonly naam: string
  /** The key of the segment of the bars with this figure; undefined for a figure that the bars do not show. */
  readonly deel?: Betaalkey
  /** Returns the figure in euro; undefined when the result does not have the figure. */
  readonly van: (beeld: Betaalbeeld) => number | undefined
}

const REGELS: readonly Regel[] = [
  { naam: samenvattingLabels.hypotheekbedrag, deel: 'hypotheekbedrag', van: ({ opzet }) => opzet.hypotheekbedrag },
  { naam: samenvattingLabels.eigenGeld, deel: 'eigenGeld', van: ({ eigenGeld }) => eigenGeld },
  {
    naam: samenvattingLabels.extraBenodigdeEigenInleg,
    deel: 'extraBenodigdeEigenInleg',
    van: ({ opzet }) => opzet.extraBenodigdeEigenInleg,
  },
  { naam: samenvattingLabels.maximaleHypotheek, van: ({ opzet }) => opzet.maximaleHypotheek },
  { naam: samenvattingLabels.maandlastBruto, van: ({ opzet }) => opzet.maandlastBruto },
  { naam: samenvattingLabels.maandlastNetto, van: ({ opzet }) => opzet.maandlastNetto },
]
