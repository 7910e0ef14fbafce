import type { Normen } from '../../normen'
import type { BestaandeWoning } from '../../orientatie'
import { euro, plus, procent, procentVan, type Euro, type Euros, type Procent } from '../eenheden'
import { gegeven } from '../stap'

export const leveringsakte = gegeven<Euro>()
export const hypotheekakte = gegeven<Euro>()
export const taxatie = gegeven<Euro>()
export const belastingpercentage = (normen: Normen) => procent(normen.overdrachtsbelasting.waarde)

export const overdrachtsbelasting = (invoer: { onderpandType: BestaandeWoning; koopsom: Euro; percentage: Procent }) =>
  invoer.onderpandType === 'BestaandeBouw' ? procentVan(invoer.koopsom, invoer.percentage) : euro(0)

const alleenBijBestaandeBouw = () => (invoer: { onderpandType: BestaandeWoning; kostenpost: Euro }) =>
  invoer.onderpandType === 'BestaandeBouw' ? invoer.kostenpost : euro(0)

/** The deed of delivery and the valuation, which are only paid for an existing home. */
export const leveringsaktekosten = alleenBijBestaandeBouw()
export const taxatiekosten = alleenBijBestaandeBouw()

export const aankoopkosten = (
  invoer: Euros<'koopsom' | 'leveringsaktekosten' | 'overdrachtsbelasting', 'meerwerkOfVerbouwingskosten'>,
) => plus(invoer.koopsom, invoer.meerwerkOfVerbouwingskosten, invoer.leveringsaktekosten, invoer.overdrachtsbelasting)
