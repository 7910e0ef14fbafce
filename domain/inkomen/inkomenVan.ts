import type { Bedrag } from '../geld/bedrag'
import type { Wie } from '../orientatie/persoon'
import type { GeteldAntwoord } from '../orientatie/zichtbareVelden'

/**
 * The income of one person that the summary counts, euro a year; undefined when it is not given. Who retires within
 * ten years counts for the expected pension only.
 */
export const inkomenVan = (antwoord: GeteldAntwoord, wie: Wie): Bedrag | undefined =>
  antwoord(`${wie}.pensioenBinnen10Jaar`) === 'ja'
    ? antwoord(`${wie}.inkomenPensioenVerwacht`)
    : (antwoord(`${wie}.inkomen`) ?? antwoord(`${wie}.inkomenPensioen`))
