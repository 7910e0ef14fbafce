import { isDatum } from '../../datum/datum'
import type { Invoerregel } from './invoerregel'
import { meldingVanDatumFout } from './leesbaarDatum'

const STANDAARD = meldingVanDatumFout({ _tag: 'GeenDatum', tekst: '' })

/** A calendar date that exists, written as yyyy-mm-dd; an empty one passes. */
export const bestaandeDatum =
  (melding: string = STANDAARD): Invoerregel<string | undefined> =>
  (tekst = '') =>
    tekst.trim() === '' || isDatum(tekst.trim()) ? undefined : melding
