import { either, function as fp } from 'fp-ts'

import type { FinancieringsOpzet } from '../../financieringsOpzet'
import type { FinancieringsOpzetVerzoek } from '../../verzoek'
import { boekVan } from '../bereken'
import type { RekenFout } from '../rekenFout'
import type { Rekenkader } from '../rekenkader'
import type { Graaf } from './knoop'
import { Schrijfpen, type Spoor } from './schrijfpen'

/** A record with the steps and leaves that it came from. */
export interface Uitgeschreven {
  readonly graaf: Graaf
  readonly financieringsOpzet: FinancieringsOpzet
}

/** Calculates a request with every step, input and source written down; or the reason why there is no outcome. */
export const schrijfUit = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, Uitgeschreven> => {
  const spoor: Spoor = { normen: kader.normen, stappen: [], gegevens: new Map() }
  return fp.pipe(
    boekVan(new Schrijfpen(spoor), verzoek, kader),
    either.map(({ financieringsOpzet }) => ({
      graaf: { stappen: spoor.stappen, gegevens: [...spoor.gegevens.values()] },
      financieringsOpzet,
    })),
  )
}
