import { useSyncExternalStore } from 'react'

import { useCalculator } from '../context'
import { useNeeded } from '../later'
import { loadDelen } from './load'

const NOTHING = () => undefined

/** Offers the calculation that the address of the page passes on, above the step. */
export const GedeeldeBerekening = () => {
  const { page } = useCalculator()
  const tekst = useSyncExternalStore(page.address.subscribe, page.address.read, NOTHING)
  const delen = useNeeded(loadDelen, tekst !== undefined)
  return tekst !== undefined && delen && <delen.GedeeldMessage key={tekst} tekst={tekst} />
}
