import { useSyncExternalStore } from 'react'

import { useCalculator } from '../context/context'
import { useNeeded } from '../later/usePart'
import type { GedeeldProps } from './vervangen'

const NOTHING = () => undefined

/** Offers the calculation that the address of the page passes on, above the step. */
export const GedeeldeBerekening = ({ onVervangen }: GedeeldProps) => {
  const { page } = useCalculator()
  const fragment = useSyncExternalStore(page.fragment.subscribe, page.fragment.readShared, NOTHING)
  const delen = useNeeded('delen', fragment !== undefined)
  const tekst = fragment === undefined ? undefined : delen?.sharedIn(fragment)
  return tekst !== undefined && delen && <delen.GedeeldMessage key={tekst} tekst={tekst} onVervangen={onVervangen} />
}
