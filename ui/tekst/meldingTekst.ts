import type { Uitkomstmelding } from '../../application'
import type { BerekeningFout } from '../../domain/orientatie'
import { foutTekst, meldingen } from './nl'
import { renteTekst } from './rente'
import { paneelTekst } from './paneel'

/**
 * A message next to the questions: about the result (`waarschuwing`, `schatting`), about figures that are pending,
 * outdated or new, or about answers that block the next step.
 */
export type Melding = Uitkomstmelding | 'nogNietBerekend' | 'verouderd' | 'herberekening' | 'nogNietVerder'

const zinnen: Readonly<Record<Melding, string>> = {
  waarschuwing: renteTekst.letOp,
  schatting: renteTekst.inschatting,
  nogNietBerekend: paneelTekst.nogNietBerekend,
  verouderd: meldingen.verouderd,
  herberekening: meldingen.herberekening,
  nogNietVerder: meldingen.nogNietVerder,
}

/** Returns the message that the page has a new version. The custom element instead uses a message of `loaderTekst`. */
const vernieuwdTekst = (): string => 'Er is een nieuwe versie. Laad de pagina opnieuw; je antwoorden blijven staan.'

/**
 * Returns the text of a message; for a failed calculation, the reason and what the visitor can do.
 * @example
 * meldingTekst({ _tag: 'NietTeBerekenen', reden: 'GeenRente' })
 * // 'Voor deze rentevaste periode is geen rente bekend. Kies bij stap 3 een andere periode.'
 */
export const meldingTekst = (melding: Melding | BerekeningFout): string =>
  typeof melding === 'string' ? zinnen[melding] : foutTekst(melding, vernieuwdTekst)
