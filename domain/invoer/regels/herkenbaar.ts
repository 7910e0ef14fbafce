import { asTyped } from '../../codec/asTyped'
import type { Invoerregel } from './invoerregel'

/** A function that creates a rule with a message; a default message when `melding` is absent. */
type Herkenningsregel = (melding?: string) => Invoerregel<string | undefined>

/**
 * Returns a function that creates a rule with a message, by default `standaard`. The rule accepts undefined, and a text
 * that is empty or matches `vorm` after {@link asTyped}.
 */
const herkenbaar =
  (vorm: RegExp, standaard: string): Herkenningsregel =>
  (melding = standaard) =>
  (tekst = '') => {
    const getypt = asTyped(tekst)
    return getypt === '' || vorm.test(getypt) ? undefined : melding
  }

/**
 * Matches an e-mail address by the pattern of the HTML standard, with two restrictions. The name before the `@` has no
 * dot at its start or end and no two dots in a row. The domain ends with a dot and at least two characters.
 */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/i

/** Matches +31, 0031 or 0, and nine digits of which the first is not 0; a space or hyphen may precede each digit. */
const TELEFOONNUMMER = /^(?:\+31|0031|0)(?:[\s-]?[1-9])(?:[\s-]?\d){8}$/

/**
 * Creates a rule that accepts an e-mail address, undefined or an empty text.
 * @example
 * email()('anna@') // 'We herkennen de invoer niet als een e-mailadres. Controleer of je invoer klopt.'
 */
export const email: Herkenningsregel = herkenbaar(
  EMAIL,
  'We herkennen de invoer niet als een e-mailadres. Controleer of je invoer klopt.',
)

/**
 * Creates a rule that accepts undefined, an empty text, or a Dutch postcode (first digit not 0, optional space).
 * @example
 * postcode()('0123 AB') // 'We herkennen de postcode niet. Controleer of je invoer klopt.'
 * postcode()('1234ab') // undefined
 */
export const postcode: Herkenningsregel = herkenbaar(
  /^[1-9]\d{3}\s?[a-z]{2}$/i,
  'We herkennen de postcode niet. Controleer of je invoer klopt.',
)

/**
 * Creates a rule that accepts a Dutch telephone number, undefined or an empty text.
 * @example
 * telefoonnummer()('12345') // 'We herkennen de invoer niet als een telefoonnummer. Controleer of je invoer klopt.'
 */
export const telefoonnummer: Herkenningsregel = herkenbaar(
  TELEFOONNUMMER,
  'We herkennen de invoer niet als een telefoonnummer. Controleer of je invoer klopt.',
)
