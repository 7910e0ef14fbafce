import { toDatum } from '../datum/kalender'
import type { Gedeeld } from '../orientatie/gedeeld'
import { nieuweOrientatie } from '../orientatie/orientatie'
import { mogelijkeStarters } from '../antwoorden/startersvrijstelling'
import { wijzig } from '../orientatie/wijzig'
import { toAntwoord, type Antwoord } from '../orientatie/wijziging'
import { antwoordenIn } from '../verzoek/antwoordenIn'
import type { Rekenbewijs } from './rekenbewijs'

/**
 * Returns the answers about the startersvrijstelling. A receipt has only the number of buyers who use the exemption.
 * The first buyers who can be starters therefore get `ja`, up to that number.
 */
const vanStarters = ({ kader, verzoek }: Rekenbewijs, antwoorden: readonly Antwoord[]): readonly Antwoord[] => {
  const { startersvrijstelling = 'nee' } = kader
  const aantal = { nee: 0, eenVanTwee: 1, ja: 2 }[startersvrijstelling]
  const stand = wijzig(nieuweOrientatie(verzoek.labelCode), { soort: 'antwoordenVervangen', antwoorden })
  return mogelijkeStarters(stand)
    .slice(0, aantal)
    .map((wie) => toAntwoord(`${wie}.startersvrijstelling`, 'ja'))
}

/**
 * Returns the answers of a receipt as a shared calculation. Leaves out a fixed-rate period that no brand offers.
 * @example
 * const { right: bewijs } = createRekenbewijs(verzoek, kader)
 * toGedeeld(bewijs).datum // '2026-03-02'
 */
export const toGedeeld = (bewijs: Rekenbewijs): Gedeeld => {
  const { kader, verzoek } = bewijs
  const antwoorden = antwoordenIn(verzoek)
  return {
    labelCode: verzoek.labelCode,
    normjaar: kader.normjaar,
    datum: toDatum(new Date(verzoek.timestamp)),
    antwoorden: [...antwoorden, ...vanStarters(bewijs, antwoorden)],
  }
}
