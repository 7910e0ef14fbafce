import { useId } from 'react'

import type { RentevastePeriode } from '../../../domain/orientatie'
import type { Charts } from '../../basis/chart/charts'
import { GroupTitle, Stack, Text } from '../../thema/parts'
import type { PeriodeRow } from './rows'
import { toBars } from './toBars'

interface PeriodeChartProps {
  readonly kop: string
  readonly rijen: readonly PeriodeRow[]
  readonly gekozen: RentevastePeriode
  readonly Bars: Charts['Bars'] | undefined
  /** What the marks of the rates after the period show, in words. */
  readonly zinnen: readonly string[]
}

/** The net cost of one loan in every period beside each other, in words and as a drawing. */
export const PeriodeChart = ({ kop, rijen, gekozen, Bars, zinnen }: PeriodeChartProps) => {
  const id = useId()
  const { staven, naam, merken } = toBars(rijen, gekozen)
  return (
    <figure aria-labelledby={id}>
      <Stack ruimte="lijn">
        <GroupTitle id={id}>{kop}</GroupTitle>
        {zinnen.length > 0 && <Text>{zinnen.join(' ')}</Text>}
        {Bars && <Bars staven={staven} naam={naam} merken={merken} />}
      </Stack>
    </figure>
  )
}
