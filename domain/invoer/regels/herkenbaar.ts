import { asTyped } from '../../codec/asTyped'
import type { Invoerregel } from './invoerregel'

/** Makes a rule for a text that has this form after {@link asTyped}; an empty one passes. */
const herkenbaar =
  (vorm: RegExp, standaard: string) =>
  (melding: string = standaard): Invoerregel<string | undefined> =>
  (tekst = '') => {
    const getypt = asTyped(tekst)
    return getypt === '' || vorm.test(getypt) ? undefined : melding
  }

/** The pattern of the HTML standard, with single dots between the parts and a domain of at least two parts. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/i

/** +31, 0031 or 0, and nine digits of which the first is not 0; spaces and hyphens are allowed between the digits. */
const TELEFOONNUMMER = /^(?:\+31|0031|0)(?:[\s-]?[1-9])(?:[\s-]?\d){8}$/

/**
 * Accepts an e-mail address; an empty one passes.
 * @example
 * email()('anna@') // 'We herkennen de invoer niet als een e-mailadres. Controleer of je invoer klopt.'
 */
export const email = herkenbaar(
  EMAIL,
  'We herkennen de invoer niet als een e-mailadres. Controleer of je invoer klopt.',
)

/**
 * Accepts a Dutch postcode: four digits, the first not 0, an optional space and two letters. An empty one passes.
 * @example
 * postcode()('0123 AB') // 'We herkennen de postcode niet. Controleer of je invoer klopt.'
 * postcode()('1234ab') // undefined
 */
export const postcode = herkenbaar(
  /^[1-9]\d{3}\s?[a-z]{2}$/i,
  'We herkennen de postcode niet. Controleer of je invoer klopt.',
)

/**
 * Accepts a Dutch telephone number; an empty one passes.
 * @example
 * telefoonnummer()('12345') // 'We herkennen de invoer niet als een telefoonnummer. Controleer of je invoer klopt.'
 */
export const telefoonnummer = herkenbaar(
  TELEFOONNUMMER,
  'We herkennen de invoer niet als een telefoonnummer. Controleer of je invoer klopt.',
)
