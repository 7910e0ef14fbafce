import { useDeferredValue, useMemo } from 'react'

import { useOrientatie, useSamenvatting } from '../basis/context/reading'
import { useAppearing } from '../basis/context/useAppearing'
import { useAfterRelease } from '../basis/press/press'
import { Stack, Text } from '../thema/parts'
import { toPrijsgrens, type Prijsgrens } from '../uitkomst/kopenTot'
import { Prijslijn } from '../uitkomst/Prijslijn'

/**
 * Returns the price up to which the visitor can buy. It follows a result after that result is on screen, and is
 * undefined without a result and after a failure. It does not change during a press.
 */
export const usePrijsgrens = (): Prijsgrens | undefined => {
  const { momentopname, fout } = useSamenvatting()
  const bekend = fout === undefined ? momentopname : undefined
  const van = useDeferredValue(bekend, undefined)
  const grens = useMemo(() => van && toPrijsgrens(van), [van])
  return useAfterRelease(bekend && grens)
}

/**
 * The price line below the question about the price. While that question is open, sentences below the line say up to
 * what price the visitor can buy, about.
 */
export const PrijslijnBijVraag = () => {
  const appearing = useAppearing()
  const grens = usePrijsgrens()
  const isOpen = useAfterRelease(useOrientatie(({ vraagprijsWoning }) => vraagprijsWoning === undefined))
  const ongeveer = isOpen ? grens?.ongeveer : undefined
  return (
    grens && (
      <Stack ref={appearing} ruimte="lijn">
        <Prijslijn beeld={grens.beeld} isUitgelegd={ongeveer !== undefined} />
        {ongeveer && <Text soort="rustig">{ongeveer}</Text>}
      </Stack>
    )
  )
}
