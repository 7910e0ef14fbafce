import { readFile } from 'node:fs/promises'
import { either } from 'fp-ts'
import type { Errors } from 'io-ts'

import { tarievenPerLabelCodec, toLeesfouten, voorbeeldRentes, type TarievenPerLabel } from '../../../domain'

/** Reads the rates per brand from a file; the example rates when there is none. Rejects with what is wrong with it. */
export const leesTarieven = async (bestand: string | undefined): Promise<TarievenPerLabel> => {
  if (bestand === undefined) return voorbeeldRentes
  const inhoud: unknown = JSON.parse(await readFile(bestand, 'utf8'))
  return either.getOrElse((fouten: Errors): TarievenPerLabel => {
    const meldingen = toLeesfouten(fouten).map(({ veld, melding }) => `${veld || 'het bestand'} ${melding}`)
    throw new Error(`${bestand} is onbruikbaar: ${meldingen.join('; ')}`)
  })(tarievenPerLabelCodec.decode(inhoud))
}
