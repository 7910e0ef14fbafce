import { useEffect, useEffectEvent, useRef } from 'react'

import { useCalculator } from '../context/context'
import { useSamenvatting } from '../context/reading'
import { useBonnetje } from '../samenvatting/useBonnetje'
import { renteTekst } from '../tekst/rente'
import { uitkomstVan, zegUitkomst } from './uitkomst'

/** The line of the summary that the answer says. */
const REGEL_VAN = { zonderWoning: undefined, tekort: 'extraBenodigdeEigenInleg', genoeg: 'maandlastNetto' } as const

/**
 * Announces the answer to screen readers once the last step has one, after its heading; and after each calculation
 * there the answer once more, with what else is on the receipt.
 */
export const useAnswerAloud = (): void => {
  const { announcement } = useCalculator().services
  const samenvatting = useSamenvatting()
  const toBonnetje = useBonnetje()
  const isGezegd = useRef(false)

  const onLoaded = useEffectEvent(() => {
    const { momentopname, fout } = samenvatting
    if (momentopname === undefined || fout !== undefined) return
    const uitkomst = uitkomstVan(momentopname)
    const antwoord = zegUitkomst(uitkomst)
    if (isGezegd.current) {
      const bonnetje = toBonnetje(uitkomst && REGEL_VAN[uitkomst.soort])
      announcement.announce([antwoord, bonnetje].filter(Boolean).join(' '))
    } else announcement.announce(uitkomst?.soort === 'zonderWoning' ? renteTekst.nogGeenWoning : antwoord)
    isGezegd.current = true
  })
  useEffect(() => {
    if (!samenvatting.loading) onLoaded()
  }, [samenvatting])
}
