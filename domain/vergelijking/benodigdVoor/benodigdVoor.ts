import { either, function as fp } from 'fp-ts'

import { metOnderpand, type FinancieringsOpzet } from '../../financieringsOpzet/financieringsOpzet'
import { roundTekort } from '../../geld/roundBedrag'
import type { Startersvrijstelling } from '../../orientatie/startersvrijstelling'
import type { RekenFout } from '../../rekenkader/rekenFout'
import type { Rekenkader } from '../../rekenkader/rekenkader'
import { vrijstellingVoor } from '../../rekenkader/vrijstelling'
import { berekenFinancieringsOpzet } from '../../rekenkern/bereken'
import type { FinancieringsOpzetVerzoek } from '../../verzoek/verzoek'
import { anderePeriodes, betereEnergielabels } from '../anderVerzoek'
import { geldtVanaf, kleinste } from '../kleinste'
import type { Ander, Bedragverandering, Uitweg, Verandering } from '../verandering'
import { dichtstbijEerst } from './nabijheid'
import { lagerePrijsVan, richtingenVan, type Richting } from './richting'

/**
 * The goal: paying for the home of the request without missing own money, or a highest mortgage of at least `bedrag`.
 */
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
 * Returns the shortfall of a record against a goal, in euro; 0 when it rounds to 0 cents. Without a home there is
 * nothing to pay for.
 */
const tekortVoor = (doel: Doel, opzet: FinancieringsOpzet): number => {
  const tekort = onderDoel(doel, opzet)
  return roundTekort(tekort) > 0 ? tekort : 0
}

/**
 * The shortfall of a request against a goal, and the changes that reduce it. Both lists are empty when nothing has to
 * change.
 */
export interface Benodigd {
  /** The shortfall against the goal. Euro, 0 or more; 0 when nothing has to change. */
  readonly tekort: number
  /**
   * The changes that are each enough on their own, nearest first. An amount is the smallest that is enough, in whole
   * euros.
   */
  readonly genoeg: readonly Uitweg[]
  /** The changes that each help on their own, but are not enough. */
  readonly nietGenoeg: readonly Uitweg[]
}

/** Calculates the result of a change; undefined for a period without a rate. */
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

/** Returns the smallest change in this direction that is enough, or else the largest change. */
const inRichting = (richting: Richting, probeer: Probeer): Uitweg<Bedragverandering> | undefined => {
  const { hoogstens, veranderingBij, verzoekBij } = richting
  const bij = (verschil: number, isVerderGenoeg = () => false) =>
    probeer({ verandering: veranderingBij(verschil, isVerderGenoeg), verzoek: verzoekBij(verschil) })
  const isGenoegBij = (verschil: number): boolean => isGenoeg(bij(verschil))
  const drempels = richting.drempels((verschil) => bij(verschil)?.financieringsOpzet)
  const genoeg = kleinste(isGenoegBij, hoogstens, drempels)
  return genoeg === undefined ? bij(hoogstens) : bij(genoeg, () => geldtVanaf(isGenoegBij, genoeg, hoogstens, drempels))
}

/** Compares changes: smallest shortfall first, then smallest change, lowest net cost and highest maximum on income. */
const voorkeur = (een: Uitweg<Bedragverandering>, ander: Uitweg<Bedragverandering>): number =>
  een.tekort - ander.tekort ||
  een.verandering.verschil - ander.verandering.verschil ||
  een.financieringsOpzet.maandlastNetto - ander.financieringsOpzet.maandlastNetto ||
  ander.financieringsOpzet.maximaleHypotheekOpInkomen - een.financieringsOpzet.maximaleHypotheekOpInkomen

/** Returns the best change of several directions for the same thing, such as the incomes of two buyers. */
const inBesteRichting = (richtingen: readonly Richting[], probeer: Probeer): Uitweg | undefined =>
  alles(richtingen.map((richting) => inRichting(richting, probeer))).toSorted(voorkeur)[0]

/** Returns the nearest better label that is enough, or else the best label, which adds most. */
const metBeterLabel = (verzoek: FinancieringsOpzetVerzoek, probeer: Probeer): Uitweg | undefined => {
  const uitwegen = alles(betereEnergielabels(verzoek).map(probeer))
  return uitwegen.find(isGenoeg) ?? uitwegen.at(-1)
}

/** Returns the result with the startersvrijstelling that the buyers might have. */
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
 * Finds what has to change in a request to reach a goal. It tries own money, income, price, work on the home, debts,
 * period, energy label and the startersvrijstelling. Amounts are exact: a euro less is not enough. `mogelijk` is the
 * startersvrijstelling that the buyers might have; `kader` has the rates and norms. Pure and total like the
 * calculation. A Left has the reason when there is no outcome, or when `mogelijk` is impossible for these buyers.
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
 * Returns the highest price (whole euros below that of the request) at which no own money is missing, as a change.
 * Undefined without such a price, a home or an outcome. Much faster than `benodigdVoor`, which looks for every kind of
 * change.
 * @example
 * hoogstePrijs(verzoek, kader)?.verandering // { soort: 'lagerePrijs', verschil: 27643, isLagerOokGenoeg: true }
 */
export const hoogstePrijs = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): Uitweg | undefined => {
  const richting = lagerePrijsVan(verzoek)
  const gevonden = richting && inRichting(richting, probeerMet(kader, { soort: 'woningBetalen' }))
  return isGenoeg(gevonden) ? gevonden : undefined
}
