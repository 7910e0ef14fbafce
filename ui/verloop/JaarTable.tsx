import { useState } from 'react'

import { formatEuro } from '../../domain/geld'
import type { Aflossingsjaar, Aflossingsmaand } from '../../domain/vergelijking'
import { useIsTooNarrow } from '../size/useIsTooNarrow'
import { verloopTekst } from '../tekst/verloop'
import { Icon } from '../thema/Icon'
import { Table, TableScroll } from '../thema/laterParts'
import { Button, Line, Lines, Stack, Text } from '../thema/parts'

/** What a year and a month both have, in order. */
const POSTEN = ['rente', 'aflossing', 'bruto', 'netto', 'restant'] as const
/** What stands in a row of its own under a year that is open, where the table is narrow. */
const UITGEVOUWEN = ['rente', 'aflossing', 'bruto'] as const
const NARROW = ['netto', 'restant'] as const

type Posten = readonly (typeof POSTEN)[number][]

/** A row for each year, which unfolds to its months. */
export const JaarTable = ({ jaren }: { readonly jaren: readonly Aflossingsjaar[] }) => {
  const { kolommen, perJaar, tabel } = verloopTekst
  const isSmal = useIsTooNarrow()
  const posten = isSmal ? NARROW : POSTEN
  return (
    <Stack ruimte="lijn">
      <Text>{perJaar}</Text>
      <TableScroll aria-label={tabel}>
        <Table aria-label={tabel}>
          <thead>
            <tr>
              <th scope="col">{kolommen.jaar}</th>
              {posten.map((post) => (
                <th key={post} scope="col">
                  {kolommen[post]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {jaren.map((jaar) => (
              <Jaar key={jaar.jaar} jaar={jaar} posten={posten} uitgevouwen={isSmal ? UITGEVOUWEN : []} />
            ))}
          </tbody>
        </Table>
      </TableScroll>
    </Stack>
  )
}

interface JaarProps {
  readonly jaar: Aflossingsjaar
  readonly posten: Posten
  readonly uitgevouwen: Posten
}

const Jaar = ({ jaar, posten, uitgevouwen }: JaarProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <tr data-gekozen={open || undefined}>
        <th scope="row">
          <Button soort="tekst" aria-expanded={open} onClick={() => setOpen(!open)}>
            {verloopTekst.jaar(jaar.jaar)}
            <Icon naam={open ? 'omhoog' : 'omlaag'} maat={16} />
          </Button>
        </th>
        <Cijfers van={jaar} posten={posten} />
      </tr>
      {open && uitgevouwen.length > 0 && (
        <tr>
          <td colSpan={posten.length + 1}>
            <Lines>
              {uitgevouwen.map((post) => (
                <Line key={post} soort="klein">
                  <dt>{verloopTekst.kolommen[post]}</dt>
                  <dd>{formatEuro(jaar[post])}</dd>
                </Line>
              ))}
            </Lines>
          </td>
        </tr>
      )}
      {open &&
        jaar.maanden.map((maand) => (
          <tr key={maand.maand}>
            <th scope="row">{verloopTekst.maand(maand.maand)}</th>
            <Cijfers van={maand} posten={posten} />
          </tr>
        ))}
    </>
  )
}

interface CijfersProps {
  readonly van: Aflossingsjaar | Aflossingsmaand
  readonly posten: Posten
}

const Cijfers = ({ van, posten }: CijfersProps) => posten.map((post) => <td key={post}>{formatEuro(van[post])}</td>)
