import { useEffect, useEffectEvent } from 'react'

import { useCalculator } from '../context/context'
import type { PartImport } from '../context/laterParts'
import { useSelected } from '../context/useSelected'
import { useAfterRelease } from '../press/useAfterRelease'
import { hostTekst } from '../tekst/host'

/** A part that is shown without being asked for: fetched as soon as it is needed. One that stays away is reported. */
export const useNeeded = <Value>(request: PartImport<Value>, isNeeded: boolean): Value | undefined => {
  const { page, services } = useCalculator()
  const part = services.later.of(request)
  const onFailure = useEffectEvent((cause: unknown) => page.reportNietGeladen(hostTekst.nietGeladen, cause))
  useEffect(() => {
    if (isNeeded) part.load().catch((cause: unknown) => onFailure(cause))
  }, [isNeeded, part])
  return useAfterRelease(useSelected(part, (loaded) => loaded))
}
