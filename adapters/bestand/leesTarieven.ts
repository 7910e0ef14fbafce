import { readFile } from 'node:fs/promises'
import { either } from 'fp-ts'

import { leesJson, tarievenPerLabelCodec, voorbeeldRentes, type TarievenPerLabel } from '../../domain'

/**
 * Reads the rates per brand (percent a year) from a file; the example rates when no file is named. Says in one
 * sentence, which begins with the file, why it cannot be used.
 */
export const leesTarieven = async (bestand: string | undefined): Promise<either.Either<string, TarievenPerLabel>> => {
  if (bestand === undefined) return either.right(voorbeeldRentes)
  return either.flatMap((tekst: string) =>
    either.mapLeft((meldingen: readonly string[]) => `${bestand} is onbruikbaar: ${meldingen.join('; ')}`)(
      leesJson(tarievenPerLabelCodec, tekst),
    ),
  )(await leesTekst(bestand))
}

const leesTekst = async (bestand: string): Promise<either.Either<string, string>> => {
  try {
    return either.right(await readFile(bestand, 'utf8'))
  } catch (oorzaak) {
    return either.left(`${bestand} is niet te lezen (${codeVan(oorzaak)})`)
  }
}

const codeVan = (oorzaak: unknown): string =>
  oorzaak instanceof Error && 'code' in oorzaak ? String(oorzaak.code) : 'onbekende fout'
