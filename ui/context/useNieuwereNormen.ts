import type { NieuwereNormen } from '../../application'
import { useCalculator } from '../context/context'
import { useSelected } from './useSelected'

/** The newer norms beside the result that the summary shows; absent while they are compared, or when there are none. */
export const useNieuwereNormen = (): NieuwereNormen | undefined =>
  useSelected(useCalculator().services.nieuwereNormen, (nieuwere) => nieuwere)
