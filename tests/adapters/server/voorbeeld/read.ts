import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '../../../support/root'

/** The path of the folder with the deployment examples of the server. */
export const VOORBEELD = `${ROOT}/adapters/server/voorbeeld`

/** Returns the text of a file in the folder of examples; throws when the file is missing. */
export const read = (file: string): string => readFileSync(join(VOORBEELD, file), 'utf8')
