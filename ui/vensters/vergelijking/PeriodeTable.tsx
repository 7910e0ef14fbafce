import { useState } from 'react'

import type { RentevastePeriode } from '../../../domain/orientatie'
import { procentInZin } from '../../tekst/inZin'
import { vergelijkingTekst } from '../../tekst/vergelijking'
import { PathIcon } from '../../thema/Icon'
import { Table, TableScroll } from '../../thema/laterParts'
import { Button } from '../../thema/parts'
import {
  kolomTekst,
  columnsWithCijfers,
  NEUTRAL_ORDER,
  RENTE_DAARNA,
  sortRows,
  nextOrder,
  type Column,
  type PeriodeRow,
  type SortOrder,
} from './rows'
import { PeriodeKeuze } from './PeriodeCards'

const koppen: Readonly<Record<Column, string>> = {
  ...vergelijkingTekst.kolommen,
  netto2: vergelijkingTekst.nettoDaarna(procentInZin(RENTE_DAARNA.netto2)),
  netto5: vergelijkingTekst.nettoDaarna(procentInZin(RENTE_DAARNA.netto5)),
  netto7: vergelijkingTekst.nettoDaarna(procentInZin(RENTE_DAARNA.netto7)),
}

interface PeriodeTableProps {
  readonly rijen: readonly PeriodeRow[]
  readonly gekozen: RentevastePeriode
  readonly onKies: (periode: RentevastePeriode) => void
}

/** One row for each period, as high as one with a button; the heading of a column sorts by it. */
export const PeriodeTable = ({ rijen, gekozen, onKies }: PeriodeTableProps) => {
  const [volgorde, setVolgorde] = useState<SortOrder>(NEUTRAL_ORDER)
  const [eerste, ...kolommen] = columnsWithCijfers(rijen)
  if (eerste === undefined) return null
  const kop = (kolom: Column) => (
    <Kop key={kolom} kolom={kolom} volgorde={volgorde} onSorteer={() => setVolgorde(nextOrder(volgorde, kolom))} />
  )
  return (
    <TableScroll aria-label={vergelijkingTekst.tabel}>
      <Table aria-label={vergelijkingTekst.tabel}>
        <thead>
          <tr>
            {kop(eerste)}
            <th scope="col" style={{ textAlign: 'start' }}>
              {vergelijkingTekst.keuze}
            </th>
            {kolommen.map(kop)}
          </tr>
        </thead>
        <tbody>
          {sortRows(rijen, volgorde).map((rij) => (
            <tr key={rij.periode} style={{ height: '49px' }} data-gekozen={rij.periode === gekozen || undefined}>
              <th scope="row">{rij.naam}</th>
              <td style={{ textAlign: 'start', whiteSpace: 'normal' }}>
                <PeriodeKeuze rij={rij} isGekozen={rij.periode === gekozen} soort="tekst" onKies={onKies} />
              </td>
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

/** By which way a column is sorted: up, down, or not yet. */
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
