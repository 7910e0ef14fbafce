import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '../../../support/root'

/** The folder of examples that comes with the server. */
export const VOORBEELD = `${ROOT}/adapters/server/voorbeeld`

/** Reads a file of the examples. */
export const read = (file: string): string => readFileSync(join(VOORBEELD, file), 'utf8')
