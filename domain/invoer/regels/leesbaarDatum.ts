import { either } from 'fp-ts'

import { parseDatum, type DatumFout } from '../../datum/parseDatum'
import type { Invoerregel } from './invoerregel'

const meldingen: Readonly<Record<DatumFout['_tag'], string>> = {
  GeenDatum: 'We herkennen de invoer niet als een datum. Vul dag, maand en jaar in, bijvoorbeeld 31-12-1990.',
}

/** What the visitor reads about a text that is not a date. */
export const meldingVanDatumFout = (fout: DatumFout): string => meldingen[fout._tag]

/** A text must read as a calendar date, as `parseDatum` reads it; an empty one passes. */
export const leesbaarDatum = (): Invoerregel<string> => (tekst) =>
  either.match(meldingVanDatumFout, () => undefined)(parseDatum(tekst))
