import { useCalculator } from '../context/context'
import { heeftOnleesbaar } from './draft'
import { useOnleesbaarMeldingen } from './draftStore'
import { useOrientatie } from './useOrientatie'

/** Does a question hold a text that cannot be read? Then the figures belong to earlier answers. */
export const useOnleesbaar = (): boolean => {
  const onleesbaar = useOnleesbaarMeldingen(useCalculator().form.draftStore)
  return useOrientatie((orientatie) => heeftOnleesbaar(onleesbaar, orientatie))
}
