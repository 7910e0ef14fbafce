import type { Invoerregel } from './invoerregel'

/** How a required field asks for an answer. */
export interface VerplichtOptions {
  /** A text of one's own; goes before the others. */
  readonly melding?: string | undefined
  /** The name of the field, for `Je hebt nog geen {label} ingevuld.` */
  readonly label?: string | undefined
  /** Counts `false` as an answer. */
  readonly onwaarMag?: boolean
}

const GEEN_LABEL = 'Je hebt dit verplichte veld nog niet ingevuld.'

const isLeeg = (waarde: unknown): boolean =>
  waarde === undefined ||
  waarde === null ||
  (typeof waarde === 'string' && waarde.trim() === '') ||
  (Array.isArray(waarde) && waarde.length === 0)

/**
 * There must be an answer: not empty, no blank text, no empty list, and not `false` unless that is allowed; 0 is one.
 */
export const verplicht = ({ melding, label, onwaarMag = false }: VerplichtOptions = {}): Invoerregel<unknown> => {
  const tekst = melding ?? (label === undefined ? GEEN_LABEL : `Je hebt nog geen ${label} ingevuld.`)
  return (waarde) => (isLeeg(waarde) || (waarde === false && !onwaarMag) ? tekst : undefined)
}
