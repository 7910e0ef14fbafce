import { useEffect } from 'react'

import { voorbeeldBedrag } from '../../domain/invoer'
import { formatEuro } from '../../domain/geld'
import { isLoondienst } from '../../domain/orientatie'
import { useCalculator } from '../basis/context/context'
import { useOrientatie } from '../basis/context/reading'
import { useAppearing } from '../basis/context/useAppearing'
import { useSelected } from '../basis/context/useSelected'
import { useAfterRelease } from '../basis/press/press'
import { jaarinkomenTekst } from '../tekst/nl'
import { Text } from '../thema/parts'

const NIETS = () => undefined

const INKOMEN = voorbeeldBedrag('eigen.inkomen')

/** An amount of as many digits as most examples have, in euro, for the line that is not calculated yet. */
const PLAATS = 100_000

/**
 * The example below the empty income of somebody who buys alone and works for an employer: what a common income allows.
 * Until it is calculated, the line is invisible but has its place, so that nothing below moves. A service calculates no
 * example.
 */
export const VoorbeeldLine = () => {
  const { services, settings } = useCalculator()
  const appearing = useAppearing()
  const isShown = useAfterRelease(
    useOrientatie(
      ({ alleenSamen, eigen }) =>
        alleenSamen === 'alleen' && isLoondienst(eigen.dienstBetrekking) && eigen.inkomen === undefined,
    ),
  )
  const part = services.lazy.of('inkomensvoorbeeld')
  const deel = useSelected(part, (loaded) => loaded)
  const grond = useOrientatie(({ berekend }) => berekend?.grond)
  const kader = grond?.plaats === 'lokaal' ? grond.kader : undefined
  const isNeeded = isShown && kader !== undefined
  useEffect(() => {
    // The first result proves that the calculation has loaded. Nobody misses an example, so a failed load of this part
    // gives no message. The next result tries again.
    if (isNeeded) part.load().catch(NIETS)
  }, [isNeeded, part, kader])
  const maximum = useOrientatie((orientatie) =>
    isShown && deel && kader ? deel.maximumBij(INKOMEN, orientatie, kader) : undefined,
  )
  return (
    isShown && (
      <Text
        ref={appearing}
        soort="rustig"
        hidden={!settings.rentetarieven}
        data-plaats={maximum === undefined ? '' : undefined}
      >
        {jaarinkomenTekst.voorbeeld(formatEuro(INKOMEN), formatEuro(maximum ?? PLAATS))}
      </Text>
    )
  )
}
