import { option } from 'fp-ts'
import { useEffect, useEffectEvent } from 'react'

import { toUitkomstmelding } from '../../application'
import { LAATSTE_STAP } from '../../domain'
import { useOnleesbaar, useRekenhulp } from '../context'
import { meldingen } from '../tekst'
import { foutTekst } from './foutTekst'
import { useBonnetje } from './useBonnetje'

/**
 * Announces the end of a calculation to screen readers: a failure, and on the last step the summary and the warning
 * that the mortgage is not possible like this.
 */
export const useReadAloud = (): void => {
  const { samenvatting, stap, services } = useRekenhulp()
  const bonnetje = useBonnetje()
  const onleesbaar = useOnleesbaar()

  const bijEindeLaden = useEffectEvent(() => {
    if (option.isSome(samenvatting.fout)) services.aankondiging.meldDringend(foutTekst(samenvatting.fout.value))
    else if (stap === LAATSTE_STAP) services.aankondiging.meld(bonnetje)
    if (toUitkomstmelding(samenvatting, stap, onleesbaar) === 'waarschuwing')
      services.aankondiging.meldDringend(meldingen.letOp)
  })
  useEffect(() => {
    if (!samenvatting.loading) bijEindeLaden()
  }, [samenvatting])
}
