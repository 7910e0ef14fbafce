import { eigenVelden } from '../codec/eigenVelden'
import type { FinancieringsOpzetVerzoek, Hypotheekgever } from '../antwoorden/verzoek'

const eigenGever = (gever: Hypotheekgever): Hypotheekgever =>
  eigenVelden({ ...gever, inkomsten: eigenVelden(gever.inkomsten), uitgaven: eigenVelden(gever.uitgaven) })

/** Returns a copy of a request. The objects have no prototype, so they lack fields added to `Object.prototype`. */
export const eigenVerzoek = (verzoek: FinancieringsOpzetVerzoek): FinancieringsOpzetVerzoek => {
  const eigen = eigenVelden({ ...verzoek, hypotheekgevers: verzoek.hypotheekgevers.map(eigenGever) })
  return eigen.onderpand === undefined ? eigen : Object.assign(eigen, { onderpand: eigenVelden(eigen.onderpand) })
}
