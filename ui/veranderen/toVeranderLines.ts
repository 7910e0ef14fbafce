import { probeerselTekst } from '../tekst/probeersel'
import { veranderenTekst } from '../tekst/veranderen'
import type { Verandertekst } from './toVerandertekst'

const toPunt = ({ zinnen }: Verandertekst['genoeg'][number]): string => `- ${zinnen.join(' ')}`

/** What has to change, in lines, for who has no screen. */
export const toVeranderLines = ({ inleiding, genoeg, beetje, opmerkingen }: Verandertekst): readonly string[] => [
  inleiding,
  ...genoeg.map(toPunt),
  ...(beetje.length === 0 ? [] : [`${veranderenTekst.helptBeetje}:`]),
  ...beetje.map(toPunt),
  ...opmerkingen,
  probeerselTekst.geenAdvies,
]
