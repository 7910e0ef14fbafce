import { voorbeeldRentes, type LabelCode, type Normen } from '../../../domain'
import type { Instellingen } from '../../../ui'
import type { Eigenschappen } from './eigenschappen'
import { kleurmodusVan } from './kleurmodus'

/** Properties with which a calculator can begin: they say which brand it is. */
export type GeldigeEigenschappen = Eigenschappen & { readonly labelCode: LabelCode }

/** What decides how a calculator looks and calculates. */
export interface Opzet {
  readonly eigenschappen: GeldigeEigenschappen
  /** The figures shown in the form: those of the norm year of the last answer; absent while nobody names one. */
  readonly normen: Normen | undefined
}

/** What an opzet comes to on the screen. A service knows its own rates. */
export const toInstellingen = ({ eigenschappen, normen }: Opzet): Instellingen => ({
  normen,
  rentetarieven:
    eigenschappen.berekening === 'server'
      ? undefined
      : (eigenschappen.rentetarieven ?? voorbeeldRentes[eigenschappen.labelCode]),
  isVoorbeeldrente: eigenschappen.berekening === 'lokaal' && eigenschappen.rentetarieven === undefined,
  kleurmodus: kleurmodusVan(eigenschappen.kleurmodus),
  adviseurZoekenUrl: eigenschappen.adviseurZoekenUrl,
  hypotheekAanvragenUrl: eigenschappen.hypotheekAanvragenUrl,
})

/** Do these calculate the same answers the same way? */
export const isZelfdeRekenwijze = (een: Opzet, ander: Opzet): boolean => toSleutel(een) === toSleutel(ander)

/** Everything besides the answers that a result depends on. A service has rates of its own, by brand. */
const toSleutel = (opzet: Opzet): string => {
  const { berekening, apiBase, normjaar, labelCode } = opzet.eigenschappen
  return JSON.stringify([berekening, apiBase, normjaar, toInstellingen(opzet).rentetarieven ?? labelCode])
}
