import { useMemo, useEffect, useEffectEvent, useRef } from 'react'

import { toSamenvattingState, type NieuwereNormen, type SamenvattingState } from '../../../application'
import type { FinancieringsOpzet, Normen, Orientatie } from '../../../domain'
import { isZelfdeRekenstand, type Rekenstand, type Stapnummer } from '../../../domain/orientatie'
import { useCalculator } from './context'
import { heeftOnleesbaar, useOnleesbaarMeldingen } from './draft'
import { useSelected } from './useSelected'

/** What `select` makes of the answers and their calculation now. */
export const useOrientatie = <Part>(
  select: (orientatie: Orientatie) => Part,
  isSame?: (one: Part, other: Part) => boolean,
): Part => useSelected(useCalculator().services.orientatie, select, isSame)

/** The open step. */
export const useStap = (): Stapnummer => useSelected(useCalculator().services.stappen, ({ huidig }) => huidig)

/** Does a question hold a text that cannot be read? Then the figures belong to earlier answers. */
export const useOnleesbaar = (): boolean => {
  const onleesbaar = useOnleesbaarMeldingen(useCalculator().form.draftStore)
  return useOrientatie((orientatie) => heeftOnleesbaar(onleesbaar, orientatie))
}

/**
 * The norms to show beside this result: those that it was calculated with, or the norms of the page while there is no
 * result. Absent when the norm year is unknown or its norms are not loaded.
 */
export const normenBij = (opzet: FinancieringsOpzet | undefined, normen: Normen | undefined): Normen | undefined =>
  opzet === undefined || opzet.normjaar === normen?.jaar ? normen : undefined

/** The norms that the form shows. */
export const useNormen = (): Normen | undefined => {
  const normen = useSelected(useCalculator().services.normen, (latest) => latest)
  return useOrientatie(({ financieringsOpzet }) => normenBij(financieringsOpzet, normen))
}

/** The newer norms beside the result that the summary shows; absent while they are compared, or when there are none. */
export const useNieuwereNormen = (): NieuwereNormen | undefined =>
  useSelected(useCalculator().services.nieuwereNormen, (nieuwere) => nieuwere)

/** What the summary panel shows: the same object until the calculation stands differently. */
export const useSamenvatting = (): SamenvattingState => {
  const rekenstand = useOrientatie<Rekenstand>((orientatie) => orientatie, isZelfdeRekenstand)
  return useMemo(() => toSamenvattingState(rekenstand), [rekenstand])
}

/** Do the figures on screen belong to earlier answers? They do until the calculation of the answers of now succeeds. */
export const useIsVerouderd = (): boolean => {
  const { fout, loading } = useSamenvatting()
  const onleesbaar = useOnleesbaar()
  return fout !== undefined || loading || onleesbaar
}

/** Calls `act` each time another step has opened, not for the first step. */
export const useOnStapChange = (stap: Stapnummer, act: () => void): void => {
  const vorige = useRef(stap)
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (vorige.current === stap) return
    vorige.current = stap
    actNow()
  }, [stap])
}
