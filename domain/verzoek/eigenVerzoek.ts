import { eigenVelden } from '../codec/eigenVelden'
import type { FinancieringsOpzetVerzoek, Hypotheekgever } from './verzoek'

const eigenGever = (gever: Hypotheekgever): Hypotheekgever =>
  eigenVelden({ ...gever, inkomsten: eigenVelden(gever.inkomsten), uitgaven: eigenVelden(gever.uitgaven) })

/** Returns the request without inherited fields, so that an absent field is absent whatever a page adds to objects. */
export const eigenVerzoek = (verzoek: FinancieringsOpzetVerzoek): FinancieringsOpzetVerzoek => {
  const eigen = eigenVelden({ ...verzoek, hypotheekgevers: verzoek.hypotheekgevers.map(eigenGever) })
  return eigen.onderpand === undefined ? eigen : Object.assign(eigen, { onderpand: eigenVelden(eigen.onderpand) })
}
