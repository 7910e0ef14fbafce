import { LAATSTE_STAP, toInvoerFouten, type InvoerFout } from '../../domain'
import { useRekenhulp } from '../context'

/** The errors that block the next step now; the last step has none. */
export const useInvoerFouten = (): readonly InvoerFout[] => {
  const { orientatie, stap, form } = useRekenhulp()
  if (stap === LAATSTE_STAP) return []
  return toInvoerFouten(orientatie, stap, form.onleesbaar)
}
