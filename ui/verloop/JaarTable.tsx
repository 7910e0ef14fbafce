import { useState } from 'react'

import { formatEuro } from '../../domain/geld'
import type { Aflossingsjaar, Aflossingsmaand } from '../../domain/vergelijking'
import { verloopTekst } from '../tekst/verloop'
import { Icon } from '../thema/Icon'
import { Table, TableScroll } from '../thema/laterParts'
import { Button, Stack, Text } from '../thema/parts'

/** What a year and a month both have, in order. */
const POSTEN = ['rente', 'aflossing', 'bruto', 'netto', 'restant'] as const

/** A row for each year, which unfolds to its months. */
export const JaarTable = ({ jaren }: { readonly jaren: readonly Aflossingsjaar[] }) => {
  const { kolommen, perJaar, tabel } = verloopTekst
  return (
    <Stack ruimte="lijn">
      <Text>{perJaar}</Text>
      <TableScroll aria-label={tabel}>
        <Table aria-label={tabel}>
          <thead>
            <tr>
              <th scope="col">{kolommen.jaar}</th>
              {POSTEN.map((post) => (
                <th key={post} scope="col">
                  {kolommen[post]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {jaren.map((jaar) => (
              <Jaar key={jaar.jaar} jaar={jaar} />
            ))}
          </tbody>
        </Table>
      </TableScroll>
    </Stack>
  )
}

const Jaar = ({ jaar }: { readonly jaar: Aflossingsjaar }) => {
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
        <Posten van={jaar} />
      </tr>
      {open &&
        jaar.maanden.map((maand) => (
          <tr key={maand.maand}>
            <th scope="row">{verloopTekst.maand(maand.maand)}</th>
            <Posten van={maand} />
          </tr>
        ))}
    </>
  )
}

const Posten = ({ van }: { readonly van: Aflossingsjaar | Aflossingsmaand }) =>
  POSTEN.map((post) => <td key={post}>{formatEuro(van[post])}</td>)
