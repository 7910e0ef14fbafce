import { either, function as fp } from 'fp-ts'

import type { FinancieringsOpzetVerzoek } from '../../verzoek'
import { boekVan } from '../bereken'
import type { RekenFout } from '../rekenFout'
import type { Rekenkader } from '../rekenkader'
import type { Gegeven, Rekenstap } from './knoop'
import { Schrijfpen, type Spoor } from './schrijfpen'

/**
 * How a calculation came to its figures: every step in calculation order, the leaves they rest on, and what was left
 * out. The step of a figure of the record has the id `financieringsOpzet.` and the name of the field.
 */
export interface Verantwoording {
  readonly stappen: readonly Rekenstap[]
  readonly gegevens: readonly Gegeven[]
  readonly weggelaten: readonly string[]
}

const WEGGELATEN: readonly string[] = [
  'Heffingskortingen tellen niet mee in de netto maandlast.',
  'Eenmalige kosten van de hypotheek trekken we niet af.',
  'Partneralimentatie trekken we niet af van het inkomen voor de belasting.',
  'Kosten van advies en afhandeling weten we niet.',
]

/**
 * Explains what a request comes to: the same calculation, with every step, input and source written down; or the reason
 * why there is no outcome. Pure and total, as the calculation is.
 */
export const verantwoord = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, Verantwoording> => {
  const spoor: Spoor = { normen: kader.normen, stappen: [], gegevens: new Map() }
  return fp.pipe(
    boekVan(new Schrijfpen(spoor), verzoek, kader),
    either.map(() => ({ stappen: spoor.stappen, gegevens: [...spoor.gegevens.values()], weggelaten: WEGGELATEN })),
  )
}
