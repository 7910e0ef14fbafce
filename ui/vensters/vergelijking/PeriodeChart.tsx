import { useId, type CSSProperties } from 'react'

import type { Rangorde } from '../../../application'
import type { RentevastePeriode } from '../../../domain/orientatie'
import type { Charts } from '../../basis/chart/charts'
import type { RangeNames } from '../../basis/chart/Range'
import { procentInZin } from '../../tekst/procentInZin'
import { vergelijkingTekst } from '../../tekst/vergelijking'
import { SubTitle } from '../../thema/lazyParts'
import { ScreenReaderText, Stack, Text } from '../../thema/parts'
import { PeriodeKeuze } from './PeriodeCards'
import { RENTE_DAARNA, type PeriodeRow } from './rows'
import { bedragenVan, toRanges, toRangeZinnen, type PeriodeRange } from './toRanges'

interface PeriodeChartProps {
  readonly rijen: readonly PeriodeRow[]
  readonly rangorde: Rangorde | undefined
  readonly gekozen: RentevastePeriode
  readonly charts: Charts | undefined
  /** Whether the window is too narrow to draw a period next to its name and amount. If so, the rows have no buttons. */
  readonly isNarrow: boolean
  readonly onKies: (periode: RentevastePeriode) => void
}

const { grafiek, tekortGrafiek } = vergelijkingTekst

/** Returns the names of the marks in the chart. A mark without a name is not in the chart. */
const namesOf = (ranges: readonly PeriodeRange[], isTekort: boolean): RangeNames => {
  const heeft = (mogelijk: boolean) => ranges.some(({ isMogelijk, punt }) => punt && isMogelijk === mogelijk)
  const { netto2, netto7 } = RENTE_DAARNA
  const names = isTekort
    ? { dot: tekortGrafiek.genoeg, openDot: tekortGrafiek.kanLenen, line: tekortGrafiek.tekort }
    : {
        dot: grafiek.nu,
        openDot: grafiek.nietMogelijk,
        line: grafiek.straks(procentInZin(netto2), procentInZin(netto7)),
      }
  return {
    ...(heeft(true) && { dot: names.dot }),
    ...(heeft(false) && { openDot: names.openDot }),
    ...(ranges.some(({ lijn }) => lijn) && { line: names.line }),
  }
}

/**
 * The net monthly cost of the loan in every period, or each shortage while the chosen period has one: as text, and also
 * as a chart once `charts` has loaded.
 */
export const PeriodeChart = ({ rijen, rangorde, gekozen, charts, isNarrow, onKies }: PeriodeChartProps) => {
  const id = useId()
  const isTekort = rangorde?.soort === 'tekort'
  const ranges = toRanges(rijen, rangorde)
  const bedragen = bedragenVan(ranges)
  const drawn = bedragen.length > 0 ? charts : undefined
  const ticks = drawn?.ticksBetween(Math.min(...bedragen), Math.max(...bedragen)) ?? []
  const zinnen = toRangeZinnen(rijen, rangorde)
  const { rij: rijStyle, tekening } = isNarrow ? NARROW : wide(ranges)
  return (
    <figure aria-labelledby={id}>
      <Stack ruimte="lijn">
        <SubTitle id={id}>{(isTekort ? tekortGrafiek : grafiek).kop}</SubTitle>
        {zinnen.length > 0 && <Text>{zinnen.join(' ')}</Text>}
        {drawn && <drawn.RangeKey {...namesOf(ranges, isTekort)} />}
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
                  <span style={isGekozen ? CHOSEN_TEXT : undefined}>{range.rij.naam}</span>
                  <div style={tekening}>
                    {drawn && (
                      <drawn.Range ticks={ticks} value={range.punt} isOpen={!range.isMogelijk} range={range.lijn} />
                    )}
                  </div>
                  <Bedragen range={range} isGekozen={isGekozen} />
                  {!isNarrow && <PeriodeKeuze rij={range.rij} isGekozen={isGekozen} soort="tekst" onKies={onKies} />}
                </li>
              )
            })}
          </ul>
        </div>
      </Stack>
    </figure>
  )
}

interface BedragenProps {
  readonly range: PeriodeRange
  readonly isGekozen: boolean
}

/** The amount of a period. Screen readers also get the cost after the period, which is only drawn in the chart. */
const Bedragen = ({ range: { bedrag, daarna }, isGekozen }: BedragenProps) => (
  <span style={{ textAlign: 'end', whiteSpace: 'nowrap', ...(isGekozen && CHOSEN_TEXT) }}>
    {bedrag}
    {daarna && <ScreenReaderText> {daarna}</ScreenReaderText>}
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

/** Returns the layout in a wide window, where every row is a grid of its own with room for the longest amount. */
const wide = (ranges: readonly PeriodeRange[]): RowLayout => {
  const longest = Math.max(...ranges.map(({ bedrag }) => bedrag.length))
  const columns = `minmax(7.5em, 1fr) minmax(0, 2.4fr) max(4.5em, ${longest}ch) 6.75em`
  return {
    rij: { ...ROW, gridTemplateColumns: columns, minHeight: '40px' },
    tekening: { gridArea: '1 / 2', alignSelf: 'stretch' },
  }
}

const NARROW: RowLayout = {
  rij: { ...ROW, gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlockStart: '6px' },
  tekening: { gridArea: '2 / 1 / auto / -1', height: '26px', marginInline: '12px' },
}

const CHOSEN: CSSProperties = { background: 'var(--ho-colors-accent-tint)', borderRadius: '8px' }

/** The style of the texts in the chosen row. The row has another font weight: in bold, a column in `ch` is wider. */
const CHOSEN_TEXT: CSSProperties = { fontWeight: 600 }
