import type { Invoerregel } from './invoerregel'
import { patroon } from './patroon'

/** +31, 0031 or 0, and nine digits of which the first is not 0; spaces and hyphens may stand between. */
const TELEFOONNUMMER = /^(?:\+31|0031|0)(?:[\s-]?[1-9])(?:[\s-]?\d){8}$/
const STANDAARD = 'We herkennen de invoer niet als een telefoonnummer. Controleer of je invoer klopt.'

/** A Dutch telephone number; an empty one passes. */
export const telefoonnummer = (melding: string = STANDAARD): Invoerregel<string | undefined> =>
  patroon(TELEFOONNUMMER, melding)
