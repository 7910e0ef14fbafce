import type { Antwoorden, Veld } from '../../domain/orientatie'
import { vragen, type Bewoording, type VraagWoorden } from '../tekst/vragen'

/** The words of a question as they are with these answers; a step that is fetched later brings more of its own. */
export const vraagWoorden = (veld: Veld, antwoorden: Antwoorden): VraagWoorden => {
  const { label, hulp, toelichting }: VraagWoorden<Bewoording> = vragen[veld]
  const kies = (woorden: Bewoording): string => (typeof woorden === 'function' ? woorden(antwoorden) : woorden)
  return { label: kies(label), hulp: hulp && kies(hulp), toelichting: toelichting && kies(toelichting) }
}
