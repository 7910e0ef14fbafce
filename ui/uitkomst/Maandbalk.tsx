import type { CSSProperties } from 'react'

import { formatEuro } from '../../domain/geld'
import type { Maandverdeling } from '../../domain/vergelijking'
import { PartsDrawing } from '../basis/PartsChart'
import { renteTekst } from '../tekst/rente'
import { Brace, MonthBar } from '../thema/lazyParts'
import { toMaandparts } from './maandparts'

interface MaandbalkProps {
  readonly verdeling: Maandverdeling
  /** The net monthly cost. Whole euros. */
  readonly netto: number
  /** Whether the bar begins as the gross cost and grows to the net cost, once. */
  readonly groeit?: boolean
}

/** Returns the style of a part with its share of the bar, and the share with which a growing bar begins. In euro. */
const shareOf = (bedrag: number, begin: number) => ({ flexGrow: bedrag, '--ho-van': begin }) as CSSProperties

/** A bar of the monthly cost in the first year, with a brace over the net cost. Screen readers skip it. */
export const Maandbalk = ({ verdeling, netto, groeit = false }: MaandbalkProps) => {
  const { terug } = verdeling
  const parts = toMaandparts(verdeling)
  const buitenNetto = parts.filter(({ patroon }) => patroon === 'gestippeld')
  return (
    <MonthBar aria-hidden="true" data-groeit={groeit ? '' : undefined}>
      <div style={shareOf(netto, netto + terug)}>
        <Brace>
          <span>{renteTekst.nettoBoven(formatEuro(netto))}</span>
        </Brace>
        <PartsDrawing parts={parts.filter((part) => !buitenNetto.includes(part))} />
      </div>
      {terug > 0 && (
        <div style={shareOf(terug, 0)}>
          <PartsDrawing parts={buitenNetto} />
        </div>
      )}
    </MonthBar>
  )
}
