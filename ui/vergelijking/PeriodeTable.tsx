import { useState } from 'react'

import { formatEuro, formatPercentage, type RentevastePeriode } from '../../domain'
import { procentInZin } from '../tekst/inZin'
import { vergelijkingTekst } from '../tekst/vergelijking'
import { Icon } from '../thema/Icon'
import { Table, TableScroll } from '../thema/laterParts'
import { Button, ScreenReaderText } from '../thema/parts'
import {
  columnsWithCijfers,
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

const toTekst = (kolom: Column, { naam, cijfers }: PeriodeRow): string => {
  const waarde = cijfers[kolom]
  if (kolom === 'periode') return naam
  if (waarde === undefined) return formatEuro(undefined)
  return kolom === 'rente' || kolom === 'toetsrente' ? formatPercentage(waarde) : formatEuro(waarde)
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
                <Keuze rij={rij} isGekozen={rij.periode === gekozen} onKies={onKies} />
              </td>
              {kolommen.map((kolom) => (
                <td key={kolom}>{toTekst(kolom, rij)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  )
}

interface KeuzeProps extends Pick<PeriodeTableProps, 'onKies'> {
  readonly rij: PeriodeRow
  readonly isGekozen: boolean
}

/** How a period is chosen, or why it cannot be. */
const Keuze = ({ rij: { periode, naam, stand }, isGekozen, onKies }: KeuzeProps) => {
  if (isGekozen) return vergelijkingTekst.jouwKeuze
  if (stand !== 'bekend') return vergelijkingTekst.dienst.standen[stand]
  return (
    <Button soort="tekst" onClick={() => onKies(periode)}>
      {vergelijkingTekst.kies} <ScreenReaderText>{naam}</ScreenReaderText>
    </Button>
  )
}

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
      <Button soort="tekst" style={{ alignItems: 'flex-end' }} onClick={onSorteer}>
        {koppen[kolom]}
        {isGesorteerd && <Icon naam={volgorde.aflopend ? 'omlaag' : 'omhoog'} maat={16} />}
      </Button>
    </th>
  )
}
