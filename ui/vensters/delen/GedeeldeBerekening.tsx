import { useSyncExternalStore } from 'react'

import { useCalculator } from '../../basis/context/context'
import { useNeeded } from '../../basis/later/usePart'
import type { BovenStapProps } from '../../stappen/bovenStap'

const NOTHING = () => undefined

/** Offers the calculation in the address of the page, above the step. */
export const GedeeldeBerekening = (props: BovenStapProps) => {
  const { page } = useCalculator()
  const fragment = useSyncExternalStore(page.fragment.subscribe, page.fragment.readShared, NOTHING)
  const delen = useNeeded('delen', fragment !== undefined)
  const tekst = fragment === undefined ? undefined : delen?.sharedIn(fragment)
  return tekst !== undefined && delen && <delen.GedeeldMessage key={tekst} tekst={tekst} {...props} />
}
