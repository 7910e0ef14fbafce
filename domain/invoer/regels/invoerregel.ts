import { asTyped } from '../../codec/asTyped'

/** A validation rule: returns a message for the visitor when a value is not accepted; otherwise undefined. */
export type Invoerregel<Waarde> = (waarde: Waarde) => string | undefined

/**
 * Returns the message of the first rule that a value breaks; undefined when it breaks no rule.
 * @example
 * eersteMelding([verplicht(), minimum(1)], 0) // 'Ingevulde waarde is lager dan minimum van 1.'
 */
export const eersteMelding = <Waarde>(regels: readonly Invoerregel<Waarde>[], waarde: Waarde): string | undefined => {
  for (const regel of regels) {
    const melding = regel(waarde)
    if (melding !== undefined) return melding
  }
  return undefined
}

/** The options of {@link verplicht}. */
export interface VerplichtOptions {
  /** The message when there is no answer; a default message when this option is absent. */
  readonly melding?: string | undefined
  /** The name of the field, for the message `Je hebt nog geen {label} ingevuld.` Not used with `melding`. */
  readonly label?: string | undefined
  /** Whether `false` counts as an answer; false when absent. */
  readonly onwaarMag?: boolean
}

/** The message of a required field without an answer, when the field has no message of its own. */
export const NIET_INGEVULD = 'Je hebt dit verplichte veld nog niet ingevuld.'

const isLeeg = (waarde: unknown): boolean =>
  waarde === undefined ||
  waarde === null ||
  (typeof waarde === 'string' && asTyped(waarde) === '') ||
  (Array.isArray(waarde) && waarde.length === 0)

/**
 * Creates a rule that refuses undefined, null, blank text, an empty list, and `false` unless `onwaarMag`. Accepts 0.
 * @example
 * verplicht()('') // 'Je hebt dit verplichte veld nog niet ingevuld.'
 * verplicht()(0) // undefined
 * verplicht({ label: 'je naam' })('') // 'Je hebt nog geen je naam ingevuld.'
 */
export const verplicht = ({ melding, label, onwaarMag = false }: VerplichtOptions = {}): Invoerregel<unknown> => {
  const tekst = melding ?? (label === undefined ? NIET_INGEVULD : `Je hebt nog geen ${label} ingevuld.`)
  return (waarde) => (isLeeg(waarde) || (waarde === false && !onwaarMag) ? tekst : undefined)
}

/** The options of {@link voldoetAan}. */
export interface VoldoetAanOptions {
  /** The name of the field, for the default message. */
  readonly veld: string
  /** The message for a value that is not accepted; the default message when this option is absent. */
  readonly melding?: string
}

/**
 * Creates a rule that accepts each value for which `voorwaarde` returns true.
 * @example
 * const geheel = voldoetAan(Number.isInteger, { veld: 'aantal', melding: 'Vul een heel getal in.' })
 * geheel(2.5) // 'Vul een heel getal in.'
 */
export const voldoetAan =
  <Waarde>(
    voorwaarde: (waarde: Waarde) => boolean,
    { veld, melding = `${veld} is not valid.` }: VoldoetAanOptions,
  ): Invoerregel<Waarde> =>
  (waarde) =>
    voorwaarde(waarde) ? undefined : melding
