import { either } from 'fp-ts'

import { HOOGSTE_PERCENTAGE, parsePercentage, type PercentageFout } from '../../geld/parsePercentage'
import type { Invoerregel } from './invoerregel'

/** What the visitor reads about a text that is not a percentage. */
export const meldingVanPercentageFout = (fout: PercentageFout): string => {
  switch (fout._tag) {
    case 'GeenPercentage':
      return 'We herkennen de invoer niet als een percentage. Vul een getal van 0 tot en met 100 in.'
    case 'TeVeelDecimalen':
      return 'Vul een percentage in met maximaal 2 cijfers achter de komma.'
    case 'BuitenBereik':
      return `Ingevulde waarde valt niet binnen het minimum van 0 en maximum van ${HOOGSTE_PERCENTAGE}.`
  }
}

/** A text must read as a percentage, as `parsePercentage` reads it; an empty one passes. */
export const leesbaarPercentage = (): Invoerregel<string> => (tekst) =>
  either.match(meldingVanPercentageFout, () => undefined)(parsePercentage(tekst))
