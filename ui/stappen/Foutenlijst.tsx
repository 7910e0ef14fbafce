import { useEffect, useEffectEvent, useRef } from 'react'

import { toInvoerFouten } from '../../domain/invoer'
import { useCalculator } from '../basis/context/context'
import { useOnleesbaarMeldingen } from '../basis/context/draft'
import { useOrientatie, useStap } from '../basis/context/reading'
import { isAlike } from '../basis/context/useSelected'
import { useAfterRelease } from '../basis/press/press'
import { Message } from '../basis/message/Message'
import { meldingen } from '../tekst/nl'
import { BulletList } from '../thema/lazyParts'
import { Button, Stack } from '../thema/parts'
import { vraagWoorden } from '../tekst/vragen/vragen'
import type { FoutenlijstProps } from '../basis/lazy/types/foutenlijst'

/**
 * A list with a button for each shown error that blocks the next step. A button calls `onKies` with the question of the
 * error. Renders nothing for a single error, because the field with that error already has the focus.
 */
export const Foutenlijst = ({ onKies }: FoutenlijstProps) => {
  const { reveal } = useCalculator().view
  const getoond = useAfterRelease(useShownFouten())
  const lijst = useRef<HTMLUListElement>(null)
  const isEr = getoond.length > 1

  // The list pushes down the field that has the focus. This function scrolls that field into view again.
  const houdInZicht = useEffectEvent(() => {
    const root = lijst.current?.getRootNode() as Document | ShadowRoot | undefined
    const control = root?.activeElement
    if (control?.closest('[data-veld]')) reveal(control)
  })
  useEffect(() => {
    if (isEr) houdInZicht()
  }, [isEr])

  return (
    isEr && (
      <Message soort="fout">
        <Stack ruimte="dicht">
          <p>{meldingen.nogNietVerder}</p>
          <BulletList ref={lijst}>
            {getoond.map(({ veld, tekst }) => (
              <li key={veld}>
                <Button soort="tekst" onClick={() => onKies(veld)}>
                  {tekst}
                </Button>
              </li>
            ))}
          </BulletList>
        </Stack>
      </Message>
    )
  )
}

const useShownFouten = () => {
  const { draftStore, shownFouten } = useCalculator().form
  const stap = useStap()
  const onleesbaar = useOnleesbaarMeldingen(draftStore)
  return useOrientatie(
    (orientatie) =>
      toInvoerFouten(orientatie, stap, onleesbaar)
        .filter(({ veld }) => shownFouten.has(veld))
        .map(({ veld, melding }) => ({ veld, tekst: `${vraagWoorden(veld, orientatie).label}: ${melding}` })),
    isAlike,
  )
}
