import { asTyped } from '../../codec/asTyped'

/** Judges one value: a message for the visitor when it is not accepted, `undefined` when it is. */
export type Invoerregel<Waarde> = (waarde: Waarde) => string | undefined

/** The message of the first rule that a value breaks, if any. */
export const eersteMelding = <Waarde>(regels: readonly Invoerregel<Waarde>[], waarde: Waarde): string | undefined => {
  for (const regel of regels) {
    const melding = regel(waarde)
    if (melding !== undefined) return melding
  }
  return undefined
}

/** How a required field asks for an answer. */
export interface VerplichtOptions {
  /** A text of one's own; goes before the others. */
  readonly melding?: string | undefined
  /** The name of the field, for `Je hebt nog geen {label} ingevuld.` */
  readonly label?: string | undefined
  /** Counts `false` as an answer. */
  readonly onwaarMag?: boolean
}

/** What is said of a required field without an answer, when there is nothing better to say. */
export const NIET_INGEVULD = 'Je hebt dit verplichte veld nog niet ingevuld.'

const isLeeg = (waarde: unknown): boolean =>
  waarde === undefined ||
  waarde === null ||
  (typeof waarde === 'string' && asTyped(waarde) === '') ||
  (Array.isArray(waarde) && waarde.length === 0)

/**
 * There must be an answer: not empty, no blank text, no empty list, and not `false` unless that is allowed; 0 is one.
 */
export const verplicht = ({ melding, label, onwaarMag = false }: VerplichtOptions = {}): Invoerregel<unknown> => {
  const tekst = melding ?? (label === undefined ? NIET_INGEVULD : `Je hebt nog geen ${label} ingevuld.`)
  return (waarde) => (isLeeg(waarde) || (waarde === false && !onwaarMag) ? tekst : undefined)
}

/** What a rule of one's own says when a value is not accepted: `melding`, or the default with the name of the field. */
export interface VoldoetAanOptions {
  /** The name of the field. */
  readonly veld: string
  /** What is said of a value that is not accepted. */
  readonly melding?: string
}

/** A value must meet a condition of one's own. */
export const voldoetAan =
  <Waarde>(
    voorwaarde: (waarde: Waarde) => boolean,
    { veld, melding = `${veld} is not valid.` }: VoldoetAanOptions,
  ): Invoerregel<Waarde> =>
  (waarde) =>
    voorwaarde(waarde) ? undefined : melding
