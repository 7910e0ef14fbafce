import type { Maandverdeling } from '../../domain/vergelijking'
import { PartsChart } from '../basis/PartsChart'
import { Stack } from '../thema/parts'
import { toMaandparts, type Maandlasten } from './maandparts'

interface MaandverdelingChartProps extends Maandlasten {
  readonly verdeling: Maandverdeling
}

/** A chart of one month's payment: interest, repayment, and the part that returns as a tax benefit. */
export const MaandverdelingChart = ({ verdeling, netto, bruto }: MaandverdelingChartProps) => (
  <Stack ruimte="lijn">
    <PartsChart parts={toMaandparts(verdeling, { netto, bruto })} />
  </Stack>
)
