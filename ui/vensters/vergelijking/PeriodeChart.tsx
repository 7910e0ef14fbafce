import { useId, type CSSProperties } from 'react'

import type { Rangorde } from '../../../application'
import { formatEuro } from '../../../domain/geld'
import type { RentevastePeriode } from '../../../domain/orientatie'
import type { Charts } from '../../basis/chart/charts'
import { inZin, procentInZin } from '../../tekst/inZin'
import { vergelijkingTekst } from '../../tekst/vergelijking'
import { SubTitle } from '../../thema/lazyParts'
import { ScreenReaderText, Stack, Text } from '../../thema/parts'
import { PeriodeKeuze } from './PeriodeCards'
import { RENTE_DAARNA, type PeriodeRow } from './rows'
import { bedragenVan, isAndereLening, kopVan, toRanges, toRangeZinnen, type PeriodeRange } from './toRanges'

interface PeriodeChartProps {
  readonly rijen: readonly PeriodeRow[]
  readonly rangorde: Rangorde | undefined
  readonly gekozen: RentevastePeriode
  readonly charts: Charts | undefined
  /** Whether the window is too narrow to draw a period next to its name and amount. If so, the rows have no buttons. */
  readonly isNarrow: boolean
  readonly onKies: (periode: RentevastePeriode) => void
}

/** The net monthly cost of the same loan in every period: as text, and also as a chart once `charts` has loaded. */
export const PeriodeChart = ({ rijen, rangorde, gekozen, charts, isNarrow, onKies }: PeriodeChartProps) => {
  const id = useId()
  const ranges = toRanges(rijen)
  const bedragen = bedragenVan(ranges)
  const drawn = bedragen.length > 0 ? charts : undefined
  const ticks = drawn?.ticksBetween(Math.min(...bedragen), Math.max(...bedragen)) ?? []
  const { rij: rijStyle, tekening } = isNarrow ? NARROW : WIDE
  const { nu, straks, gelijk } = vergelijkingTekst.grafiek
  const { netto2, netto7 } = RENTE_DAARNA
  return (
    <figure aria-labelledby={id}>
      <Stack ruimte="lijn">
        <SubTitle id={id}>{kopVan(ranges, rangorde)}</SubTitle>
        <Text>{toRangeZinnen(ranges, rangorde).join(' ')}</Text>
        {drawn && <drawn.RangeKey now={nu} later={straks(procentInZin(netto2), procentInZin(netto7))} />}
        <div>
          {drawn && (
            <div aria-hidden="true" style={{ ...rijStyle, minHeight: '0' }}>
              <div style={{ ...tekening, fontSize: '0.875em' }}>
                <drawn.RangeAxis ticks={ticks} />
              </div>
            </div>
          )}
          <ul>
            {ranges.map((range) => {
              const isGekozen = range.rij.periode === gekozen
              return (
                <li
                  key={range.rij.periode}
                  data-gekozen={isGekozen || undefined}
                  style={{ ...rijStyle, ...(isGekozen && CHOSEN) }}
                >
                  <span>{range.rij.naam}</span>
                  <div style={tekening}>
                    {drawn && <drawn.Range ticks={ticks} value={range.nu} range={range.daarna} />}
                  </div>
                  <Bedragen range={range} />
                  {!isNarrow && <PeriodeKeuze rij={range.rij} isGekozen={isGekozen} soort="tekst" onKies={onKies} />}
                </li>
              )
            })}
          </ul>
        </div>
        {isAndereLening(ranges, rangorde) && <Text soort="gedempt">{gelijk}</Text>}
      </Stack>
    </figure>
  )
}

/** The net monthly cost now. Screen readers also get the cost after the period, which is only drawn in the chart. */
const Bedragen = ({ range: { nu, daarna } }: { readonly range: PeriodeRange }) => (
  <span style={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
    {formatEuro(nu)}
    {daarna && (
      <ScreenReaderText> {vergelijkingTekst.grafiek.bereik(inZin(daarna[0]), inZin(daarna[1]))}</ScreenReaderText>
    )}
  </span>
)

interface RowLayout {
  readonly rij: CSSProperties
  readonly tekening: CSSProperties
}

const ROW: CSSProperties = {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  columnGap: '16px',
  paddingInline: '8px',
  fontVariantNumeric: 'tabular-nums',
  breakInside: 'avoid',
}

const WIDE: RowLayout = {
  rij: { ...ROW, gridTemplateColumns: 'minmax(7.5em, 1fr) minmax(0, 2.4fr) 4.5em 6.75em', minHeight: '40px' },
  tekening: { gridArea: '1 / 2', alignSelf: 'stretch' },
}

const NARROW: RowLayout = {
  rij: { ...ROW, gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlockStart: '6px' },
  tekening: { gridArea: '2 / 1 / auto / -1', height: '26px', marginInline: '12px' },
}

const CHOSEN: CSSProperties = { background: 'var(--ho-colors-accent-tint)', borderRadius: '8px', fontWeight: 600 }
