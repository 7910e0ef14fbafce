import { toDatum } from '../datum/kalender'
import type { Gedeeld } from '../gedeeld/gedeeld'
import { nieuweOrientatie } from '../orientatie/orientatie'
import { mogelijkeStarters } from '../orientatie/startersvrijstelling'
import { wijzig } from '../orientatie/wijzig'
import { toAntwoord, type Antwoord } from '../orientatie/wijziging'
import { antwoordenIn } from '../verzoek/antwoordenIn'
import type { Rekenbewijs } from './rekenbewijs'

/**
 * A receipt says how many buyers use the exemption for starters, and not which: the first of those who can be starters
 * get it as their answer.
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
 * The answers that a receipt was made of, as a calculation that is passed on. A period that no brand has is not among
 * them.
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
