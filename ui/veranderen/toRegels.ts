import { veranderenTekst } from '../tekst'
import type { Overzicht } from './toOverzicht'

const toPunt = ({ zinnen }: Overzicht['genoeg'][number]): string => `- ${zinnen.join(' ')}`

/** What has to change, in lines, for who has no screen. */
export const toRegels = ({ inleiding, genoeg, beetje, opmerkingen }: Overzicht): readonly string[] => [
  inleiding,
  ...genoeg.map(toPunt),
  ...(beetje.length === 0 ? [] : [`${veranderenTekst.helptBeetje}:`]),
  ...beetje.map(toPunt),
  ...opmerkingen,
  veranderenTekst.slot,
]
