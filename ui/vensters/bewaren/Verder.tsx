import { useEffect, useEffectEvent, useState } from 'react'

import { useCalculator } from '../../basis/context/context'
import { useNeeded } from '../../basis/later/usePart'
import type { BovenStapProps } from '../../stappen/bovenStap'

/** Goes on with the answers from before the visitor loaded a renewed page again. They are kept until they are taken. */
export const Verder = ({ onVervangen }: Pick<BovenStapProps, 'onVervangen'>) => {
  const calculator = useCalculator()
  const { page } = calculator
  const [tekst] = useState(page.verder.read)
  const delen = useNeeded('delen', tekst !== undefined)
  const gaVerder = useEffectEvent(() => {
    const stap = tekst === undefined ? undefined : delen?.goOn(calculator, tekst, page.today())
    if (stap !== undefined) onVervangen({ detail: 1 }, stap)
    page.verder.clear()
  })
  useEffect(() => {
    if (tekst !== undefined && delen !== undefined) gaVerder()
  }, [tekst, delen])
  return null
}
