import type { BerekeningFout } from '../../domain'
import { meldingen } from '../tekst'

/**
 * What the visitor reads and hears of a calculation that failed. Trying again does not help where a rate is missing.
 */
export const foutTekst = (fout: BerekeningFout): string =>
  isZonderRente(fout) ? meldingen.geenRente : meldingen.nietGelukt

export const isZonderRente = (fout: BerekeningFout): boolean =>
  fout._tag === 'NietTeBerekenen' && fout.reden === 'GeenRente'
