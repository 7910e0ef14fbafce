import { fstatSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { either } from 'fp-ts'

import type { FinancieringsOpzet } from '../../domain'
import { readTarieven } from '../bestand'
import { leesArgumenten, UITLEG } from './argumenten'
import { createRekenaar, type Rekenaar } from './rekenaar'
import { toRegels, type Regel } from './regels'
import { toonVoortgang } from './voortgang'

/** The part of a process that the command uses. */
export interface Omgeving extends Pick<NodeJS.Process, 'argv' | 'stdout' | 'stderr'> {
  /** Its file descriptor, when it has one, tells what it is. */
  readonly stdin: Readable & { readonly fd?: number }
}

const GELUKT = 0
const OVERGESLAGEN = 1
const VERKEERDE_OPDRACHT = 2
const AFGEBROKEN = 3

/** Does what the command line asks and gives the exit code. Memory does not grow with the number of lines. */
export const berekenBatch = async ({ argv, stdin, stdout, stderr }: Omgeving): Promise<number> => {
  const weiger = (reden: string): number => {
    stderr.write(`hypotheek-orientatie: ${reden}\n\n${UITLEG}`)
    return VERKEERDE_OPDRACHT
  }
  // A closed stderr must not stop the run: results go to stdout.
  stderr.on('error', () => undefined)
  const opdracht = leesArgumenten(argv.slice(2))
  if (either.isLeft(opdracht)) return weiger(opdracht.left)
  if (opdracht.right.soort === 'uitleg') return metAfloop(stderr, 'afgebroken', () => toonUitleg(stdout))
  const { normjaar, rentetarieven, ongewoneRentes, regelnummers } = opdracht.right
  const tarieven = await readTarieven(rentetarieven, { isZeker: ongewoneRentes, hoe: '--ongewone-rentes' })
  if (either.isLeft(tarieven)) return weiger(`--rentetarieven: ${tarieven.left}`)
  if (isMap(stdin)) return weiger('verwacht een bestand als invoer, geen map')
  const rekenaar = createRekenaar(normjaar, tarieven.right)
  return metAfloop(stderr, 'afgebroken, de resultaten zijn niet volledig', () =>
    bereken(rekenaar, regelnummers, { stdin, stdout, stderr }),
  )
}

/** Node reads a folder as if it were an empty file. */
const isMap = ({ fd }: Omgeving['stdin']): boolean => fd !== undefined && fstatSync(fd).isDirectory()

const toonUitleg = async (stdout: Omgeving['stdout']): Promise<number> => {
  await pipeline([UITLEG], stdout, { end: false })
  return GELUKT
}

/** Gives the exit code of `werk`; when reading or writing breaks off, says so and why. */
const metAfloop = async (stderr: Omgeving['stderr'], melding: string, werk: () => Promise<number>): Promise<number> => {
  try {
    return await werk()
  } catch (oorzaak) {
    const reden = redenVan(oorzaak)
    if (reden !== AFGEHAAKT) stderr.write(`hypotheek-orientatie: ${melding} (${reden})\n`)
    return AFGEBROKEN
  }
}

/** The reader of the output has seen enough, as `head` does. */
const AFGEHAAKT = 'EPIPE'

const redenVan = (oorzaak: unknown): string => {
  if (!(oorzaak instanceof Error)) return String(oorzaak)
  return 'code' in oorzaak ? String(oorzaak.code) : oorzaak.message
}

const bereken = async (
  rekenaar: Rekenaar,
  regelnummers: boolean,
  { stdin, stdout, stderr }: Pick<Omgeving, 'stdin' | 'stdout' | 'stderr'>,
): Promise<number> => {
  const stand = { berekend: 0, overgeslagen: 0 }

  const berekenRegel = (regel: Regel): string => {
    const uitkomst = berekenTekst(rekenaar, regel)
    if (either.isRight(uitkomst)) {
      stand.berekend += 1
      return `${JSON.stringify(toResultaat(regel, uitkomst.right, regelnummers))}\n`
    }
    stand.overgeslagen += 1
    stderr.write(`regel ${regel.nummer}: ${uitkomst.left}\n`)
    return ''
  }

  const stop = toonVoortgang(stderr, () => stand)
  try {
    await pipeline(
      stdin,
      toRegels,
      async function* (stukken) {
        for await (const regels of stukken) yield regels.filter(isGevuld).map(berekenRegel).join('')
      },
      stdout,
      { end: false },
    )
  } finally {
    stop()
  }
  return stand.overgeslagen > 0 ? OVERGESLAGEN : GELUKT
}

/** An empty line is no request and no mistake. */
const isGevuld = ({ tekst }: Regel): boolean => tekst?.trim() !== ''

const berekenTekst = (rekenaar: Rekenaar, { tekst }: Regel): either.Either<string, FinancieringsOpzet> =>
  tekst === undefined ? either.left('te lang') : rekenaar(tekst)

const toResultaat = ({ nummer }: Regel, financieringsOpzet: FinancieringsOpzet, metNummer: boolean): object =>
  metNummer ? { regel: nummer, financieringsOpzet } : financieringsOpzet
