import type { Invoerregel } from './invoerregel'

/** What a rule of one's own says when a value is not accepted: `melding`, or the default with the name of the field. */
export interface VoldoetAanOpties {
  readonly veld: string
  readonly melding?: string
}

/** A value must meet a condition of one's own. */
export const voldoetAan =
  <Waarde>(
    voorwaarde: (waarde: Waarde) => boolean,
    { veld, melding = `${veld} is not valid.` }: VoldoetAanOpties,
  ): Invoerregel<Waarde> =>
  (waarde) =>
    voorwaarde(waarde) ? undefined : melding
