import { toVerzoek } from '../../domain'
import { startersvrijstellingVan, toGeteldAntwoord, type Berekend } from '../../domain/orientatie'
import { hoogsteAankoopprijs, type Aankoopgrens } from '../../domain/vergelijking'
import { ontbrekendInkomen } from '../samenvatting/bekend'

/** A price that stands for any price, so that the answers about the home and its sale count before a price is given. */
const ENIGE_PRIJS = 1

/** Whether the price or the mortgage of the home that is sold is given, and the other is asked but open. */
const isHalveVerkoop = (antwoorden: Berekend): boolean => {
  const antwoord = toGeteldAntwoord(antwoorden)
  const bedragen = [antwoord('verkoopPrijsWoning'), antwoord('huidigeHypotheekBedrag')]
  return bedragen.filter((bedrag) => bedrag === undefined).length === 1
}

/**
 * Finds the highest price that the buyers can pay for a home like that of the answers, with or without a price in the
 * answers. Undefined without an income, when no price is possible, while one of the two amounts of a sale is open, and
 * for the result of a service.
 * @example
 * toAankoopgrens({ ...momentopname, eigenGeld: 30_000 })?.prijs // 282161
 */
export const toAankoopgrens = (berekend: Berekend): Aankoopgrens | undefined => {
  const { grond, vraagprijsWoning = ENIGE_PRIJS } = berekend
  const antwoorden = { ...berekend, vraagprijsWoning }
  if (grond.plaats === 'server' || ontbrekendInkomen(berekend) !== undefined || isHalveVerkoop(antwoorden))
    return undefined
  const kader = { ...grond.kader, startersvrijstelling: startersvrijstellingVan(antwoorden) }
  return hoogsteAankoopprijs(toVerzoek(antwoorden), kader)
}
