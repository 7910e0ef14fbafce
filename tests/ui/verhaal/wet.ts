import fc from 'fast-check'

import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import type { FinancieringsOpzet } from '../../../domain'
import type { Graaf } from '../../../domain/uitleg'
import { toVerhaal, type Uitvoerigheid } from '../../../ui/verhaal/toVerhaal'
import { numberOfRuns } from '../../support/numberOfRuns'
import { grondVan, kader2025, stappenVan, voorbeeld, type Stap, type Vertelgrond } from './grond'

export type Veld = keyof FinancieringsOpzet

/** The figures of a record. */
export const veldenVan = (graaf: Graaf): readonly Veld[] =>
  graaf.stappen.flatMap(({ id }) =>
    id.startsWith('financieringsOpzet.') ? [id.slice('financieringsOpzet.'.length) as Veld] : [],
  )

/** The story of one figure, and the trail it is told from. */
export interface Verteld {
  readonly veld: Veld
  readonly uitvoerigheid: Uitvoerigheid
  readonly graaf: Graaf
  readonly isVoorbeeldrente: boolean
  readonly verhaal: ReturnType<typeof toVerhaal>
  readonly stappen: readonly Stap[]
}

const UITVOERIGHEDEN: readonly Uitvoerigheid[] = ['kort', 'volledig']

/** The stories, short and full, of figures of a request. */
const verhalenVan = (grond: Vertelgrond, velden: readonly Veld[]): readonly Verteld[] =>
  velden.flatMap((veld) =>
    UITVOERIGHEDEN.map((uitvoerigheid) => {
      const verhaal = toVerhaal({ ...grond, veld }, uitvoerigheid)
      const { graaf, isVoorbeeldrente } = grond
      return { veld, uitvoerigheid, graaf, isVoorbeeldrente, verhaal, stappen: stappenVan(verhaal) }
    }),
  )

/** Who earns a euro a year may pay less than a euro a month, which takes the most words to say. */
const bijnaNiets = {
  ...voorbeeld,
  hypotheekgevers: voorbeeld.hypotheekgevers.map((gever) => ({
    ...gever,
    inkomsten: { ...gever.inkomsten, bedrag: 1 },
  })),
}

const wetVan = (kies: (velden: readonly Veld[], een: number) => readonly Veld[], claim: (verhaal: Verteld) => void) => {
  fc.assert(
    fc.property(arbitraries.metKader(arbitraries.verzoek()), fc.nat(), ([verzoek, kader], een) => {
      const grond = { ...grondVan(verzoek, kader, 'maximaleHypotheek'), isVoorbeeldrente: een % 2 === 0 }
      verhalenVan(grond, kies(veldenVan(grond.graaf), een)).forEach(claim)
    }),
    { ...numberOfRuns(15), examples: [[[bijnaNiets, kader2025], 0]] },
  )
}

/** Of every figure of random requests: 150 in the long suite. */
export const wetVanAlle = (claim: (verhaal: Verteld) => void): void => wetVan((velden) => velden, claim)

/** Together these two rest on all steps but the roundings; and one figure more. */
export const BREED: readonly Veld[] = ['maandlastNetto', 'extraBenodigdeEigenInleg']

/** Of these figures of random requests: 150 in the long suite. */
export const wet = (claim: (verhaal: Verteld) => void): void =>
  wetVan(
    (velden, een) => velden.filter((veld, nummer) => BREED.includes(veld) || nummer === een % velden.length),
    claim,
  )
