import { useEffect, useEffectEvent } from 'react'

import { useCalculator } from '../context/context'
import { useSelected } from '../context/useSelected'
import { useAfterRelease } from '../press/useAfterRelease'
import { hostTekst } from '../tekst/host'
import type { PartName, PartValue } from './parts'

/** A part that is shown without being asked for: fetched as soon as it is needed. One that stays away is reported. */
export const useNeeded = <Name extends PartName>(name: Name, isNeeded: boolean): PartValue<Name> | undefined => {
  const { page, services } = useCalculator()
  const part = services.later.of(name)
  const onFailure = useEffectEvent((cause: unknown) => page.reportNietGeladen(hostTekst.nietGeladen, cause))
  useEffect(() => {
    if (isNeeded) part.load().catch((cause: unknown) => onFailure(cause))
  }, [isNeeded, part])
  return useAfterRelease(useSelected(part, (loaded) => loaded))
}
