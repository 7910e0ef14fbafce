import { either } from 'fp-ts'

import { parseGetal, type GetalFout } from '../parseGetal'
import type { Invoerregel } from './invoerregel'

/** What the visitor reads about a text that is not a number. */
export const meldingVanGetalFout = (fout: GetalFout): string => {
  switch (fout._tag) {
    case 'GeenGetal':
      return 'We herkennen de invoer niet als een getal. Vul alleen cijfers in.'
    case 'Gegroepeerd':
      return 'Vul het getal in zonder punten of spaties.'
    case 'TeVeelDecimalen':
      return fout.decimalen === 0
        ? 'Vul een heel getal in.'
        : `Vul een getal in met maximaal ${fout.decimalen} ${fout.decimalen === 1 ? 'cijfer' : 'cijfers'} achter de komma.`
  }
}

/** A text must read as a number with at most `decimalen` decimals, as `parseGetal` reads it; an empty one passes. */
export const leesbaarGetal =
  (decimalen = 0): Invoerregel<string> =>
  (tekst) =>
    either.match(meldingVanGetalFout, () => undefined)(parseGetal(tekst, decimalen))
