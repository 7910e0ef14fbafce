import { useId } from 'react'

import { formatEuro } from '../../../domain/geld'
import { inZin } from '../../tekst/inZin'
import { watAlsTekst as tekst } from '../../tekst/watAls'
import { Table, TableScroll } from '../../thema/laterParts'
import { GroupTitle, ScreenReaderText, Stack, Text } from '../../thema/parts'
import type { GevoeligeRij, Gevolg } from './gevoelig'

const GEVOLGEN: readonly Gevolg[] = ['lenen', 'mist', 'netto']

/** What each change comes to by itself; a figure that none of them moves has no column. */
export const GevoeligTable = ({ rijen }: { readonly rijen: readonly GevoeligeRij[] }) => {
  const id = useId()
  const kolommen = GEVOLGEN.filter((gevolg) => rijen.some(({ verschillen }) => verschillen[gevolg] !== 0))
  return (
    <Stack ruimte="lijn">
      <GroupTitle id={id}>{tekst.watTelt}</GroupTitle>
      <Text soort="gedempt">{tekst.watTeltUitleg}</Text>
      <TableScroll aria-labelledby={id}>
        <Table aria-labelledby={id}>
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
    </Stack>
  )
}

/** A difference in euro: with a sign for the eye, and in words for a screen reader, since some voices skip a sign. */
const Verschil = ({ bedrag }: { readonly bedrag: number }) => {
  if (bedrag === 0) return tekst.gelijk
  return (
    <>
      <span aria-hidden="true">{bedrag > 0 ? `+ ${formatEuro(bedrag)}` : formatEuro(bedrag)}</span>
      <ScreenReaderText>{(bedrag > 0 ? tekst.meer : tekst.minder)(inZin(Math.abs(bedrag)))}</ScreenReaderText>
    </>
  )
}
