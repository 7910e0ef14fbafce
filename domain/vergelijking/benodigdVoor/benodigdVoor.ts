import { either, function as fp } from 'fp-ts'

import type { Startersvrijstelling } from '../../antwoorden/startersvrijstelling'
import type { RekenFout } from '../../rekenkader/rekenFout'
import type { Rekenkader } from '../../rekenkader/rekenkader'
import { vrijstellingVoor } from '../../rekenkader/vrijstelling'
import { berekenFinancieringsOpzet } from '../../rekenkern/bereken'
import type { FinancieringsOpzetVerzoek } from '../../antwoorden/verzoek'
import { anderePeriodes, betereEnergielabels } from '../anderVerzoek'
import type { Bedragverandering, Uitweg } from '../verandering'
import { inRichting, isGenoeg, probeerMet, tekortVoor, type Doel, type Probeer } from './inRichting'
import { dichtstbijEerst } from './nabijheid'
import { richtingenVan, type Richting } from './richting'

/** The shortfall of a request against a goal, and the changes that reduce it; no changes without a shortfall. */
export interface Benodigd {
  /** The shortfall against the goal. Euro, 0 or more; 0 when nothing has to change. */
  readonly tekort: number
  /** Changes that each reach the goal, smallest relative change first. An amount changes by the fewest whole euros. */
  readonly genoeg: readonly Uitweg[]
  /** The changes that each reduce the shortfall, but do not reach the goal on their own. */
  readonly nietGenoeg: readonly Uitweg[]
}

const alles = <T>(gevonden: readonly (T | undefined)[]): readonly T[] => gevonden.filter((een) => een !== undefined)

/** Compares two changes: smallest shortfall first, then smallest change, lowest net cost, highest maximum on income. */
const voorkeur = (een: Uitweg<Bedragverandering>, ander: Uitweg<Bedragverandering>): number =>
  een.tekort - ander.tekort ||
  een.verandering.verschil - ander.verandering.verschil ||
  een.financieringsOpzet.maandlastNetto - ander.financieringsOpzet.maandlastNetto ||
  ander.financieringsOpzet.maximaleHypotheekOpInkomen - een.financieringsOpzet.maximaleHypotheekOpInkomen

/** Returns the best change in any of these directions; undefined if no change has a result. */
const inBesteRichting = (richtingen: readonly Richting[], probeer: Probeer): Uitweg | undefined =>
  alles(richtingen.map((richting) => inRichting(richting, probeer))).toSorted(voorkeur)[0]

/** Returns a change to the nearest label that reaches the goal, or else the best label; undefined if none is better. */
const metBeterLabel = (verzoek: FinancieringsOpzetVerzoek, probeer: Probeer): Uitweg | undefined => {
  const uitwegen = alles(betereEnergielabels(verzoek).map(probeer))
  return uitwegen.find(isGenoeg) ?? uitwegen.at(-1)
}

/** Returns the change to a startersvrijstelling that the buyers might have; undefined when the change has no result. */
const metVrijstelling = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  doel: Doel,
  startersvrijstelling: Startersvrijstelling,
): Uitweg | undefined =>
  probeerMet(
    { ...kader, startersvrijstelling },
    doel,
  )({ verandering: { soort: 'startersvrijstelling', startersvrijstelling }, verzoek })

/**
 * Returns the changes that each bring a request closer to a goal. A change concerns own money, income, price, work on
 * the home, debts, period, energy label or startersvrijstelling. Each amount in `genoeg` is exact: one euro less does
 * not reach the goal. `mogelijk` is the startersvrijstelling that the buyers might have. Pure, and never throws for a
 * request that `verzoekCodec` accepts. A Left has the reason why the request has no result, or why `mogelijk` is
 * impossible for these buyers.
 * @example
 * const { right } = benodigdVoor(verzoek, kader)
 * right.tekort // 28195
 * right.genoeg[0].verandering // { soort: 'meerEigenGeld', verschil: 28195 }
 */
export const benodigdVoor = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  doel: Doel = { soort: 'woningBetalen' },
  mogelijk: Startersvrijstelling = kader.startersvrijstelling ?? 'nee',
): either.Either<RekenFout, Benodigd> =>
  fp.pipe(
    berekenFinancieringsOpzet(verzoek, kader),
    either.chainFirstW(() => vrijstellingVoor(verzoek, mogelijk)),
    either.map(({ financieringsOpzet }) => {
      const tekort = tekortVoor(doel, financieringsOpzet)
      if (tekort === 0) return { tekort, genoeg: [], nietGenoeg: [] }
      const probeer = probeerMet(kader, doel)
      const uitwegen: readonly Uitweg[] = alles<Uitweg>([
        ...richtingenVan(verzoek, kader.normen).map((richtingen) => inBesteRichting(richtingen, probeer)),
        ...anderePeriodes(verzoek).map(probeer),
        metBeterLabel(verzoek, probeer),
        metVrijstelling(verzoek, kader, doel, mogelijk),
      ])
      return {
        tekort,
        genoeg: dichtstbijEerst(uitwegen.filter(isGenoeg), verzoek, financieringsOpzet),
        nietGenoeg: uitwegen.filter((uitweg) => uitweg.tekort > 0 && uitweg.tekort < tekort),
      }
    }),
  )
