import type { Stapnummer } from '../../domain'
import { useRekenhulp } from '../context/context'
import { useSelected } from './useSelected'

/** The open step. */
export const useStap = (): Stapnummer => useSelected(useRekenhulp().services.stappen, ({ huidig }) => huidig)
