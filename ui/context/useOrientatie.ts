import type { Orientatie } from '../../domain'
import { useCalculator } from '../context/context'
import { useSelected } from './useSelected'

/** What `select` makes of the answers and their calculation now. */
export const useOrientatie = <Part>(
  select: (orientatie: Orientatie) => Part,
  isSame?: (one: Part, other: Part) => boolean,
): Part => useSelected(useCalculator().services.orientatie, select, isSame)
