import { useId } from 'react'

import { formatEuro } from '../../../domain/geld'
import { useIsTooNarrow } from '../../basis/size/useIsTooNarrow'
import { watAlsTekst as tekst } from '../../tekst/watAls'
import { CardList, Table, TableScroll } from '../../thema/lazyParts'
import { GroupTitle, Line, Lines, ScreenReaderText, Stack, Text } from '../../thema/parts'
import type { GevoeligeRij, Gevolg } from './gevoelig'

const GEVOLGEN: readonly Gevolg[] = ['lenen', 'mist', 'netto']

interface GevoelighedenProps {
  readonly rijen: readonly GevoeligeRij[]
}

/** Shows the effect of each change when nothing else changes: in a table, or on cards in a narrow window. */
export const Gevoeligheden = ({ rijen }: GevoelighedenProps) => {
  const id = useId()
  const Rijen = useIsTooNarrow() ? GevoeligCards : GevoeligTable
  return (
    <Stack ruimte="lijn">
      <GroupTitle id={id}>{tekst.watTelt}</GroupTitle>
      <Text soort="gedempt">{tekst.watTeltUitleg}</Text>
      <Rijen rijen={rijen} naamId={id} />
    </Stack>
  )
}

interface RijenProps extends GevoelighedenProps {
  /** The id of the title. */
  readonly naamId: string
}

/** A table with a row for each change. A figure that no change affects has no column. */
const GevoeligTable = ({ rijen, naamId }: RijenProps) => {
  const kolommen = GEVOLGEN.filter((gevolg) => rijen.some(({ verschillen }) => verschillen[gevolg] !== 0))
  return (
    <TableScroll aria-labelledby={naamId}>
      <Table aria-labelledby={naamId}>
        <thead>
          <tr>
            <th scope="col">{tekst.watAnders}</th>
            {kolommen.map((gevolg) => (
              <th key={gevolg} scope="col">
                {tekst.verschillen[gevolg]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rijen.map(({ naam, verschillen }) => (
            <tr key={naam}>
              <th scope="row">{naam}</th>
              {kolommen.map((gevolg) => (
                <td key={gevolg}>
                  <Verschil bedrag={verschillen[gevolg]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  )
}

/** A list with a card for each change, for a window too narrow for a table. A card leaves out unaffected figures. */
const GevoeligCards = ({ rijen, naamId }: RijenProps) => (
  <CardList aria-labelledby={naamId}>
    {rijen.map(({ naam, verschillen }) => (
      <li key={naam}>
        <strong>{naam}</strong>
        <Lines style={WHOLE_CARD}>
          {GEVOLGEN.filter((gevolg) => verschillen[gevolg] !== 0).map((gevolg) => (
            <Line key={gevolg}>
              <dt>{tekst.verschillen[gevolg]}</dt>
              <dd>
                <Verschil bedrag={verschillen[gevolg]} />
              </dd>
            </Line>
          ))}
        </Lines>
      </li>
    ))}
  </CardList>
)

const WHOLE_CARD = { gridColumn: '1 / -1' } as const

/** A difference in euro; 'gelijk' for 0. Screen readers get words, because some voices skip the plus or minus sign. */
const Verschil = ({ bedrag }: { readonly bedrag: number }) => {
  if (bedrag === 0) return tekst.gelijk
  return (
    <>
      <span aria-hidden="true">{bedrag > 0 ? `+\u00A0${formatEuro(bedrag)}` : formatEuro(bedrag)}</span>
      <ScreenReaderText>{(bedrag > 0 ? tekst.meer : tekst.minder)(formatEuro(Math.abs(bedrag)))}</ScreenReaderText>
    </>
  )
}
