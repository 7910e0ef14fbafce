import { totaalInkomen } from '../../domain'
import { roundTekort } from '../../domain/geld'
import { gevraagdeVelden, waardeVan, type Antwoorden, type Veld } from '../../domain/orientatie'
import type { Momentopname } from './samenvattingState'

/**
 * Returns the first question about income that is asked but unanswered; undefined when there is no such question.
 * @example
 * openInkomen(nieuweOrientatie('MY')) // 'eigen.inkomen'
 */
export const openInkomen = (antwoorden: Antwoorden): Veld | undefined =>
  [...gevraagdeVelden(antwoorden)].find(
    (veld) => veld.includes('.inkomen') && waardeVan(antwoorden, veld) === undefined,
  )

/**
 * Whether there is no income because a question about income is unanswered. An income of 0 counts as an answer.
 * @example
 * isZonderInkomen(nieuweOrientatie('MY')) // true
 */
export const isZonderInkomen = (antwoorden: Antwoorden): boolean =>
  totaalInkomen(antwoorden) === 0 && openInkomen(antwoorden) !== undefined

/**
 * Whether the shortage is more than a tenth of the price, so that the home is out of reach; false without a price.
 * @example
 * isBuitenBereik(momentopname) // false
 */
export const isBuitenBereik = ({
  vraagprijsWoning,
  financieringsOpzet,
}: Pick<Momentopname, 'vraagprijsWoning' | 'financieringsOpzet'>): boolean =>
  vraagprijsWoning !== undefined &&
  10 * roundTekort(financieringsOpzet.extraBenodigdeEigenInleg ?? 0) > vraagprijsWoning
