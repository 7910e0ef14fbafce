import { useEffect, useEffectEvent } from 'react'

import { toUitkomstmelding } from '../../application'
import { LAATSTE_STAP } from '../../domain'
import { useCalculator } from '../context/context'
import { useOnleesbaar } from '../context/useOnleesbaar'
import { useSamenvatting } from '../context/useSamenvatting'
import { useStap } from '../context/useStap'
import { meldingen } from '../tekst/nl'
import { foutTekst } from './foutTekst'
import { useBonnetje } from './useBonnetje'

/**
 * Announces the end of a calculation to screen readers: a failure, and on the last step the summary and the warning
 * that the mortgage is not possible like this.
 */
export const useReadAloud = (): void => {
  const { services } = useCalculator()
  const samenvatting = useSamenvatting()
  const stap = useStap()
  const toBonnetje = useBonnetje()
  const onleesbaar = useOnleesbaar()

  const onLoaded = useEffectEvent(() => {
    if (samenvatting.fout) services.announcement.announceUrgently(foutTekst(samenvatting.fout))
    else if (stap === LAATSTE_STAP) services.announcement.announce(toBonnetje())
    if (toUitkomstmelding(samenvatting, stap, onleesbaar) === 'waarschuwing')
      services.announcement.announceUrgently(meldingen.letOp)
  })
  useEffect(() => {
    if (!samenvatting.loading) onLoaded()
  }, [samenvatting])
}
