import { useState } from 'react'

import type { RentevastePeriode } from '../../domain/orientatie'
import { vergelijkingTekst } from '../tekst/vergelijking'
import { CardList, Table, TableScroll } from '../thema/laterParts'
import { Text, Button, ScreenReaderText } from '../thema/parts'
import { procentInZin } from '../tekst/inZin'
import { PathIcon } from '../thema/Icon'
import {
  kolomTekst,
  columnsWithCijfers,
  type Column,
  type PeriodeRow,
  NEUTRAL_ORDER,
  RENTE_DAARNA,
  sortRows,
  nextOrder,
  type SortOrder,
} from './rows'

interface PeriodeKeuzeProps {
  readonly rij: PeriodeRow
  readonly isGekozen: boolean
  readonly soort: 'tekst' | 'stil'
  readonly onKies: (periode: RentevastePeriode) => void
}

/** How a period is chosen, or why it cannot be. */
const PeriodeKeuze = ({ rij: { periode, naam, stand }, isGekozen, soort, onKies }: PeriodeKeuzeProps) => {
  if (isGekozen) return <strong>{vergelijkingTekst.jouwKeuze}</strong>
  if (stand !== 'bekend') return <span>{vergelijkingTekst.dienst.standen[stand]}</span>
  return (
    <Button soort={soort} onClick={() => onKies(periode)}>
      {vergelijkingTekst.kies} <ScreenReaderText>{naam}</ScreenReaderText>
    </Button>
  )
}

/** What a card says of a period besides its rate and what it costs net a month. */
const VERDER = ['maximum', 'tekort'] as const satisfies readonly Column[]

interface PeriodeCardsProps {
  readonly rijen: readonly PeriodeRow[]
  readonly gekozen: RentevastePeriode
  readonly onKies: (periode: RentevastePeriode) => void
}

/** The periods below each other, where a table does not fit: what each costs net a month is what the eye compares. */
export const PeriodeCards = ({ rijen, gekozen, onKies }: PeriodeCardsProps) => {
  const kolommen = columnsWithCijfers(rijen)
  const verder = VERDER.filter((kolom) => kolommen.includes(kolom))
  return (
    <CardList soort="metCijfer" aria-label={vergelijkingTekst.tabel}>
      {rijen.map((rij) => (
        <li key={rij.periode} data-gekozen={rij.periode === gekozen || undefined}>
          <p>
            <strong>{rij.naam}</strong> {kolomTekst('rente', rij)}
          </p>
          <p>
            <strong>{kolomTekst('netto', rij)}</strong> <span>{vergelijkingTekst.nettoPerMaand}</span>
          </p>
          {verder.map((kolom) => (
            <Text key={kolom} soort="gedempt">
              {vergelijkingTekst.kolommen[kolom]} {kolomTekst(kolom, rij).replace(' ', '\u00A0')}
            </Text>
          ))}
          <PeriodeKeuze rij={rij} isGekozen={rij.periode === gekozen} soort="stil" onKies={onKies} />
        </li>
      ))}
    </CardList>
  )
}

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
