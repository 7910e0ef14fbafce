import type { Normen } from '../../normen'
import type { BestaandeWoning } from '../../orientatie'
import { euro, laagste, plus, procent, type Euro, type Euros, type Procent } from '../eenheden'
import { gegeven } from '../stap'

export const onderpandType = gegeven<BestaandeWoning>()
export const koopsom = gegeven<Euro>()
export const verbouwing = gegeven<Euro>()
export const meerwerk = gegeven<Euro>()
export const hoogstePercentage = (normen: Normen) => procent(normen.leningTenOpzichteVanWaarde.waarde.hoogste)

/**
 * The value of the home: the price plus renovation or extra work. That the work adds its full cost to the value is a
 * choice.
 */
export const waarde = (invoer: Euros<'koopsom', 'meerwerkOfVerbouwingskosten'>) =>
  plus(invoer.koopsom, invoer.meerwerkOfVerbouwingskosten)

/** The highest mortgage: what the income allows, and with a home no more than `percentage` of its value. */
export const maximaleHypotheek = (invoer: Euros<'opInkomen', 'waarde'> & { readonly percentage: Procent }) =>
  invoer.waarde === undefined
    ? invoer.opInkomen
    : laagste(invoer.opInkomen, euro(Math.floor(invoer.waarde * (invoer.percentage / 100))))
