import { useRekenhulp } from '../context/context'
import { heeftOnleesbaar } from './draft'

/** Does a question hold a text that cannot be read? Then the figures belong to earlier answers. */
export const useOnleesbaar = (): boolean => {
  const { form, orientatie } = useRekenhulp()
  return heeftOnleesbaar(form.onleesbaar, orientatie)
}
