import { isDatum } from '../../datum'
import type { Invoerregel } from './invoerregel'

const STANDAARD = 'We herkennen de invoer niet als een datum. Controleer of je invoer klopt.'

/** A calendar date that exists, written as yyyy-mm-dd; an empty one passes. */
export const bestaandeDatum =
  (melding: string = STANDAARD): Invoerregel<string | undefined> =>
  (tekst = '') =>
    tekst.trim() === '' || isDatum(tekst.trim()) ? undefined : melding
