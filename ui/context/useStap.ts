import type { Stapnummer } from '../../domain'
import { useCalculator } from '../context/context'
import { useSelected } from './useSelected'

/** The open step. */
export const useStap = (): Stapnummer => useSelected(useCalculator().services.stappen, ({ huidig }) => huidig)
