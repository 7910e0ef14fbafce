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
 * Returns the question about income that must be answered before there is a result: the first open one, while the
 * income is 0. Undefined otherwise; an income of 0 counts as an answer.
 * @example
 * ontbrekendInkomen(nieuweOrientatie('MY')) // 'eigen.inkomen'
 */
export const ontbrekendInkomen = (antwoorden: Antwoorden): Veld | undefined =>
  totaalInkomen(antwoorden) === 0 ? openInkomen(antwoorden) : undefined

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
