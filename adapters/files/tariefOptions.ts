import { either, function as fp } from 'fp-ts'

import type { TarievenPerLabel } from '../../domain'
import { readTarieven } from './readTarieven'

/** The options of a command for its rates, as `parseArgs` of Node takes them. */
export const TARIEF_OPTIONS = {
  rentetarieven: { type: 'string' },
  'ongewone-rentes': { type: 'boolean', default: false },
} as const

/** These options in the help of a command. */
export const TARIEF_OPTIONS_HELP = `  --rentetarieven <bestand>  JSON met procenten per merk en aantal maanden:
                             { "MY": { "120": 3.75 }, "FL": {} } (voorbeeldrentes)
  --ongewone-rentes          rekent ook met rentes onder 0,1 of boven 20 procent,
                             die meestal een vergissing zijn`

/** The rates that a command line asks to calculate with. */
export interface Tariefkeuze {
  readonly rentetarieven: string | undefined
  /** Are rates intended that look like a typing error? */
  readonly ongewoneRentes: boolean
}

/** Reads the rates that a command line names, or says in one sentence why they cannot be used. */
export const readGekozenTarieven = async ({
  rentetarieven,
  ongewoneRentes,
}: Tariefkeuze): Promise<either.Either<string, TarievenPerLabel>> =>
  fp.pipe(
    await readTarieven(rentetarieven, { isZeker: ongewoneRentes, hoe: '--ongewone-rentes' }),
    either.mapLeft((melding) => `--rentetarieven: ${melding}`),
  )
