import { toVerzoek } from '../../domain'
import { startersvrijstellingVan } from '../../domain/orientatie'
import { hoogsteAankoopprijs, type Aankoopgrens } from '../../domain/vergelijking'
import { ontbrekendInkomen } from '../samenvatting/bekend'
import type { Momentopname } from '../samenvatting/samenvattingState'

/** A price that stands for any price, so that the answers about the home and its sale count before a price is given. */
const ENIGE_PRIJS = 1

/**
 * Finds the highest price that the buyers can pay for a home like that of the answers, with or without a price in the
 * answers. Undefined without an income, when no price is possible, and for the result of a service.
 * @example
 * toAankoopgrens({ ...momentopname, eigenGeld: 30_000 })?.prijs // 282161
 */
export const toAankoopgrens = (momentopname: Momentopname): Aankoopgrens | undefined => {
  const { grond, vraagprijsWoning = ENIGE_PRIJS } = momentopname
  if (grond.plaats === 'server' || ontbrekendInkomen(momentopname) !== undefined) return undefined
  const antwoorden = { ...momentopname, vraagprijsWoning }
  const kader = { ...grond.kader, startersvrijstelling: startersvrijstellingVan(antwoorden) }
  return hoogsteAankoopprijs(toVerzoek(antwoorden), kader)
}
