import type { Onderpand } from '../../verzoek'
import type { Pen } from '../pen'
import * as stap from './verkoop.stappen'

/** The sale of the old home: its costs and what it leaves, as the record has them; undefined when there is none. */
export const verkoopVan = (pen: Pen, onderpand: Onderpand) => {
  const hier = pen.bij('verkoop')
  const verkoopprijs = pen.gegeven(stap.verkoopprijs, onderpand.verkoopprijs)
  if (verkoopprijs === undefined) return undefined
  const percentage = pen.gegeven(stap.makelaarspercentage, stap.MAKELAARSPERCENTAGE)
  const makelaarskosten = hier.stap(stap.makelaarskosten, { verkoopprijs, percentage })
  const huidigHypotheekbedrag = pen.gegeven(stap.huidigHypotheekbedrag, onderpand.huidigHypotheekbedrag)
  const saldo = hier.stap(stap.saldo, { verkoopprijs, makelaarskosten, huidigHypotheekbedrag })
  const overwaarde = hier.stap(stap.overwaarde, { saldo })
  const restschuld = hier.stap(stap.restschuld, { saldo })
  return { makelaarskosten, overwaarde, restschuld }
}
