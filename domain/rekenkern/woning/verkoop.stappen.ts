import { euro, min, nietOnderNul, procentVan, type Euro, type Euros, type Procent } from '../eenheden'
import { gegeven } from '../stap'

/** What selling the old home costs, in percent of its price; a choice of this calculator. */
export const MAKELAARSPERCENTAGE = 2

export const verkoopprijs = gegeven<Euro>()
export const huidigHypotheekbedrag = gegeven<Euro>()
export const makelaarspercentage = gegeven<Procent>()

export const makelaarskosten = (invoer: { verkoopprijs: Euro; percentage: Procent }) =>
  procentVan(invoer.verkoopprijs, invoer.percentage)

/** What the sale leaves after its costs and the old mortgage; negative when it falls short. */
export const saldo = (invoer: Euros<'verkoopprijs' | 'makelaarskosten', 'huidigHypotheekbedrag'>) =>
  min(min(invoer.verkoopprijs, invoer.makelaarskosten), invoer.huidigHypotheekbedrag)

export const overwaarde = (invoer: { saldo: Euro }) => nietOnderNul(invoer.saldo)

export const restschuld = (invoer: { saldo: Euro }) => nietOnderNul(min(euro(0), invoer.saldo))
