import type { Normen } from '../../normen/normen'
import type { BestaandeWoning } from '../../antwoorden/keuzes'
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

/** The cost of selling the old home, in percent of the selling price. A choice of this calculator. */
export const MAKELAARSPERCENTAGE = 2

export const onderpandType = gegeven<BestaandeWoning>()
export const koopsom = gegeven<Euro>()
export const verbouwing = gegeven<Euro>()
export const meerwerk = gegeven<Euro>()
export const hoogstePercentage = (normen: Normen) => procent(normen.leningTenOpzichteVanWaarde.waarde.hoogste)

/** Returns the home value: the price plus the work. Adding the full cost of the work is a choice of this calculator. */
export const waarde = (invoer: Euros<'koopsom', 'meerwerkOfVerbouwingskosten'>) =>
  plus(invoer.koopsom, invoer.meerwerkOfVerbouwingskosten)

/** The limits of a mortgage: the maximum on income, the maximum with a restschuld in the loan, and the home value. */
export type Maxima = Euros<'opInkomen', 'metRestschuld' | 'waarde'>

/**
 * Returns the maximum mortgage. Without a home it is the maximum on income. With a home it is the lowest of that
 * maximum, the maximum with a restschuld (if any), and `percentage` of the home value.
 */
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

/** The steps for the deed of delivery and the valuation: the cost item for an existing home, 0 for a new build. */
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

/** Returns the selling price less the selling costs and the old mortgage, negative when these exceed the price. */
export const saldo = (invoer: Euros<'verkoopprijs' | 'makelaarskosten', 'huidigHypotheekbedrag'>) =>
  min(min(invoer.verkoopprijs, invoer.makelaarskosten), invoer.huidigHypotheekbedrag)

export const overwaarde = (invoer: { saldo: Euro }) => nietOnderNul(invoer.saldo)

export const restschuld = (invoer: { saldo: Euro }) => nietOnderNul(min(euro(0), invoer.saldo))
