import type { Maandverdeling } from '../../domain/vergelijking'
import { PartsChart } from '../basis/PartsChart'
import { Stack } from '../thema/parts'
import { toMaandparts } from '../uitkomst/maandparts'

/** A bar with a legend that splits the monthly cost of the first year into the parts of `toMaandparts`. */
export const MaandverdelingChart = ({ verdeling }: { readonly verdeling: Maandverdeling }) => (
  <Stack ruimte="lijn">
    <PartsChart parts={toMaandparts(verdeling)} />
  </Stack>
)
