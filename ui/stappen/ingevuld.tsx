import { readStartwaarden, zichtbareVelden } from '../../domain/orientatie'
import { useCalculator } from '../basis/context/context'
import { useOrientatie, useStap } from '../basis/context/reading'
import { useSelected } from '../basis/context/useSelected'
import { useAfterRelease } from '../basis/press/press'
import { ingevuldTekst } from '../tekst/ingevuld'
import { Text } from '../thema/parts'
import type { Ingevuld } from '../basis/lazy/types/ingevuld'

const IngevuldLine = () => {
  const { startwaarden } = useCalculator().services
  const stap = useStap()
  const { startwaarden: ingevuld, beantwoord } = useSelected(startwaarden, (stand) => stand)
  const zichtbaar = zichtbareVelden(
    useOrientatie((orientatie) => orientatie),
    stap,
  )
  const isIngevuld = useAfterRelease(
    beantwoord !== 'alle' && ingevuld.some(({ veld }) => zichtbaar.includes(veld) && !beantwoord.has(veld)),
  )
  return isIngevuld && <Text soort="rustig">{ingevuldTekst}</Text>
}

export const ingevuld: Ingevuld = { lees: readStartwaarden, IngevuldLine }
