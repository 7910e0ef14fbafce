import fc from 'fast-check'
import { either } from 'fp-ts'

import {
  toMomentopname,
  toRekengrond,
  toUitkomstgrond,
  type Momentopname,
  type Rekenmiddelen,
  type Uitkomstgrond,
} from '../../../application'
import type { Bewijsoordeel } from '../../../application/bewijs'
import { legUit, type Uitvoerigheid, type Verhaal } from '../../../application/uitleg'
import {
  toVerandergrond,
  toVerloopgrond,
  vergelijkPeriodes,
  type Periodevergelijking,
  type Verandergrond,
  type Verloopgrond,
} from '../../../application/vergelijking'
import { berekenFinancieringsOpzet, normenVan, toKader, toVerzoek, voorbeeldRentes } from '../../../domain'
import { financieringsOpzetten } from './financieringsOpzet'
import * as keuze from './keuzes'
import { orientaties } from './orientatie'
import { controles, verklaringen } from './uitkomst'
import { shownAs } from './verzoek'

/** Generates what `maak` returns for calculated results, except undefined. A counterexample prints the `maak` call. */
const gevallen = <T extends object>(
  maak: (momentopname: Momentopname, middelen: Rekenmiddelen) => T | undefined,
): fc.Arbitrary<T> =>
  fc
    .record({ orientatie: orientaties(), jaar: keuze.normjaren(), isVoorbeeldrente: fc.boolean() })
    .map(({ orientatie, jaar, isVoorbeeldrente }) => {
      const rentetarieven = voorbeeldRentes[orientatie.labelCode]
      const kader = toKader(orientatie, normenVan(jaar), rentetarieven)
      const uitkomst = berekenFinancieringsOpzet(toVerzoek(orientatie), kader)
      if (either.isLeft(uitkomst)) return undefined
      const momentopname = toMomentopname({ ...orientatie, isVoorbeeldrente }, uitkomst.right.financieringsOpzet)
      const gemaakt = maak(momentopname, kader)
      const middelen = `{normen:normenVan(${jaar}),rentetarieven:${fc.stringify(rentetarieven)}}`
      return gemaakt && shownAs(gemaakt, () => `${maak.name}(${fc.stringify(momentopname)},${middelen})`)
    })
    .filter((gemaakt) => gemaakt !== undefined)

/** Generates results of the embedded calculation, each with its request and rekenkader. */
export const uitkomstgronden = (): fc.Arbitrary<Uitkomstgrond> => gevallen(toUitkomstgrond)

const vertel = (momentopname: Momentopname, middelen: Rekenmiddelen): Verhaal | undefined => {
  const grond = toUitkomstgrond(momentopname, middelen)
  return grond && legUit(grond, 'maandlastNetto', 'kort')
}

/** Generates short explanations of the net monthly cost, from the embedded calculation. */
export const uitgelegdeCijfers = (): fc.Arbitrary<Verhaal> => gevallen(vertel)

/** Generates levels of detail of an explanation: short or full. */
export const uitvoerigheden = (): fc.Arbitrary<Uitvoerigheid> => fc.constantFrom('kort', 'volledig')

/** Generates inputs for the repayment schedule of a mortgage. */
export const verloopgronden = (): fc.Arbitrary<Verloopgrond> => gevallen(toVerloopgrond)

/** Generates requests with their result, and the changes suggested to pay for the home. There may be no changes. */
export const verandergronden = (): fc.Arbitrary<Verandergrond> => gevallen(toVerandergrond)

const rangschik = (momentopname: Momentopname, middelen: Rekenmiddelen): Periodevergelijking | undefined => {
  const grond = toRekengrond(momentopname, middelen)
  return grond && either.getOrElseW(() => undefined)(vergelijkPeriodes(grond))
}

/** Generates comparisons of a brand's fixed-rate periods at its example rates. Without a loan, periods have no rank. */
export const gerangschiktePeriodes = (): fc.Arbitrary<Periodevergelijking> => gevallen(rangschik)

/** Generates results of checking a rekenbewijs. The differences are random: they do not come from that rekenbewijs. */
export const bewijsoordelen = (): fc.Arbitrary<Bewijsoordeel> =>
  fc.record({
    controle: controles(),
    verschillen: fc.option(
      fc.record({ verklaringen: verklaringen(), toen: financieringsOpzetten(), nu: financieringsOpzetten() }),
      { nil: undefined },
    ),
  })
