import { either, function as fp } from 'fp-ts'

import { metOnderpand, type FinancieringsOpzet } from '../../financieringsOpzet/financieringsOpzet'
import { roundTekort } from '../../geld/roundBedrag'
import type { Startersvrijstelling } from '../../antwoorden/startersvrijstelling'
import type { RekenFout } from '../../rekenkader/rekenFout'
import type { Rekenkader } from '../../rekenkader/rekenkader'
import { vrijstellingVoor } from '../../rekenkader/vrijstelling'
import { berekenFinancieringsOpzet } from '../../rekenkern/bereken'
import type { FinancieringsOpzetVerzoek } from '../../antwoorden/verzoek'
import { anderePeriodes, betereEnergielabels } from '../anderVerzoek'
import { geldtVanaf, kleinste } from '../kleinste'
import type { Ander, Bedragverandering, Uitweg, Verandering } from '../verandering'
import { dichtstbijEerst } from './nabijheid'
import { lagerePrijsVan, richtingenVan, type Richting } from './richting'

/** The goal: to pay for the home of the request without missing own money, or to borrow at least `bedrag`. */
export type Doel =
  | { readonly soort: 'woningBetalen' }
  | {
      readonly soort: 'lenen'
      /** The mortgage that must at least be possible. Euro, 0 to 99.999.999. */
      readonly bedrag: number
    }

const onderDoel = (doel: Doel, opzet: FinancieringsOpzet): number =>
  doel.soort === 'lenen' ? doel.bedrag - opzet.maximaleHypotheek : (metOnderpand(opzet)?.extraBenodigdeEigenInleg ?? 0)

/**
 * Returns the shortfall of a result against a goal, in euro; 0 when the shortfall rounds to 0 cents or less. For the
 * goal `woningBetalen` without a home, the shortfall is 0.
 */
const tekortVoor = (doel: Doel, opzet: FinancieringsOpzet): number => {
  const tekort = onderDoel(doel, opzet)
  return roundTekort(tekort) > 0 ? tekort : 0
}

/** The shortfall of a request against a goal, and the changes that reduce it; no changes without a shortfall. */
export interface Benodigd {
  /** The shortfall against the goal. Euro, 0 or more; 0 when nothing has to change. */
  readonly tekort: number
  /** Changes that each reach the goal, smallest relative change first. An amount changes by the fewest whole euros. */
  readonly genoeg: readonly Uitweg[]
  /** The changes that each reduce the shortfall, but do not reach the goal on their own. */
  readonly nietGenoeg: readonly Uitweg[]
}

/** A function that returns a change with the result of the changed request; undefined if there is no result. */
type Probeer = <V extends Verandering>(ander: Ander<V>) => Uitweg<V> | undefined

const probeerMet =
  (kader: Rekenkader, doel: Doel): Probeer =>
  (ander) =>
    fp.pipe(
      berekenFinancieringsOpzet(ander.verzoek, kader),
      either.match(
        () => undefined,
        ({ financieringsOpzet }) => ({ ...ander, financieringsOpzet, tekort: tekortVoor(doel, financieringsOpzet) }),
      ),
    )

const isGenoeg = (uitweg: Uitweg | undefined): boolean => uitweg?.tekort === 0

const alles = <T>(gevonden: readonly (T | undefined)[]): readonly T[] => gevonden.filter((een) => een !== undefined)

/** Returns the smallest change in `richting` that reaches the goal, or else the largest. Undefined without a result. */
const inRichting = (richting: Richting, probeer: Probeer): Uitweg<Bedragverandering> | undefined => {
  const { hoogstens, veranderingBij, verzoekBij } = richting
  const bij = (verschil: number, isVerderGenoeg = () => false) =>
    probeer({ verandering: veranderingBij(verschil, isVerderGenoeg), verzoek: verzoekBij(verschil) })
  const isGenoegBij = (verschil: number): boolean => isGenoeg(bij(verschil))
  const drempels = richting.drempels((verschil) => bij(verschil)?.financieringsOpzet)
  const genoeg = kleinste(isGenoegBij, hoogstens, drempels)
  return genoeg === undefined ? bij(hoogstens) : bij(genoeg, () => geldtVanaf(isGenoegBij, genoeg, hoogstens, drempels))
}

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

/**
 * Returns the change to the highest price, below the present price, at which no own money is missing. `verschil` is in
 * whole euros. Undefined when there is no such price, no home or no result. Much faster than `benodigdVoor`, because
 * this function tries only prices.
 * @example
 * hoogstePrijs(verzoek, kader)?.verandering // { soort: 'lagerePrijs', verschil: 27643, isLagerOokGenoeg: true }
 */
export const hoogstePrijs = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): Uitweg | undefined => {
  const richting = lagerePrijsVan(verzoek)
  const gevonden = richting && inRichting(richting, probeerMet(kader, { soort: 'woningBetalen' }))
  return isGenoeg(gevonden) ? gevonden : undefined
}
