import { readFile } from 'node:fs/promises'
import { either, function as fp } from 'fp-ts'

import {
  meldingVanOngewone,
  ongewoneTarievenIn,
  tarievenPerLabelCodec,
  voorbeeldRentes,
  type TarievenPerLabel,
} from '../../domain'
import { parseJson, strictly } from '../../domain/codec'
import { meldingVanBytes } from './eisTekst'
import { meldingVanGeenJson } from './regels'

export { eisTekst, OnleesbareInvoer } from './eisTekst'
export { guardedLog, guardOutput, guardProgram, type OutputStream } from './guardOutput'
export { isVerouderd, isVoorbeeld, metMerken } from './merken'
export { createRegelcontrole, meldingVanGeenJson, toJsonLine } from './regels'

/** Whether the user confirmed unusual rates (`isZeker`), and the option or setting that confirms them (`hoe`). */
interface Certainty {
  readonly isZeker: boolean
  readonly hoe: string
}

/** Returns a Dutch sentence that names the unusual rates; undefined when there are none or they are confirmed. */
const meldingVanTarieven = (tarieven: TarievenPerLabel, { isZeker, hoe }: Certainty): string | undefined => {
  const rentes = isZeker ? [] : ongewoneTarievenIn(tarieven)
  return rentes.length === 0 ? undefined : meldingVanOngewone(rentes, hoe)
}

/** Throws for unusual rates, which are usually typing errors, unless the user confirmed them. */
export const eisGewoneTarieven = (tarieven: TarievenPerLabel, zekerheid: Certainty): void => {
  const melding = meldingVanTarieven(tarieven, zekerheid)
  if (melding !== undefined) throw new Error(`tarieven: ${melding}`)
}

/**
 * Reads the rates per brand (percent a year) from a file. Returns the example rates when no file is given. When the
 * file cannot be used, returns a Dutch sentence that begins with the name of the file.
 */
export const readTarieven = async (
  bestand: string | undefined,
  zekerheid: Certainty,
): Promise<either.Either<string, TarievenPerLabel>> => {
  if (bestand === undefined) return either.right(voorbeeldRentes)
  return fp.pipe(
    await readText(bestand),
    either.flatMap((text) => decode(bestand, text)),
    either.flatMap((tarieven) => {
      const melding = meldingVanTarieven(tarieven, zekerheid)
      return melding === undefined ? either.right(tarieven) : either.left(`${bestand}: ${melding}`)
    }),
  )
}

const decode = (bestand: string, text: string): either.Either<string, TarievenPerLabel> =>
  fp.pipe(
    parseJson(strictly(tarievenPerLabelCodec), text, meldingVanGeenJson),
    either.mapLeft((meldingen) => `${bestand} is onbruikbaar: ${meldingen.join('; ')}`),
  )

/** Returns the text of a UTF-8 file without its byte order mark, or a Dutch sentence when the file cannot be read. */
const readText = async (bestand: string): Promise<either.Either<string, string>> => {
  try {
    const bytes = await readFile(bestand)
    const melding = meldingVanBytes(bytes)
    return melding === undefined ? either.right(new TextDecoder().decode(bytes)) : either.left(`${bestand} ${melding}`)
  } catch (cause) {
    return either.left(`${bestand} is niet te lezen (${codeVan(cause)})`)
  }
}

const codeVan = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : 'onbekende fout'

/** The options about rates of a command, in the form that `parseArgs` of Node reads. */
export const TARIEF_OPTIONS = {
  rentetarieven: { type: 'string' },
  'ongewone-rentes': { type: 'boolean', default: false },
} as const

export const TARIEF_OPTIONS_HELP = `  --rentetarieven <bestand>  JSON met procenten per merk en aantal maanden:
                             { "MY": { "120": 3.75 }, "FL": {} } (voorbeeldrentes),
                             of bij alle { "120": { "nhg": 3.6, "zonder": 3.8 } }
  --ongewone-rentes          rekent ook met rentes onder 0,1 of boven 20 procent,
                             die meestal een vergissing zijn`

/** The options about rates that the user gave to a command: the name of a file with rates, and a confirmation. */
export interface Tariefkeuze {
  readonly rentetarieven: string | undefined
  /** Whether the user confirmed unusual rates, which are usually typing errors. */
  readonly ongewoneRentes: boolean
}

/** Returns the rates that a command line asks for, or a Dutch sentence about why these rates cannot be used. */
export const readGekozenTarieven = async ({
  rentetarieven,
  ongewoneRentes,
}: Tariefkeuze): Promise<either.Either<string, TarievenPerLabel>> =>
  fp.pipe(
    await readTarieven(rentetarieven, { isZeker: ongewoneRentes, hoe: '--ongewone-rentes' }),
    either.mapLeft((melding) => `--rentetarieven: ${melding}`),
  )
