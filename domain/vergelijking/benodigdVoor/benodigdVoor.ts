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
 * What has to be possible: paying for the home of the request, so that no own money is missing, or a mortgage of at
 * least `bedrag` (euro).
 */
export type Doel =
  | { readonly soort: 'woningBetalen' }
  | {
      readonly soort: 'lenen'
      /** The mortgage that has to be possible at least. Euro, 0 to 99.999.999. */
      readonly bedrag: number
    }

const onderDoel = (doel: Doel, opzet: FinancieringsOpzet): number =>
  doel.soort === 'lenen' ? doel.bedrag - opzet.maximaleHypotheek : (metOnderpand(opzet)?.extraBenodigdeEigenInleg ?? 0)

/**
 * How much a record stays below an aim, in euro, not below 0: part of a cent is nothing. Without a home there is
 * nothing to pay for.
 */
const tekortVoor = (doel: Doel, opzet: FinancieringsOpzet): number => {
  const tekort = onderDoel(doel, opzet)
  return roundTekort(tekort) > 0 ? tekort : 0
}

/**
 * How much a request stays below an aim, in euro, and what would mend that. Each of `genoeg` is enough by itself, and
 * of an amount the smallest change that is; each of `nietGenoeg` helps, but is not enough. Both are empty when nothing
 * has to change.
 */
export interface Benodigd {
  /** How much the request stays below the aim. Euro, 0 or more; 0 when nothing has to change. */
  readonly tekort: number
  /** The changes that are enough, each by itself, nearest first; of an amount the smallest that is, in whole euros. */
  readonly genoeg: readonly Uitweg[]
  /** The changes that help and are not enough, each by itself. */
  readonly nietGenoeg: readonly Uitweg[]
}

/** Works out what a change comes to; undefined for a period without a rate. */
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

/** The smallest change in this direction that is enough; when none is, the largest change. */
const inRichting = (richting: Richting, probeer: Probeer): Uitweg<Bedragverandering> | undefined => {
  const { hoogstens, veranderingBij, verzoekBij } = richting
  const bij = (verschil: number, isVerderGenoeg = () => false) =>
    probeer({ verandering: veranderingBij(verschil, isVerderGenoeg), verzoek: verzoekBij(verschil) })
  const isGenoegBij = (verschil: number): boolean => isGenoeg(bij(verschil))
  const drempels = richting.drempels((verschil) => bij(verschil)?.financieringsOpzet)
  const genoeg = kleinste(isGenoegBij, hoogstens, drempels)
  return genoeg === undefined ? bij(hoogstens) : bij(genoeg, () => geldtVanaf(isGenoegBij, genoeg, hoogstens, drempels))
}

/**
 * Prefers the change that leaves least missing, then the smallest change, the lowest net cost and the highest maximum.
 */
const voorkeur = (een: Uitweg<Bedragverandering>, ander: Uitweg<Bedragverandering>): number =>
  een.tekort - ander.tekort ||
  een.verandering.verschil - ander.verandering.verschil ||
  een.financieringsOpzet.maandlastNetto - ander.financieringsOpzet.maandlastNetto ||
  ander.financieringsOpzet.maximaleHypotheekOpInkomen - een.financieringsOpzet.maximaleHypotheekOpInkomen

/** The best change of several directions for the same thing, such as the incomes of two buyers. */
const inBesteRichting = (richtingen: readonly Richting[], probeer: Probeer): Uitweg | undefined =>
  alles(richtingen.map((richting) => inRichting(richting, probeer))).toSorted(voorkeur)[0]

/** The nearest better label that is enough; when none is, the best, which brings most. */
const metBeterLabel = (verzoek: FinancieringsOpzetVerzoek, probeer: Probeer): Uitweg | undefined => {
  const uitwegen = alles(betereEnergielabels(verzoek).map(probeer))
  return uitwegen.find(isGenoeg) ?? uitwegen.at(-1)
}

/** The same request with the exemption from transfer tax that the buyers might have. */
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
 * What has to change in a request so that an aim is reached: more own money or income, a lower price, less work on the
 * home, less debt, another period, a better energy label, or the exemption for starters that the buyers might have by
 * `mogelijk`. Exact: of an amount a euro less is not enough. The rate and the figures of the year stay as `kader` has
 * them. Pure and total like the calculation; a request without an outcome gives the reason.
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
 * The highest price (whole euros below that of the request) at which nothing is missing, as a change of the request.
 * Undefined when no lower price leaves nothing missing, and without a home or an outcome. Much less work than
 * `benodigdVoor`, which looks for every kind of change.
 */
export const hoogstePrijs = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): Uitweg | undefined => {
  const richting = lagerePrijsVan(verzoek)
  const gevonden = richting && inRichting(richting, probeerMet(kader, { soort: 'woningBetalen' }))
  return isGenoeg(gevonden) ? gevonden : undefined
}
