import { useMemo, useEffect, useEffectEvent, useRef } from 'react'

import { toSamenvattingState, type NieuwereNormen, type SamenvattingState } from '../../../application'
import { normenUit, type Normen, type Orientatie } from '../../../domain'
import { isZelfdeRekenstand, type Stapnummer } from '../../../domain/orientatie'
import { useCalculator } from './context'
import { heeftOnleesbaar, useOnleesbaarMeldingen } from './draft'
import { useSelected } from './useSelected'

/** Returns the result of `select` on the current orientation: the answers, and the state of the calculation. */
export const useOrientatie = <Part>(
  select: (orientatie: Orientatie) => Part,
  isSame?: (one: Part, other: Part) => boolean,
): Part => useSelected(useCalculator().services.orientatie, select, isSame)

/** Returns the number of the open step, counted from 0. */
export const useStap = (): Stapnummer => useSelected(useCalculator().services.stappen, ({ huidig }) => huidig)

/** Whether a question that is asked has an unparsable text. If so, the figures on screen belong to earlier answers. */
export const useOnleesbaar = (): boolean => {
  const onleesbaar = useOnleesbaarMeldingen(useCalculator().form.draftStore)
  return useOrientatie((orientatie) => heeftOnleesbaar(onleesbaar, orientatie))
}

/** Returns the norms of the result on screen, or those of the page before the first result. Undefined if unknown. */
export const useNormen = (): Normen | undefined => {
  const ofPage = useSelected(useCalculator().services.normen, (latest) => latest)
  return useOrientatie(({ berekend }) => (berekend === undefined ? ofPage : normenUit(berekend.grond)))
}

/**
 * Returns the norms of a next calculation: those of the page or, when a service calculates, those of its last result.
 * Undefined if unknown.
 */
export const useNormenVanNu = (): Normen | undefined => {
  const { services, settings } = useCalculator()
  const ofPage = useSelected(services.normen, (latest) => latest)
  const ofService = useOrientatie(({ berekend }) =>
    berekend?.grond.plaats === 'server' ? normenUit(berekend.grond) : undefined,
  )
  return settings.berekening === 'lokaal' ? ofPage : ofService
}

/**
 * Returns the norms that are newer than the norms of the result on screen. Undefined if there are none, or while the
 * calculator still compares the result with the newer norms.
 */
export const useNieuwereNormen = (): NieuwereNormen | undefined =>
  useSelected(useCalculator().services.nieuwereNormen, (newer) => newer)

/** Returns the content of the summary panel: the same object until the result, its ground or a brand changes. */
export const useSamenvatting = (): SamenvattingState => {
  const orientatie = useOrientatie(
    (latest) => latest,
    (one, other) =>
      isZelfdeRekenstand(one, other) && one.berekend === other.berekend && one.labelCode === other.labelCode,
  )
  return useMemo(() => toSamenvattingState(orientatie), [orientatie])
}

/** Whether the figures belong to earlier answers: the calculation failed or is pending, or a text cannot be parsed. */
export const useIsVerouderd = (): boolean => {
  const { fout, loading } = useSamenvatting()
  const onleesbaar = useOnleesbaar()
  return fout !== undefined || loading || onleesbaar
}

/** Calls `act` each time another step opens, but not at the first render. */
export const useOnStapChange = (stap: Stapnummer, act: () => void): void => {
  const previous = useRef(stap)
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (previous.current === stap) return
    previous.current = stap
    actNow()
  }, [stap])
}
