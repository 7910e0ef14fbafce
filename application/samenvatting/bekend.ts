import { metOnderpand, totaalInkomen } from '../../domain'
import { roundTekort } from '../../domain/geld'
import { gevraagdeVelden, waardeVan, type Antwoorden, type Veld } from '../../domain/orientatie'
import type { Momentopname } from './samenvattingState'

/** The first question for an income that is not answered yet; undefined when all are. */
export const openInkomen = (antwoorden: Antwoorden): Veld | undefined =>
  [...gevraagdeVelden(antwoorden)].find(
    (veld) => veld.includes('.inkomen') && waardeVan(antwoorden, veld) === undefined,
  )

/** Whether answers have no income because a question for one is not answered yet; an income of 0 is an answer. */
export const isZonderInkomen = (antwoorden: Antwoorden): boolean =>
  totaalInkomen(antwoorden) === 0 && openInkomen(antwoorden) !== undefined

/** Whether the mortgage for this home is not known yet: what is missing waits for an income. */
export const isLeningOnbekend = (momentopname: Momentopname): boolean =>
  isZonderInkomen(momentopname) && (metOnderpand(momentopname.financieringsOpzet)?.extraBenodigdeEigenInleg ?? 1) > 0

/** Whether more than a tenth of the price is missing, so that the home is out of reach. */
export const isBuitenBereik = ({
  vraagprijsWoning,
  financieringsOpzet,
}: Pick<Momentopname, 'vraagprijsWoning' | 'financieringsOpzet'>): boolean =>
  vraagprijsWoning !== undefined &&
  10 * roundTekort(financieringsOpzet.extraBenodigdeEigenInleg ?? 0) > vraagprijsWoning
