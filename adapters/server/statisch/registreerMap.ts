import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'

import { leesBestand, type Bestand } from './bestand'
import { kiesCodering } from './codering'

/** Which files of a folder are served, where and how. */
export interface OpenbareMap {
  readonly root: string
  /** What their addresses begin with; ends with a slash. */
  readonly prefix: string
  /** Is this file (its path in the folder, with slashes) served? */
  readonly isOpenbaar: (bestand: string) => boolean
  /** The headers that go with it. */
  readonly koppen: (bestand: string) => Readonly<Record<string, string>>
}

const bestandenIn = async (root: string): Promise<readonly string[]> =>
  (await readdir(root, { recursive: true })).map((bestand) => bestand.replaceAll(sep, '/'))

/** Does an If-None-Match header name this mark (RFC 9110, 13.1.2)? */
const isBewaard = (kop: string | undefined, etag: string): boolean =>
  (kop ?? '').split(',').some((marke) => ['*', etag].includes(marke.trim().replace(/^W\//, '')))

/**
 * Serves the files of a folder from memory, each at an address of its own. A stream would stay open when its reader
 * hangs up before its turn; the bytes here are shared by all who ask.
 */
export const registreerMap = async (app: FastifyInstance, map: OpenbareMap): Promise<void> => {
  const bestanden = (await bestandenIn(map.root)).filter(map.isOpenbaar)
  const gelezen = await Promise.all(bestanden.map((bestand) => leesBestand(join(map.root, bestand))))
  for (const [plek, bestand] of bestanden.entries()) {
    const inGeheugen = gelezen[plek]
    if (inGeheugen) registreerBestand(app, map.prefix + bestand, inGeheugen, map.koppen(bestand))
  }
}

const registreerBestand = (
  app: FastifyInstance,
  url: string,
  { type, vormen }: Bestand,
  koppen: Readonly<Record<string, string>>,
): void => {
  app.get(url, ({ headers }, reply) => {
    const codering = kiesCodering(headers['accept-encoding'], (naam) => vormen[naam] !== undefined)
    const { inhoud, etag } = vormen[codering] ?? vormen.identity
    reply.headers({ ...koppen, etag, vary: [reply.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', ') })
    if (isBewaard(headers['if-none-match'], etag)) return reply.code(304).send()
    if (codering !== 'identity') reply.header('content-encoding', codering)
    return reply.type(type).send(inhoud)
  })
}
