import type { Invoerregel } from './invoerregel'

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
