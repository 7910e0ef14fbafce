import { useState } from 'react'

import type { RentevastePeriode } from '../../../domain/orientatie'
import { procentInZin } from '../../tekst/procentInZin'
import { vergelijkingTekst } from '../../tekst/vergelijking'
import { PathIcon } from '../../thema/Icon'
import { Table, TableScroll } from '../../thema/lazyParts'
import { Button } from '../../thema/parts'
import {
  kolomTekst,
  NEUTRAL_ORDER,
  RENTE_DAARNA,
  sortRows,
  nextOrder,
  type Column,
  type PeriodeRow,
  type SortOrder,
} from './rows'

const koppen: Readonly<Record<Column, string>> = {
  ...vergelijkingTekst.kolommen,
  netto2: vergelijkingTekst.nettoDaarna(procentInZin(RENTE_DAARNA.netto2)),
  netto5: vergelijkingTekst.nettoDaarna(procentInZin(RENTE_DAARNA.netto5)),
  netto7: vergelijkingTekst.nettoDaarna(procentInZin(RENTE_DAARNA.netto7)),
}

interface PeriodeTableProps {
  readonly naam: string
  readonly rijen: readonly PeriodeRow[]
  /** The columns of the table; the cells of the first column are the row headings. */
  readonly kolommen: readonly Column[]
  readonly gekozen: RentevastePeriode
}

/** A table with a row per period, sorted by the column whose heading is pressed. Renders nothing without columns. */
export const PeriodeTable = ({ naam, rijen, kolommen: [eerste, ...kolommen], gekozen }: PeriodeTableProps) => {
  const [volgorde, setVolgorde] = useState<SortOrder>(NEUTRAL_ORDER)
  if (eerste === undefined) return null
  return (
    <TableScroll aria-label={naam}>
      <Table aria-label={naam}>
        <thead>
          <tr>
            {[eerste, ...kolommen].map((kolom) => (
              <Kop
                key={kolom}
                kolom={kolom}
                volgorde={volgorde}
                onSorteer={() => setVolgorde(nextOrder(volgorde, kolom))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sortRows(rijen, volgorde).map((rij) => (
            <tr
              key={rij.periode}
              aria-current={rij.periode === gekozen || undefined}
              data-gekozen={rij.periode === gekozen || undefined}
            >
              <th scope="row">{kolomTekst(eerste, rij)}</th>
              {kolommen.map((kolom) => (
                <td key={kolom}>{kolomTekst(kolom, rij)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  )
}

/** The SVG paths of the icon in a column heading, by sort direction; `geen` is for a column that is not sorted. */
const PIJLEN = {
  ascending: 'm7 15 5-6 5 6H7Z',
  descending: 'm7 9 5 6 5-6H7Z',
  geen: 'm8 10 4-5 4 5H8Zm0 4 4 5 4-5H8Z',
} as const

interface KopProps {
  readonly kolom: Column
  readonly volgorde: SortOrder
  readonly onSorteer: () => void
}

const Kop = ({ kolom, volgorde, onSorteer }: KopProps) => {
  const isGesorteerd = volgorde.kolom === kolom
  const richting = volgorde.aflopend ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isGesorteerd ? richting : undefined}>
      <Button soort="tekst" onClick={onSorteer}>
        {koppen[kolom]}
        <PathIcon pad={isGesorteerd ? PIJLEN[richting] : PIJLEN.geen} maat={16} />
      </Button>
    </th>
  )
}
