import type { BestaandeWoning } from '../../orientatie'
import { euro, laagste, plus, procent, type Euro, type Euros, type Procent } from '../eenheden'
import { gevraagd, norm } from '../stap'

export const onderpandType = gevraagd<'soort', BestaandeWoning>('soort', 'onderpand.onderpandType')
export const koopsom = gevraagd('euro', 'onderpand.koopsom')
export const verbouwing = gevraagd('euro', 'onderpand.meerwerkOfVerbouwingskosten')
export const meerwerk = gevraagd('euro', 'onderpand.meerwerkOfVerbouwingskosten')
export const hoogstePercentage = norm('leningTenOpzichteVanWaarde', 'procent', (normen) =>
  procent(normen.leningTenOpzichteVanWaarde.waarde.hoogste),
)

/**
 * The value of the home: the price plus renovation or extra work. That the work adds its full cost to the value is a
 * choice. Source: Trhk art. 5.
 */
export const waarde = (invoer: Euros<'koopsom', 'meerwerkOfVerbouwingskosten'>) =>
  plus(invoer.koopsom, invoer.meerwerkOfVerbouwingskosten)

/**
 * The highest mortgage: what the income allows, and with a home no more than `percentage` of its value. Source: Trhk
 * art. 5.
 */
export const maximaleHypotheek = ({
  opInkomen,
  waarde: van,
  percentage,
}: {
  opInkomen: Euro
  waarde: Euro | undefined
  percentage: Procent
}) => (van === undefined ? opInkomen : laagste(opInkomen, euro(Math.floor(van * (percentage / 100)))))
