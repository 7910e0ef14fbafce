import fc from 'fast-check'

import { NORMJAREN, normenVan, type Belastingschijf, type Leeftijdsgroep } from '../../../domain'

const normsets = NORMJAREN.map(normenVan)
const groepen: readonly Leeftijdsgroep[] = ['onderAow', 'aow']

const vanNormen = (lees: (normen: (typeof normsets)[number]) => readonly (number | null)[]): readonly number[] =>
  [...new Set(normsets.flatMap(lees).filter((grens) => grens !== null && grens > 0))] as readonly number[]

const einden = (schijven: readonly Pick<Belastingschijf, 'totEnMet'>[]) => schijven.map(({ totEnMet }) => totEnMet)

/** The incomes (euro a year) at which a norm of any year changes. */
export const inkomensgrenzen = {
  tabelrij: vanNormen(({ financieringslast }) =>
    groepen.flatMap((groep) => financieringslast.waarde[groep].rijen.map(([vanaf = 0]) => vanaf)),
  ),
  alleenstaande: vanNormen(({ alleenstaande }) => Object.values(alleenstaande.waarde.bovenToetsinkomen)),
  box1: vanNormen(({ box1 }) => groepen.flatMap((groep) => einden(box1.waarde[groep]))),
} as const

/** The values of a home (euro) at which a norm of any year changes. */
export const waardegrenzen = {
  nhg: vanNormen(({ nhg }) => [nhg.waarde.grens]),
  startersvrijstelling: vanNormen(({ startersvrijstelling }) => [startersvrijstelling.waarde.woningwaardeTotEnMet]),
  eigenwoningforfait: vanNormen(({ eigenwoningforfait }) => einden(eigenwoningforfait.waarde.schijven)),
} as const

/** The rates (percent) at which a norm of any year changes. */
export const rentegrenzen = {
  toetsrente: vanNormen(({ toetsrente }) => toetsrente.waarde),
  band: vanNormen(({ financieringslast }) => financieringslast.waarde.onderAow.toetsrenteTotEnMet),
  studieschuldfactor: vanNormen(({ studieschuldfactoren }) => einden(studieschuldfactoren.waarde)),
} as const

/**
 * On one of these thresholds, or one step below or above it; there are `delen` steps in a whole. Each kind as often.
 */
export const opOfNaast = (grenzen: Readonly<Record<string, readonly number[]>>, delen: number): fc.Arbitrary<number> =>
  fc
    .tuple(fc.oneof(...Object.values(grenzen).map((soort) => fc.constantFrom(...soort))), fc.constantFrom(-1, 0, 1))
    .map(([grens, stap]) => (Math.round(grens * delen) + stap) / delen)
