import type { BestaandeWoning } from '../../orientatie'
import { euro, procent, procentVan, som, type Euro, type Euros, type Procent } from '../eenheden'
import { meegegeven, norm } from '../stap'

export const leveringsakte = meegegeven('euro', 'leveringsakte')
export const hypotheekakte = meegegeven('euro', 'hypotheekakte')
export const taxatie = meegegeven('euro', 'taxatie')
export const belastingpercentage = norm('overdrachtsbelasting', 'procent', (normen) =>
  procent(normen.overdrachtsbelasting.waarde),
)

/**
 * Transfer tax: a percentage of the price of an existing home, nothing for a new build. Source: Wet BRV art. 14, 15.
 */
export const overdrachtsbelasting = (invoer: { onderpandType: BestaandeWoning; koopsom: Euro; percentage: Procent }) =>
  invoer.onderpandType === 'BestaandeBouw' ? procentVan(invoer.koopsom, invoer.percentage) : euro(0)

const alleenBijBestaandeBouw = () => (invoer: { onderpandType: BestaandeWoning; kostenpost: Euro }) =>
  invoer.onderpandType === 'BestaandeBouw' ? invoer.kostenpost : euro(0)

/** The deed of delivery and the valuation, which are only paid for an existing home. */
export const leveringsaktekosten = alleenBijBestaandeBouw()
export const taxatiekosten = alleenBijBestaandeBouw()

/** What buying costs: price, renovation or extra work, deed of delivery and transfer tax. */
export const aankoopkosten = (
  invoer: Euros<'koopsom' | 'leveringsaktekosten' | 'overdrachtsbelasting', 'meerwerkOfVerbouwingskosten'>,
) => som(invoer.koopsom, invoer.meerwerkOfVerbouwingskosten, invoer.leveringsaktekosten, invoer.overdrachtsbelasting)
