import { useEffect, useEffectEvent, useState } from 'react'

import { useCalculator } from '../../basis/context/context'
import { LoadFailureMessage } from '../../basis/lazy/LazyDialog'
import { useShown } from '../../basis/lazy/usePart'
import type { BovenStapProps } from '../../basis/context/bovenStap'

/** After a reload for a newer version, restores the answers saved before the reload and removes them from the tab. */
export const Verder = ({ onVervangen, naarTitel }: BovenStapProps) => {
  const calculator = useCalculator()
  const { page } = calculator
  const [tekst] = useState(page.verder.read)
  const { value: delen, failure } = useShown('delen', tekst !== undefined, true)
  const gaVerder = useEffectEvent(() => {
    const stap = tekst === undefined ? undefined : delen?.goOn(calculator, tekst, page.today())
    if (stap !== undefined) onVervangen({ detail: 1 }, stap)
    page.verder.write(undefined)
  })
  useEffect(() => {
    if (tekst !== undefined && delen !== undefined) gaVerder()
  }, [tekst, delen])
  return <LoadFailureMessage failure={failure} naAfloop={naarTitel} />
}
