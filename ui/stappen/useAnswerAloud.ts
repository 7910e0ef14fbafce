import { useEffect, useEffectEvent } from 'react'

import { useCalculator } from '../context/context'
import { useSamenvatting } from '../context/reading'
import { uitkomstVan, zegUitkomst } from './uitkomst'

/**
 * Announces the answer to screen readers when the last step opens, after its heading, and again after each calculation
 * there. The receipt says the rest to who asks for it.
 */
export const useAnswerAloud = (): void => {
  const { announcement } = useCalculator().services
  const samenvatting = useSamenvatting()

  const onLoaded = useEffectEvent(() => {
    const { momentopname, fout } = samenvatting
    if (momentopname === undefined || fout !== undefined) return
    announcement.announce(zegUitkomst(uitkomstVan(momentopname)))
  })
  useEffect(() => {
    if (!samenvatting.loading) onLoaded()
  }, [samenvatting])
}
