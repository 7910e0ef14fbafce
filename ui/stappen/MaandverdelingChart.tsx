import { useEffect, useState } from 'react'

import type { Maandverdeling } from '../../domain/vergelijking'
import { useCalculator } from '../basis/context/context'
import { PartsNames } from '../basis/PartsChart'
import { Stack } from '../thema/parts'
import { Maandbalk } from '../uitkomst/Maandbalk'
import { toMaandparts } from '../uitkomst/maandparts'

/** The services of the calculators that have shown the bar. */
const getoond = new WeakSet<object>()

interface MaandverdelingChartProps {
  readonly verdeling: Maandverdeling
  /** The net monthly cost. Whole euros. */
  readonly netto: number
}

/** The bar of the monthly cost with its legend. The first bar of a calculator grows from the gross to the net cost. */
export const MaandverdelingChart = ({ verdeling, netto }: MaandverdelingChartProps) => {
  const { services } = useCalculator()
  const [groeit] = useState(() => !getoond.has(services))
  useEffect(() => {
    getoond.add(services)
  }, [services])
  return (
    <Stack ruimte="lijn">
      <Maandbalk verdeling={verdeling} netto={netto} groeit={groeit} />
      <PartsNames parts={toMaandparts(verdeling)} />
    </Stack>
  )
}
