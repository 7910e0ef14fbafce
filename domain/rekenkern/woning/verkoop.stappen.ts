import { euro, min, nietOnderNul, procentVan, type Euro, type Euros, type Procent } from '../eenheden'
import { gekozen, gevraagd } from '../stap'

/** What selling the old home costs, in percent of its price; a choice of this calculator. */
export const MAKELAARSPERCENTAGE = 2

export const verkoopprijs = gevraagd('euro', 'onderpand.verkoopprijs')
export const huidigHypotheekbedrag = gevraagd('euro', 'onderpand.huidigHypotheekbedrag')
export const makelaarspercentage = gekozen('procent', 'makelaarspercentage')

/** What selling the old home costs. */
export const makelaarskosten = (invoer: { verkoopprijs: Euro; percentage: Procent }) =>
  procentVan(invoer.verkoopprijs, invoer.percentage)

/** What the sale leaves after its costs and the old mortgage; negative when it falls short. */
export const saldo = (invoer: Euros<'verkoopprijs' | 'makelaarskosten', 'huidigHypotheekbedrag'>) =>
  min(min(invoer.verkoopprijs, invoer.makelaarskosten), invoer.huidigHypotheekbedrag)

/** What the sale brings in. */
export const overwaarde = (invoer: { saldo: Euro }) => nietOnderNul(invoer.saldo)

/** The debt the sale leaves. */
export const restschuld = (invoer: { saldo: Euro }) => nietOnderNul(min(euro(0), invoer.saldo))
