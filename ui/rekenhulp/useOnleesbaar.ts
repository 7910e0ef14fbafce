import { useRekenhulp } from './context'
import { heeftOnleesbaar } from './klad'

/** Can something not be read that the visitor filled in? Then no figures belong to what is filled in now. */
export const useOnleesbaar = (): boolean => {
  const { formulier, orientatie } = useRekenhulp()
  return heeftOnleesbaar(formulier.concepten, orientatie)
}
