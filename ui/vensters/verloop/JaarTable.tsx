import { useState, type ReactNode } from 'react'

import { formatEuro } from '../../../domain/geld'
import type { Lastenjaar, Maandlasten } from '../../../domain/vergelijking'
import { useIsTooNarrow } from '../../basis/size/useIsTooNarrow'
import { verloopTekst } from '../../tekst/verloop'
import { Icon } from '../../thema/Icon'
import { Table, TableScroll } from '../../thema/lazyParts'
import { Button, Stack, Text } from '../../thema/parts'

/** The keys of the figures that both a year and a month have, in the order of the columns. */
const POSTEN = ['rente', 'aflossing', 'bruto', 'netto', 'restant'] as const

type Posten = readonly (typeof POSTEN)[number][]

/** The figures that are columns (`kolommen`), and the figures in a line below an unfolded row (`eronder`). */
interface Indeling {
  readonly kolommen: Posten
  readonly eronder: Posten
}
const WIDE: Indeling = { kolommen: POSTEN, eronder: [] }
const NARROW: Indeling = { kolommen: ['netto', 'restant'], eronder: ['rente', 'aflossing', 'bruto'] }

/** A table with a row for each year, with averages a month. A row unfolds to the months of its year. */
export const JaarTable = ({ jaren }: { readonly jaren: readonly Lastenjaar[] }) => {
  const { kolommen, bedragenPerMaand, perJaar, tabel } = verloopTekst
  const indeling = useIsTooNarrow() ? NARROW : WIDE
  return (
    <Stack ruimte="lijn">
      <Text>{bedragenPerMaand}</Text>
      <Text soort="gedempt" data-alleen-scherm="">
        {perJaar}
      </Text>
      <TableScroll aria-label={tabel}>
        <Table aria-label={tabel}>
          <thead>
            <tr>
              <th scope="col">{kolommen.jaar}</th>
              {indeling.kolommen.map((post) => (
                <th key={post} scope="col">
                  {kolommen[post]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {jaren.map((jaar) => (
              <Jaar key={jaar.jaar} jaar={jaar} indeling={indeling} />
            ))}
          </tbody>
        </Table>
      </TableScroll>
    </Stack>
  )
}

interface JaarProps {
  readonly jaar: Lastenjaar
  readonly indeling: Indeling
}

const Jaar = ({ jaar, indeling }: JaarProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Rij van={jaar} indeling={indeling} open={open} gekozen={open || undefined}>
        <Button soort="tekst" aria-expanded={open} onClick={() => setOpen(!open)}>
          {verloopTekst.jaar(jaar.jaar)}
          <Icon naam={open ? 'omhoog' : 'omlaag'} maat={16} />
        </Button>
      </Rij>
      {open &&
        jaar.maanden.map((maand) => (
          <Rij key={maand.maand} van={maand} indeling={indeling} open>
            {verloopTekst.maand(maand.maand)}
          </Rij>
        ))}
    </>
  )
}

interface RijProps {
  readonly van: Maandlasten
  readonly indeling: Indeling
  /** Whether the figures without a column are shown below the row. */
  readonly open: boolean
  readonly gekozen?: true | undefined
  /** The heading of the row. */
  readonly children: ReactNode
}

const Rij = ({ van, indeling: { kolommen, eronder }, open, gekozen, children }: RijProps) => (
  <>
    <tr data-gekozen={gekozen}>
      <th scope="row">{children}</th>
      {kolommen.map((post) => (
        <td key={post}>{formatEuro(van[post])}</td>
      ))}
    </tr>
    {open && eronder.length > 0 && (
      <tr data-gekozen={gekozen}>
        <td colSpan={kolommen.length + 1}>
          {eronder.map((post) => `${verloopTekst.kolommen[post]}\u00A0${formatEuro(van[post])}`).join(', ')}
        </td>
      </tr>
    )}
  </>
)
