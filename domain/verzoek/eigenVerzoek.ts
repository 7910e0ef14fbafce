import { eigenVelden } from '../codec/eigenVelden'
import { HUIDIGE_WONING, UITGAVEN, type FinancieringsOpzetVerzoek, type Hypotheekgever } from './verzoek'

/** What may be absent in a request, at every depth. */
const OPTIONEEL: readonly string[] = [
  ...['onderpand', 'eigenInleg', 'pensioeninkomen', 'bedrag', 'meerwerkOfVerbouwingskosten', 'energielabelType'],
  ...Object.keys({ ...UITGAVEN, ...HUIDIGE_WONING }),
]

/** Whether every object has one of these fields, because a page put it on `Object.prototype`. */
const isGeerfd = (): boolean => OPTIONEEL.some((naam) => naam in Object.prototype)

const eigenGever = (gever: Hypotheekgever): Hypotheekgever =>
  eigenVelden({ ...gever, inkomsten: eigenVelden(gever.inkomsten), uitgaven: eigenVelden(gever.uitgaven) })

/** Returns the same request without inherited fields: what is absent counts as absent on any page. */
export const eigenVerzoek = (verzoek: FinancieringsOpzetVerzoek): FinancieringsOpzetVerzoek => {
  if (!isGeerfd()) return verzoek
  const eigen = eigenVelden({ ...verzoek, hypotheekgevers: verzoek.hypotheekgevers.map(eigenGever) })
  return eigen.onderpand === undefined ? eigen : Object.assign(eigen, { onderpand: eigenVelden(eigen.onderpand) })
}
