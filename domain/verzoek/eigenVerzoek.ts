import { eigenVelden } from '../codec/eigenVelden'
import { VELDEN, VRAGEN } from '../vragen/vragen'
import type { FinancieringsOpzetVerzoek, Hypotheekgever } from './verzoek'

/** What a request holds of answers, at every depth; nearly all of it may be absent. */
const OPTIONEEL: readonly string[] = ['onderpand', ...VELDEN.flatMap((veld) => VRAGEN[veld].plaats?.[1] ?? [])]

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
