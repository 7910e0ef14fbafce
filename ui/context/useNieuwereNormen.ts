import type { NieuwereNormen } from '../../application'
import { useRekenhulp } from '../context/context'
import { useStream } from './useStream'

/** The newer norms beside the result that the summary shows; absent while they are compared, or when there are none. */
export const useNieuwereNormen = (): NieuwereNormen | undefined => {
  const { state$, state } = useRekenhulp().services.nieuwereNormen
  return useStream(state$, state())
}
