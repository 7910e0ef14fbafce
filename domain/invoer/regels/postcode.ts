import type { Invoerregel } from './invoerregel'
import { patroon } from './patroon'

const POSTCODE = /^[1-9]\d{3}\s?[a-z]{2}$/i
const STANDAARD = 'We herkennen de postcode niet. Controleer of je invoer klopt.'

/** A Dutch postcode: four digits, the first not 0, and two letters, with or without a space. An empty one passes. */
export const postcode = (melding: string = STANDAARD): Invoerregel<string | undefined> => patroon(POSTCODE, melding)
