import type { Uitkomstmelding } from '../../application'
import type { BerekeningFout } from '../../domain/orientatie'
import { foutTekst, meldingen } from './nl'
import { renteTekst } from './rente'
import { paneelTekst } from './paneel'

/**
 * What there is to say beside the questions: of the outcome (`waarschuwing`, `schatting`), that its figures are still
 * to come, belong to earlier answers or are new, and that answers are missing.
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

/** The message about a renewed page, for front ends that keep the answers. The element has its own in `loaderTekst`. */
const vernieuwdTekst = (): string =>
  'Deze pagina is vernieuwd. Laad haar opnieuw, dan gaat de rekenhulp verder met je antwoorden.'

/** A message of the calculator; of a calculation that failed, why, and what to do. */
export const meldingTekst = (melding: Melding | BerekeningFout): string =>
  typeof melding === 'string' ? zinnen[melding] : foutTekst(melding, vernieuwdTekst)
