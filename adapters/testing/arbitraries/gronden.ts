import fc from 'fast-check'
import { either } from 'fp-ts'

import { toMomentopname, type Momentopname } from '../../../application'
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
import {
  berekenFinancieringsOpzet,
  normenVan,
  toKader,
  toVerzoek,
  voorbeeldRentes,
  type LokaleGrond,
  type Orientatie,
} from '../../../domain'
import { financieringsOpzetten } from './financieringsOpzet'
import * as keuze from './keuzes'
import { orientaties } from './orientatie'
import { controles, verklaringen } from './uitkomst'
import { leesbaar, shownAs } from './verzoek'

/** Generates orientations, each with the ground of its embedded calculation. */
const gegrond = (): fc.Arbitrary<readonly [Orientatie, LokaleGrond]> =>
  fc.tuple(orientaties(), keuze.normjaren(), fc.boolean()).map(([orientatie, jaar, isVoorbeeldrente]) => {
    const kader = leesbaar(toKader(orientatie, normenVan(jaar), voorbeeldRentes[orientatie.labelCode]))
    return [orientatie, { plaats: 'lokaal', verzoek: toVerzoek(orientatie), kader, isVoorbeeldrente }]
  })

/** Generates results of the embedded calculation, each with its ground and its answers. */
export const uitkomsten = (): fc.Arbitrary<Momentopname> =>
  gegrond()
    .map(([orientatie, grond]) => {
      const uitkomst = berekenFinancieringsOpzet(grond.verzoek, grond.kader)
      return either.isRight(uitkomst)
        ? toMomentopname({ ...orientatie, grond }, uitkomst.right.financieringsOpzet)
        : undefined
    })
    .filter((momentopname) => momentopname !== undefined)

/** Generates what `maak` returns for calculated results, except undefined. A counterexample prints the `maak` call. */
const gevallen = <T extends object>(maak: (momentopname: Momentopname) => T | undefined): fc.Arbitrary<T> =>
  uitkomsten()
    .map((momentopname) => {
      const gemaakt = maak(momentopname)
      return gemaakt && shownAs(gemaakt, () => `${maak.name}(${fc.stringify(momentopname)})`)
    })
    .filter((gemaakt) => gemaakt !== undefined)

const vertel = (momentopname: Momentopname): Verhaal | undefined => legUit(momentopname, 'maandlastNetto', 'kort')

/** Generates short explanations of the net monthly cost, from the embedded calculation. */
export const uitgelegdeCijfers = (): fc.Arbitrary<Verhaal> => gevallen(vertel)

/** Generates levels of detail of an explanation: short or full. */
export const uitvoerigheden = (): fc.Arbitrary<Uitvoerigheid> => fc.constantFrom('kort', 'volledig')

/** Generates inputs for the repayment schedule of a mortgage. */
export const verloopgronden = (): fc.Arbitrary<Verloopgrond> => gevallen(toVerloopgrond)

/** Generates requests with their result, and the changes suggested to pay for the home. There may be no changes. */
export const verandergronden = (): fc.Arbitrary<Verandergrond> => gevallen(toVerandergrond)

const rangschik = ({ grond }: Momentopname): Periodevergelijking | undefined =>
  grond.plaats === 'lokaal' ? either.getOrElseW(() => undefined)(vergelijkPeriodes(grond)) : undefined

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
