import type { Antwoorden, Veld } from '../../domain'
import { vragen, type Bewoording, type VraagTekst } from '../tekst/vragen'

/** The words of a question as they are with these answers. */
export const vraagTekst = (veld: Veld, antwoorden: Antwoorden): VraagTekst => {
  const { label, hulp, toelichting }: VraagTekst<Bewoording> = vragen[veld]
  const kies = (woorden: Bewoording): string => (typeof woorden === 'function' ? woorden(antwoorden) : woorden)
  return { label: kies(label), hulp: hulp && kies(hulp), toelichting: toelichting && kies(toelichting) }
}
