import type { Onderpand } from '../../verzoek'
import type { Pen } from '../pen'
import * as stap from './verkoop.stappen'

/** The sale of the old home: what it costs and leaves; undefined when there is none. */
export const verkoopVan = (pen: Pen, onderpand: Onderpand) => {
  if (onderpand.verkoopprijs === undefined) return undefined
  const hier = pen.bij({ pad: 'verkoop' })
  const schuld = onderpand.huidigHypotheekbedrag
  const verkoopprijs = pen.gegeven(stap.verkoopprijs, onderpand.verkoopprijs)
  const percentage = pen.gegeven(stap.makelaarspercentage, stap.MAKELAARSPERCENTAGE)
  const makelaarskosten = hier.stap(stap.makelaarskosten, { verkoopprijs, percentage })
  const huidigHypotheekbedrag = schuld === undefined ? undefined : pen.gegeven(stap.huidigHypotheekbedrag, schuld)
  const saldo = hier.stap(stap.saldo, { verkoopprijs, makelaarskosten, huidigHypotheekbedrag })
  const overwaarde = hier.stap(stap.overwaarde, { saldo })
  const restschuld = hier.stap(stap.restschuld, { saldo })
  return { makelaarskosten, overwaarde, restschuld }
}

/** The sale of the old home. */
export type Verkoop = NonNullable<ReturnType<typeof verkoopVan>>
