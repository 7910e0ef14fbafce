import { readFile } from 'node:fs/promises'
import { either } from 'fp-ts'

import { leesJson, tarievenPerLabelCodec, voorbeeldRentes, type TarievenPerLabel } from '../../../domain'

/** Reads the rates per brand from a file; the example rates when there is none. Rejects with what is wrong with it. */
export const leesTarieven = async (bestand: string | undefined): Promise<TarievenPerLabel> => {
  if (bestand === undefined) return voorbeeldRentes
  return either.getOrElse((meldingen: readonly string[]): TarievenPerLabel => {
    throw new Error(`${bestand} is onbruikbaar: ${meldingen.join('; ')}`)
  })(leesJson(tarievenPerLabelCodec, await readFile(bestand, 'utf8')))
}
