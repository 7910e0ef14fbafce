import { useId } from 'react'

import type { RentevastePeriode } from '../../domain'
import type { Grafieken } from '../grafiek'
import { vergelijkingTekst } from '../tekst'
import { GroupTitle, Stack, Text } from '../thema'
import type { Rij } from './rijen'
import { toStaven, toZinnen } from './toStaven'

interface GrafiekProps {
  readonly rijen: readonly Rij[]
  readonly gekozen: RentevastePeriode
  readonly Staven: Grafieken['Staven'] | undefined
}

/** The net cost of every period beside each other, in words and as a drawing. */
export const Grafiek = ({ rijen, gekozen, Staven }: GrafiekProps) => {
  const id = useId()
  const { staven, naam, merken } = toStaven(rijen, gekozen)
  return (
    <figure aria-labelledby={id}>
      <Stack ruimte="lijn">
        <GroupTitle id={id}>{vergelijkingTekst.grafiek.kop}</GroupTitle>
        <Text>{toZinnen(rijen).join(' ')}</Text>
        {Staven && <Staven staven={staven} naam={naam} merken={merken} />}
      </Stack>
    </figure>
  )
}
