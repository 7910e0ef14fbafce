import { either, function as fp } from 'fp-ts'

import { metOnderpand, type FinancieringsOpzet } from '../../financieringsOpzet/financieringsOpzet'
import { roundTekort } from '../../geld/roundBedrag'
import type { Rekenkader } from '../../rekenkader/rekenkader'
import { berekenFinancieringsOpzet } from '../../rekenkern/bereken'
import { geldtVanaf, kleinste } from '../kleinste'
import type { Ander, Bedragverandering, Uitweg, Verandering } from '../verandering'
import type { Richting } from './richting'

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
export const tekortVoor = (doel: Doel, opzet: FinancieringsOpzet): number => {
  const tekort = onderDoel(doel, opzet)
  return roundTekort(tekort) > 0 ? tekort : 0
}

/** A function that returns a change with the result of the changed request; undefined if there is no result. */
export type Probeer = <V extends Verandering>(ander: Ander<V>) => Uitweg<V> | undefined

/** Returns the function that calculates each change with `kader`, and its shortfall against the goal. */
export const probeerMet =
  (kader: Rekenkader, doel: Doel): Probeer =>
  (ander) =>
    fp.pipe(
      berekenFinancieringsOpzet(ander.verzoek, kader),
      either.match(
        () => undefined,
        ({ financieringsOpzet }) => ({ ...ander, financieringsOpzet, tekort: tekortVoor(doel, financieringsOpzet) }),
      ),
    )

/** Whether a change has a result without a shortfall. */
export const isGenoeg = (uitweg: Uitweg | undefined): boolean => uitweg?.tekort === 0

/** Returns the smallest change in `richting` that reaches the goal, or else the largest. Undefined without a result. */
export const inRichting = (richting: Richting, probeer: Probeer): Uitweg<Bedragverandering> | undefined => {
  const { hoogstens, veranderingBij, verzoekBij } = richting
  const bij = (verschil: number, isVerderGenoeg = () => false) =>
    probeer({ verandering: veranderingBij(verschil, isVerderGenoeg), verzoek: verzoekBij(verschil) })
  const isGenoegBij = (verschil: number): boolean => isGenoeg(bij(verschil))
  const drempels = richting.drempels((verschil) => bij(verschil)?.financieringsOpzet)
  const genoeg = kleinste(isGenoegBij, hoogstens, drempels)
  return genoeg === undefined ? bij(hoogstens) : bij(genoeg, () => geldtVanaf(isGenoegBij, genoeg, hoogstens, drempels))
}
