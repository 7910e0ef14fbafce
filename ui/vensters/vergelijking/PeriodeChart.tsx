import { useId, type CSSProperties } from 'react'

import type { Rangorde } from '../../../application'
import type { RentevastePeriode } from '../../../domain/orientatie'
import type { Charts } from '../../basis/chart/charts'
import type { RangeNames } from '../../basis/chart/Range'
import { procentInZin } from '../../tekst/procentInZin'
import { vergelijkingTekst } from '../../tekst/vergelijking'
import { SubTitle } from '../../thema/lazyParts'
import { ScreenReaderText, Stack } from '../../thema/parts'
import { PeriodeKeuze } from './PeriodeKeuze'
import { RENTE_DAARNA, type PeriodeRow } from './rows'
import { bedragenVan, toRanges, type PeriodeRange } from './toRanges'

interface PeriodeChartProps {
  readonly rijen: readonly PeriodeRow[]
  readonly rangorde: Rangorde | undefined
  readonly gekozen: RentevastePeriode
  readonly charts: Charts | undefined
  /** Whether the window is too narrow to draw a period next to its name and amount instead of below these. */
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
 * as a chart once `charts` has loaded. Each row has a button that chooses its period.
 */
export const PeriodeChart = ({ rijen, rangorde, gekozen, charts, isNarrow, onKies }: PeriodeChartProps) => {
  const id = useId()
  const isTekort = rangorde?.soort === 'tekort'
  const ranges = toRanges(rijen, rangorde)
  const bedragen = bedragenVan(ranges)
  const drawn = bedragen.length > 0 ? charts : undefined
  const ticks = drawn?.ticksBetween(Math.min(...bedragen), Math.max(...bedragen)) ?? []
  const { rij, vak, tekst, bedrag, tekening, keuze } = isNarrow ? narrow(drawn?.rangeRoom(ticks)) : wide(ranges)
  return (
    <figure aria-labelledby={id}>
      <Stack ruimte="lijn">
        <SubTitle id={id}>{(isTekort ? tekortGrafiek : grafiek).kop}</SubTitle>
        {drawn && <drawn.RangeKey {...namesOf(ranges, isTekort)} />}
        <div>
          {drawn && (
            <div aria-hidden="true" style={{ ...rij, minHeight: '0' }}>
              <div style={vak}>
                <div style={{ ...tekening, height: 'auto' }}>
                  <drawn.RangeAxis ticks={ticks} />
                </div>
              </div>
              <div style={keuze} />
            </div>
          )}
          <ul>
            {ranges.map((range) => {
              const isGekozen = range.rij.periode === gekozen
              return (
                <li
                  key={range.rij.periode}
                  data-gekozen={isGekozen || undefined}
                  style={{ ...rij, ...(isGekozen && CHOSEN) }}
                >
                  <div style={vak}>
                    <div style={{ ...tekst, ...(isGekozen && CHOSEN_TEXT) }}>
                      <span>{range.rij.naam}</span>
                      <Bedrag range={range} style={bedrag} />
                    </div>
                    <div style={tekening}>
                      {drawn && (
                        <drawn.Range ticks={ticks} value={range.punt} isOpen={!range.isMogelijk} range={range.lijn} />
                      )}
                    </div>
                  </div>
                  <div style={keuze}>
                    <PeriodeKeuze rij={range.rij} isGekozen={isGekozen} onKies={onKies} />
                  </div>
                </li>
              )
            })}
          </ul>
        </div>
      </Stack>
    </figure>
  )
}

interface BedragProps {
  readonly range: PeriodeRange
  readonly style: CSSProperties
}

/** The amount of a period. Screen readers also get the cost after the period, which is only drawn in the chart. */
const Bedrag = ({ range: { bedrag, daarna }, style }: BedragProps) => (
  <span style={style}>
    {bedrag}
    {daarna && <ScreenReaderText> {daarna}</ScreenReaderText>}
  </span>
)

/** The styles of the parts of a row, which the axis above the rows shares so that the grid lines meet its amounts. */
interface RowLayout {
  readonly rij: CSSProperties
  /** The box of the texts and the drawing. */
  readonly vak: CSSProperties
  /** The box of the name and the amount. */
  readonly tekst: CSSProperties
  readonly bedrag: CSSProperties
  readonly tekening: CSSProperties
  readonly keuze: CSSProperties
}

const ROW: CSSProperties = {
  position: 'relative',
  alignItems: 'center',
  paddingInline: '8px',
  fontVariantNumeric: 'tabular-nums',
  breakInside: 'avoid',
}

/** Returns the layout in a wide window, where every row is a grid of its own with room for the longest amount. */
const wide = (ranges: readonly PeriodeRange[]): RowLayout => {
  const longest = Math.max(...ranges.map(({ bedrag }) => bedrag.length))
  const columns = `minmax(7.5em, 1fr) minmax(0, 2.4fr) max(4.5em, ${longest}ch) 6.75em`
  return {
    rij: { ...ROW, display: 'grid', columnGap: '16px', gridTemplateColumns: columns, minHeight: '40px' },
    vak: { display: 'contents' },
    tekst: { display: 'contents' },
    bedrag: { textAlign: 'end', whiteSpace: 'nowrap' },
    tekening: { gridArea: '1 / 2', alignSelf: 'stretch' },
    keuze: {},
  }
}

/**
 * Returns the layout in a narrow window: the drawing below the texts, with `room` at its ends, and the button next to
 * both. The button is below the drawing when the text is so large that the two do not fit next to each other.
 */
const narrow = (room: string | undefined): RowLayout => ({
  rij: { ...ROW, display: 'flex', flexWrap: 'wrap', columnGap: '12px' },
  vak: { flex: '1 1 11em', minWidth: '0', paddingBlockStart: '6px' },
  tekst: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '16px' },
  bedrag: { textAlign: 'end' },
  tekening: { height: '26px', marginInline: room },
  keuze: { flex: '0 1 4.25em', textAlign: 'center' },
})

const CHOSEN: CSSProperties = { background: 'var(--ho-colors-accent-tint)', borderRadius: '8px' }

/** The style of the texts in the chosen row. The row has another font weight: in bold, a column in `ch` is wider. */
const CHOSEN_TEXT: CSSProperties = { fontWeight: 600 }
