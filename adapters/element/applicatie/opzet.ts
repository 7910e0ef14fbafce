import { voorbeeldRentes, type LabelCode, type Normen } from '../../../domain'
import type { Instellingen } from '../../../ui'
import type { Eigenschappen } from './eigenschappen'
import { kleurmodusVan } from './kleurmodus'

/** Properties with which a calculator can begin: they say which brand it is. */
export type GeldigeEigenschappen = Eigenschappen & { readonly labelCode: LabelCode }

/** What decides how a calculator looks and calculates. */
export interface Opzet {
  readonly eigenschappen: GeldigeEigenschappen
  /** The figures that were loaded last for a norm year of the properties. */
  readonly normen: Normen
  /** The norm year of the last answer; undefined until there is one. */
  readonly antwoord: AntwoordNormen | undefined
}

/** The figures of the norm year that an answer names; undefined when it names none, or one that cannot be loaded. */
export interface AntwoordNormen {
  readonly normen: Normen | undefined
}

/** The figures in the form are those of the last answer, and until then those of the embedded calculation. */
const toNormen = ({ eigenschappen, normen, antwoord }: Opzet): Normen | undefined => {
  if (antwoord !== undefined) return antwoord.normen
  return eigenschappen.berekening === 'lokaal' ? normen : undefined
}

/** What an opzet comes to on the screen. A service knows its own rates. */
export const toInstellingen = (opzet: Opzet): Instellingen => ({
  normen: toNormen(opzet),
  ...toKeuzes(opzet.eigenschappen),
})

const toKeuzes = (eigenschappen: GeldigeEigenschappen): Omit<Instellingen, 'normen'> => ({
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
