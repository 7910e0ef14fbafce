import type { Normen } from '../../normen/normen'
import type { BestaandeWoning } from '../../orientatie/keuzes'
import {
  euro,
  laagste,
  min,
  nietOnderNul,
  plus,
  procent,
  procentVan,
  type Euro,
  type Euros,
  type Procent,
} from '../eenheden'
import type { Vrijgesteld } from '../../rekenkader/rekenkader'
import { gegeven } from '../stap'
import { belastDeel, deelVanWaarde, type Belastinginvoer } from './grenzen'

/** What selling the old home costs, in percent of its price; a choice of this calculator. */
export const MAKELAARSPERCENTAGE = 2

export const onderpandType = gegeven<BestaandeWoning>()
export const koopsom = gegeven<Euro>()
export const verbouwing = gegeven<Euro>()
export const meerwerk = gegeven<Euro>()
export const hoogstePercentage = (normen: Normen) => procent(normen.leningTenOpzichteVanWaarde.waarde.hoogste)

/** That the work adds its full cost to the value of the home is a choice. */
export const waarde = (invoer: Euros<'koopsom', 'meerwerkOfVerbouwingskosten'>) =>
  plus(invoer.koopsom, invoer.meerwerkOfVerbouwingskosten)

/** What the income allows, also with a restschuld in the loan, and the value of the home. */
export type Maxima = Euros<'opInkomen', 'metRestschuld' | 'waarde'>

/** The highest mortgage: what the income allows, and with a home no more than `percentage` of its value. */
export const maximaleHypotheek = (invoer: Maxima & { readonly percentage: Procent }) =>
  invoer.waarde === undefined
    ? invoer.opInkomen
    : laagste(invoer.opInkomen, invoer.metRestschuld, deelVanWaarde(invoer.waarde, invoer.percentage))

export const leveringsakte = gegeven<Euro>()
export const hypotheekakte = gegeven<Euro>()
export const taxatie = gegeven<Euro>()
export const belastingpercentage = (normen: Normen) => procent(normen.overdrachtsbelasting.waarde)

export const startersvrijstelling = gegeven<Vrijgesteld>()
export const vrijstellingsgrens = (normen: Normen) => euro(normen.startersvrijstelling.waarde.woningwaardeTotEnMet)

export const overdrachtsbelasting = (invoer: Belastinginvoer) =>
  euro(procentVan(invoer.koopsom, invoer.percentage) * belastDeel(invoer))

const alleenBijBestaandeBouw = () => (invoer: { onderpandType: BestaandeWoning; kostenpost: Euro }) =>
  invoer.onderpandType === 'BestaandeBouw' ? invoer.kostenpost : euro(0)

/** The deed of delivery and the valuation, which are only paid for an existing home. */
export const leveringsaktekosten = alleenBijBestaandeBouw()
export const taxatiekosten = alleenBijBestaandeBouw()

export const aankoopkosten = (
  invoer: Euros<'koopsom' | 'leveringsaktekosten' | 'overdrachtsbelasting', 'meerwerkOfVerbouwingskosten'>,
) => plus(invoer.koopsom, invoer.meerwerkOfVerbouwingskosten, invoer.leveringsaktekosten, invoer.overdrachtsbelasting)

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
