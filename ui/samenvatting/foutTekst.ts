import type { BerekeningFout } from '../../domain/orientatie'
import { meldingen } from '../tekst/nl'

/**
 * The message for a calculation that failed. A missing rate has its own: trying again does not help then.
 */
export const foutTekst = (fout: BerekeningFout): string =>
  isZonderRente(fout) ? meldingen.geenRente : meldingen.nietGelukt

export const isZonderRente = (fout: BerekeningFout): boolean =>
  fout._tag === 'NietTeBerekenen' && fout.reden === 'GeenRente'
