import { useMemo } from 'react'

import { toSamenvattingState, type SamenvattingState } from '../../application'
import { isZelfdeRekenstand, type Rekenstand } from '../../domain'
import { useOrientatie } from './useOrientatie'

/** What the summary panel shows: the same object until the calculation stands differently. */
export const useSamenvatting = (): SamenvattingState => {
  const rekenstand = useOrientatie<Rekenstand>((orientatie) => orientatie, isZelfdeRekenstand)
  return useMemo(() => toSamenvattingState(rekenstand), [rekenstand])
}
