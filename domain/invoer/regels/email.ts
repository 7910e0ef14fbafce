import type { Invoerregel } from './invoerregel'
import { patroon } from './patroon'

/** The pattern of the HTML standard, with dots only between parts and a domain of at least two. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/i
const STANDAARD = 'We herkennen de invoer niet als een e-mailadres. Controleer of je invoer klopt.'

/** An e-mail address; an empty one passes. */
export const email = (melding: string = STANDAARD): Invoerregel<string | undefined> => patroon(EMAIL, melding)
