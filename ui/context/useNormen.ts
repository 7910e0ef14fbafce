import type { Normen } from '../../domain'
import { useRekenhulp } from '../context/context'
import { useStream } from './useStream'

/**
 * The norms that the form shows: those that the summary was calculated with, or the norms of the page while there is no
 * summary. Absent when the norm year is unknown or its norms are not loaded.
 */
export const useNormen = (): Normen | undefined => {
  const { samenvatting, services } = useRekenhulp()
  const normen = useStream(services.normen.state$, services.normen.state())
  const opzet = samenvatting.momentopname?.financieringsOpzet
  return opzet === undefined || opzet.normjaar === normen?.jaar ? normen : undefined
}
