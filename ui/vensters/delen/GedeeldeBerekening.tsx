import { useSyncExternalStore } from 'react'

import { useCalculator } from '../../basis/context/context'
import { LoadFailureMessage } from '../../basis/lazy/LazyDialog'
import { useShown } from '../../basis/lazy/usePart'
import type { BovenStapProps } from '../../basis/context/bovenStap'

const NOTHING = () => undefined

/** Offers the calculation in the URL of the page, if any. Shows a message when the code for the offer fails to load. */
export const GedeeldeBerekening = (props: BovenStapProps) => {
  const { page } = useCalculator()
  const fragment = useSyncExternalStore(page.fragment.subscribe, page.fragment.readShared, NOTHING)
  const { value: delen, failure } = useShown('delen', fragment !== undefined, true)
  const tekst = fragment === undefined ? undefined : delen?.sharedIn(fragment)
  return tekst !== undefined && delen ? (
    <delen.GedeeldMessage key={tekst} tekst={tekst} {...props} />
  ) : (
    <LoadFailureMessage failure={failure} naAfloop={props.naarTitel} />
  )
}
