import type { Maandverdeling } from '../../domain/vergelijking'
import { PartsChart } from '../basis/PartsChart'
import { Stack } from '../thema/parts'
import { toMaandparts, type Maandlasten } from './maandparts'

interface MaandverdelingChartProps extends Maandlasten {
  readonly verdeling: Maandverdeling
}

/** Where the money of a month goes: interest, repayment, and what comes back through tax. */
export const MaandverdelingChart = ({ verdeling, netto, bruto }: MaandverdelingChartProps) => (
  <Stack ruimte="lijn">
    <PartsChart parts={toMaandparts(verdeling, { netto, bruto })} />
  </Stack>
)
