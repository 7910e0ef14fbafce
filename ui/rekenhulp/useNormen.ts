import { option } from 'fp-ts'

import type { Normen } from '../../domain'
import { useRekenhulp } from './context'

/**
 * The figures that the form shows of a norm year: of the one that the figures in the summary were calculated with, or
 * those of the page as long as there are none. Absent when that year is not known, or its figures are not there yet.
 */
export const useNormen = (): Normen | undefined => {
  const { samenvatting, instellingen } = useRekenhulp()
  const { normen } = instellingen
  const opzet = option.toUndefined(samenvatting.momentopname)?.financieringsOpzet
  return opzet === undefined || opzet.normjaar === normen?.jaar ? normen : undefined
}
