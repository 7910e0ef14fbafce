import { voorbeeldRentes, type LabelCode, type Normen } from '../../../domain'
import type { Instellingen } from '../../../ui'
import type { Eigenschappen } from './eigenschappen'
import { kleurmodusVan } from './kleurmodus'

/** What the properties of the host come to, with the defaults in place of what is absent. */
export const toInstellingen = (eigenschappen: Eigenschappen, labelCode: LabelCode, normen: Normen): Instellingen => ({
  normen,
  rentetarieven: eigenschappen.rentetarieven ?? voorbeeldRentes[labelCode],
  isVoorbeeldrente: eigenschappen.rentetarieven === undefined,
  kleurmodus: kleurmodusVan(eigenschappen.kleurmodus ?? 'licht'),
  adviseurZoekenUrl: eigenschappen.adviseurZoekenUrl,
  hypotheekAanvragenUrl: eigenschappen.hypotheekAanvragenUrl,
})
