import type { Veld } from '../../domain'
import { useCalculator } from '../context/context'
import { useVraag } from './useVraag'

/** A question answered by choosing, as the properties of its field: choosing again in one visit replaces the choice. */
export const useKeuze = <V extends Veld>(veld: V) => {
  const { visit } = useCalculator()
  return { ...useVraag(veld), onBezoek: (bezig: boolean) => visit(veld, bezig) }
}
