import type { FinancieringsOpzet, Normen } from '../../domain'
import { useCalculator } from '../context/context'
import { useOrientatie } from './useOrientatie'
import { useSelected } from './useSelected'

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
