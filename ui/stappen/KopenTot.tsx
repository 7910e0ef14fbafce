import { useDeferredValue, useMemo } from 'react'

import type { Momentopname } from '../../application'
import { useOrientatie, useSamenvatting } from '../basis/context/reading'
import { useAppearing } from '../basis/context/useAppearing'
import { useAfterRelease } from '../basis/press/press'
import { Text } from '../thema/parts'
import { zegKopenTot, zegOngeveerKopenTot } from '../uitkomst/kopenTot'
import { uitkomstVan } from '../uitkomst/uitkomst'

/**
 * Returns the sentences of `zeg` about a result, after that result is on screen, and undefined at once without a
 * result. They do not change during a press.
 */
const useZinnen = (
  zeg: (momentopname: Momentopname) => string | undefined,
  momentopname: Momentopname | undefined,
): string | undefined => {
  const van = useDeferredValue(momentopname, undefined)
  const zinnen = useMemo(() => van && zeg(van), [zeg, van])
  return useAfterRelease(momentopname && zinnen)
}

/** The sentences below the question about the price, while it is open: up to what price the visitor can buy, about. */
export const OngeveerKopenTot = () => {
  const appearing = useAppearing()
  const isOpen = useOrientatie(({ vraagprijsWoning }) => vraagprijsWoning === undefined)
  const { momentopname, fout } = useSamenvatting()
  const zinnen = useZinnen(zegOngeveerKopenTot, isOpen && fout === undefined ? momentopname : undefined)
  return (
    zinnen && (
      <Text ref={appearing} soort="rustig">
        {zinnen}
      </Text>
    )
  )
}

/** The sentence of the last step about the price up to which the visitor can buy, for a home that fits. */
export const KopenTot = () => {
  const { momentopname, fout } = useSamenvatting()
  const past = momentopname !== undefined && fout === undefined && uitkomstVan(momentopname)?.soort === 'genoeg'
  const zin = useZinnen(zegKopenTot, past ? momentopname : undefined)
  return zin && <Text>{zin}</Text>
}
