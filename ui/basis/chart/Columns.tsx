import { useId } from 'react'

import { formatEuro } from '../../../domain/geld'
import { Stack } from '../../thema/parts'
import { Legend } from './Legend'
import { AxisLabels, toPercentage, ticksTo, StripePattern, fillWith, type Fill } from './shapes'

/** What stands in each column, in euro: the first layer at the bottom. */
export interface ColumnLayer {
  readonly naam: string
  readonly vulling: Fill
  readonly waarden: readonly number[]
}

export interface ColumnsProps {
  readonly lagen: readonly ColumnLayer[]
  /** What each column has a line for, in euro. */
  readonly lijn?: { readonly naam: string; readonly waarden: readonly number[] } | undefined
  /** After how many columns something ends. */
  readonly grens?: { readonly naam: string; readonly na: number } | undefined
  /** What is counted along the axis, and how many at its beginning, its end, and evenly spread between these. */
  readonly eenheid: string
  readonly plaatsen: readonly string[]
}

const topVan = (as: readonly number[]): number => as.at(-1) ?? 1

/** How wide a column is, as a part of all. */
const breedteVan = (lagen: readonly ColumnLayer[]): number => 1 / (lagen[0]?.waarden.length ?? 1)

/** How far from the top a part of the height is. */
const op = (deel: number): string => toPercentage(1 - deel)

/** A drawing of columns, such as one for each year. It is for the eye only: words beside it say what it shows. */
export const Columns = ({ lagen, lijn, grens, eenheid, plaatsen }: ColumnsProps) => {
  const totalen = optellingen(lagen)
  const as = ticksTo(Math.max(...totalen.flat(), ...(lijn?.waarden ?? [])))
  return (
    <div aria-hidden="true" style={{ fontSize: '0.875em', marginBlockStart: 'auto' }}>
      <Stack ruimte="lijn">
        <Legend
          tekens={[
            ...lagen.map(({ naam, vulling }) => ({ naam, soort: vulling })),
            ...(lijn ? [{ naam: lijn.naam, soort: 'lijn' as const }] : []),
            ...(grens ? [{ naam: grens.naam, soort: 'grens' as const }] : []),
          ]}
        />
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            gap: '6px 8px',
            paddingBlockStart: '0.6em',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <Hoogtes as={as} />
          <Vlak lagen={lagen} totalen={totalen} top={topVan(as)} />
          <Lijnen as={as} lijn={lijn} grens={grens} breedte={breedteVan(lagen)} />
          <div style={{ textAlign: 'end' }}>{eenheid}</div>
          <AxisLabels teksten={plaatsen} />
        </div>
      </Stack>
    </div>
  )
}

/** The values along the height; the last, which nobody sees, is as wide as they all need. */
const Hoogtes = ({ as }: { readonly as: readonly number[] }) => {
  const top = topVan(as)
  return (
    <div style={{ position: 'relative', textAlign: 'end', whiteSpace: 'nowrap' }}>
      {as.map((waarde) => (
        <div
          key={waarde}
          style={{ position: 'absolute', insetInlineEnd: '0', top: `${100 - (100 * waarde) / top}%`, lineHeight: '0' }}
        >
          {formatEuro(waarde)}
        </div>
      ))}
      <div style={{ visibility: 'hidden' }}>{formatEuro(top)}</div>
    </div>
  )
}

interface VlakProps {
  readonly lagen: readonly ColumnLayer[]
  readonly totalen: readonly (readonly number[])[]
  readonly top: number
}

/** The columns, in one colour, which the fillings do not need. Forced colours replace that of the box around it. */
const Vlak = ({ lagen, totalen, top }: VlakProps) => {
  const streep = useId()
  const breedte = breedteVan(lagen)
  return (
    <div style={{ gridArea: '1 / 2', display: 'grid', color: 'var(--ho-colors-accent)' }}>
      <svg width="100%" height="100%">
        <StripePattern id={streep} />
        {lagen.map(({ naam, vulling, waarden }, nummer) =>
          waarden.map((waarde, plaats) => (
            <rect
              key={`${naam} ${plaats}`}
              x={toPercentage((plaats + MARGE) * breedte)}
              width={toPercentage((1 - 2 * MARGE) * breedte)}
              y={op((totalen[nummer]?.[plaats] ?? 0) / top)}
              height={toPercentage(waarde / top)}
              fill={fillWith(vulling, streep)}
            />
          )),
        )}
      </svg>
    </div>
  )
}

interface LijnenProps extends Pick<ColumnsProps, 'lijn' | 'grens'> {
  readonly as: readonly number[]
  readonly breedte: number
}

/** The lines over the columns, in the colour of the text. */
const Lijnen = ({ as, lijn, grens, breedte }: LijnenProps) => {
  const top = topVan(as)
  return (
    <svg width="100%" style={{ gridArea: '1 / 2', height: '13em', overflow: 'visible' }}>
      {as.map((waarde) => (
        <line
          key={waarde}
          x2="100%"
          y1={op(waarde / top)}
          y2={op(waarde / top)}
          opacity={waarde === 0 ? 1 : 0.2}
          style={{ stroke: 'currentColor' }}
        />
      ))}
      {lijn?.waarden.map((waarde, plaats) => (
        <line
          key={plaats}
          x1={toPercentage(plaats * breedte)}
          x2={toPercentage((plaats + 1) * breedte)}
          y1={op(waarde / top)}
          y2={op(waarde / top)}
          style={{ stroke: 'currentColor', strokeWidth: '3px' }}
        />
      ))}
      {grens && (
        <line
          x1={toPercentage(grens.na * breedte)}
          x2={toPercentage(grens.na * breedte)}
          y2="100%"
          style={{ stroke: 'currentColor', strokeWidth: '2px', strokeDasharray: '4 3' }}
        />
      )}
    </svg>
  )
}

/** The room on either side of a column, as a part of its width. */
const MARGE = 0.08

/** How high each column is up to and with each layer. */
const optellingen = (lagen: readonly ColumnLayer[]): readonly (readonly number[])[] =>
  lagen.map((_, laatste) =>
    (lagen[0]?.waarden ?? []).map((_waarde, plaats) =>
      lagen.slice(0, laatste + 1).reduce((som, { waarden }) => som + (waarden[plaats] ?? 0), 0),
    ),
  )
