import { either } from 'fp-ts'

import { HOOGSTE_BEDRAG } from '../../geld/bedrag'
import { formatBedrag } from '../../geld/formatBedrag'
import { parseBedrag, type BedragFout, type BedragNotatie } from '../../geld/parseBedrag'
import type { Invoerregel } from './invoerregel'

/** What the visitor reads about a text that is not an amount. */
export const meldingVanBedragFout = (fout: BedragFout): string => {
  switch (fout._tag) {
    case 'GeenBedrag':
      return 'We herkennen de invoer niet als een bedrag. Vul alleen cijfers in, bijvoorbeeld 3.500.'
    case 'NegatiefBedrag':
      return `Ingevulde waarde valt niet binnen het minimum van 0 en maximum van ${formatBedrag(HOOGSTE_BEDRAG)}.`
    case 'VerkeerdGegroepeerd':
      return 'Vul het bedrag in zonder punten of spaties, bijvoorbeeld 3500 of 3500,50.'
  }
}

/** A text must read as an amount in euro, as `parseBedrag` reads it; an empty one passes. */
export const leesbaarBedrag =
  (notatie: BedragNotatie = {}): Invoerregel<string> =>
  (tekst) =>
    either.match(meldingVanBedragFout, () => undefined)(parseBedrag(tekst, notatie))
