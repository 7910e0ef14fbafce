import { useMemo, useEffect, useEffectEvent, useRef } from 'react'

import { toSamenvattingState, type NieuwereNormen, type SamenvattingState } from '../../../application'
import type { FinancieringsOpzet, Normen, Orientatie } from '../../../domain'
import { isZelfdeRekenstand, type Rekenstand, type Stapnummer } from '../../../domain/orientatie'
import { useCalculator } from './context'
import { heeftOnleesbaar, useOnleesbaarMeldingen } from './draft'
import { useSelected } from './useSelected'

/** Returns what `select` derives from the current answers and their calculation. */
export const useOrientatie = <Part>(
  select: (orientatie: Orientatie) => Part,
  isSame?: (one: Part, other: Part) => boolean,
): Part => useSelected(useCalculator().services.orientatie, select, isSame)

/** Returns the open step. */
export const useStap = (): Stapnummer => useSelected(useCalculator().services.stappen, ({ huidig }) => huidig)

/** Whether a question has a text that cannot be parsed. The figures then belong to earlier answers. */
export const useOnleesbaar = (): boolean => {
  const onleesbaar = useOnleesbaarMeldingen(useCalculator().form.draftStore)
  return useOrientatie((orientatie) => heeftOnleesbaar(onleesbaar, orientatie))
}

/**
 * Returns the norms to show with this result: `normen` when the result was calculated with their year, or when there is
 * no result. Otherwise undefined, as when the norm year is unknown or its norms are not loaded.
 */
export const normenBij = (opzet: FinancieringsOpzet | undefined, normen: Normen | undefined): Normen | undefined =>
  opzet === undefined || opzet.normjaar === normen?.jaar ? normen : undefined

/** Returns the norms that the form shows. */
export const useNormen = (): Normen | undefined => {
  const normen = useSelected(useCalculator().services.normen, (latest) => latest)
  return useOrientatie(({ financieringsOpzet }) => normenBij(financieringsOpzet, normen))
}

/** Returns norms newer than those of the result on screen; undefined during the comparison, or when there are none. */
export const useNieuwereNormen = (): NieuwereNormen | undefined =>
  useSelected(useCalculator().services.nieuwereNormen, (newer) => newer)

/** Returns what the summary panel shows: the same object until the state of the calculation changes. */
export const useSamenvatting = (): SamenvattingState => {
  const rekenstand = useOrientatie<Rekenstand>((orientatie) => orientatie, isZelfdeRekenstand)
  return useMemo(() => toSamenvattingState(rekenstand), [rekenstand])
}

/** Whether the figures on screen belong to earlier answers, until the current answers are calculated successfully. */
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
