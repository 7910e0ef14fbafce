import { useId } from 'react'

import type { Betaalkey } from '../../../application'
import { formatEuro } from '../../../domain/geld'
import { useIsTooNarrow } from '../../basis/size/useIsTooNarrow'
import { betaalzin, type Betaalbeeld } from '../../uitkomst/betaalbeeld'
import { BETAALPATRONEN } from '../../uitkomst/betaalpatronen'
import { samenvattingLabels } from '../../tekst/samenvatting'
import { watAlsTekst as tekst } from '../../tekst/watAls'
import { PartMark, ReceiptLine, Table, TableScroll } from '../../thema/lazyParts'
import { GroupTitle, Lines, Stack, Text } from '../../thema/parts'
import { WasWordt, type NuEnDan } from './UitkomstKop'

/** Six figures of the result before and after the change. With a home, also two sentences on how the home is paid. */
export const Uitkomsten = (beelden: NuEnDan) => {
  const id = useId()
  const Cijfers = useIsTooNarrow() ? CijferLines : CijferTable
  return (
    <Stack ruimte="lijn">
      <GroupTitle id={id}>{tekst.uitkomst}</GroupTitle>
      {beelden.dan.nodig > 0 && <Text>{betaalzin(beelden.dan)}</Text>}
      <Cijfers {...beelden} naamId={id} />
    </Stack>
  )
}

interface CijfersProps extends NuEnDan {
  /** The id of the title. */
  readonly naamId: string
}

const CijferTable = ({ nu, dan, naamId }: CijfersProps) => (
  <TableScroll aria-labelledby={naamId}>
    <Table aria-labelledby={naamId}>
      <thead>
        <tr>
          <td />
          <th scope="col">{tekst.kolommen.nu}</th>
          <th scope="col">{tekst.kolommen.dan}</th>
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
            <td>{formatEuro(regel.van(nu))}</td>
            <td>{formatEuro(regel.van(dan))}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </TableScroll>
)

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
