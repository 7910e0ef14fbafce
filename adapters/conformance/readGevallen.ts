import { readFileSync } from 'node:fs'

import { normenVan, type Rekenkader } from '../../domain'
import type { Geval, Gevalvraag } from './geval'

/** Every case, a line of JSON each: what the package has as `hypotheek-orientatie/conformance/gevallen.ndjson`. */
const FILE = new URL('gevallen.ndjson', import.meta.url)

/** Reads every case, in the order of the file. Throws when the file is not there. */
export const readGevallen = (): readonly Geval[] =>
  readFileSync(FILE, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Geval)

/** What this calculator takes as given for a case, to calculate or explain it with the functions of `/domain`. */
export const toRekenkader = ({ kader: { normjaar, ...kader } }: Pick<Gevalvraag, 'kader'>): Rekenkader => ({
  ...kader,
  normen: normenVan(normjaar),
})
