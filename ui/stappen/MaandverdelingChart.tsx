import type { Maandverdeling } from '../../domain/vergelijking'
import { PartsChart } from '../basis/PartsChart'
import { Stack } from '../thema/parts'
import { toMaandparts, type Maandlasten } from '../uitkomst/maandparts'

interface MaandverdelingChartProps extends Maandlasten {
  readonly verdeling: Maandverdeling
}

/** A bar with a legend that splits the monthly cost of the first year into interest, repayment and tax refund. */
export const MaandverdelingChart = ({ verdeling, netto, bruto }: MaandverdelingChartProps) => (
  <Stack ruimte="lijn">
    <PartsChart parts={toMaandparts(verdeling, { netto, bruto })} />
  </Stack>
)
