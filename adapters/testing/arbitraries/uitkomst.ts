import fc from 'fast-check'
import { either } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  normenVan,
  standaardKosten,
  type FinancieringsOpzetVerzoek,
  type Normjaar,
  type RekenFout,
  type Rekenkader,
  type Rentetarieven,
} from '../../../domain'
import { RENTEVASTE_PERIODES } from '../../../domain/orientatie'
import {
  controleerRekenbewijs,
  createRekenbewijs,
  verklaar,
  type Controle,
  type Rekenbewijs,
  type Verklaring,
} from '../../../domain/bewijs'
import { writeOut, verantwoord, type Uitgeschreven, type Verantwoording } from '../../../domain/uitleg'
import {
  aflossingsverloop,
  benodigdVoor,
  gevoeligheid,
  maandverdelingVan,
  vergelijkNormjaren,
  vergelijkRenteperiodes,
  type Aflossingsverloop,
  type Benodigd,
  type Doel,
  type Gevoeligheid,
  type Maandverdeling,
  type Normjaarvergelijking,
  type Renteperiode,
} from '../../../domain/vergelijking'
import { bedragen } from './gangbaar'
import * as keuze from './keuzes'
import { shownAs, metKader, rekenkader, verzoek } from './verzoek'

type Uitkomst<T> = either.Either<RekenFout, T>

/** Generates the output of `reken` for requests with a rekenkader that fits. A counterexample prints the call. */
const uitkomsten = <T extends object, Meer extends readonly unknown[]>(
  reken: (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader, ...meer: Meer) => Uitkomst<T>,
  ...meer: Meer
): fc.Arbitrary<T> =>
  metKader(verzoek())
    .map(([vraag, kader]) =>
      either.map((uitkomst: T) =>
        shownAs(uitkomst, () => `${reken.name}(${[vraag, kader, ...meer].map(fc.stringify).join(',')})`),
      )(reken(vraag, kader, ...meer)),
    )
    .filter(either.isRight)
    .map(({ right }) => right)

const overalRente = (rente: number): Rentetarieven =>
  Object.fromEntries(Object.values(RENTEVASTE_PERIODES).map((maanden) => [maanden, rente]))

/** Generates rekenkaders with which a calculation fails; `eenVanTwee` fails for a single buyer only. */
const bedorven = (kader: Rekenkader): fc.Arbitrary<Rekenkader> =>
  fc.constantFrom(
    { ...kader, rentetarieven: {} },
    ...[-1, 101, Number.NaN].map((rente) => ({ ...kader, rentetarieven: overalRente(rente) })),
    ...[-1, Infinity].map((taxatie) => ({ ...kader, kosten: { ...standaardKosten, taxatie } })),
    { ...kader, startersvrijstelling: 'eenVanTwee' },
  )

/** Generates errors of a calculation, with every reason. */
export const rekenFouten = (): fc.Arbitrary<RekenFout> =>
  fc
    .tuple(verzoek(), rekenkader().chain(bedorven), fc.boolean())
    .map(([vraag, kader, isBekend]) =>
      berekenFinancieringsOpzet(isBekend ? vraag : { ...vraag, rentevastperiode: 7 }, kader),
    )
    .filter(either.isLeft)
    .map(({ left }) => left)

/** Generates trails: every step of a calculation, with its inputs. */
export const verantwoordingen = (): fc.Arbitrary<Verantwoording> => uitkomsten(verantwoord)

/** Generates results with the steps and leaves that they were calculated from. */
export const uitgeschrevenBerekeningen = (): fc.Arbitrary<Uitgeschreven> => uitkomsten(writeOut)

/** Generates receipts, with their zegel. */
export const rekenbewijzen = (): fc.Arbitrary<Rekenbewijs> => uitkomsten(createRekenbewijs)

/** Generates results of checking a receipt: equal, or different under other norms or another version of the rules. */
export const controles = (): fc.Arbitrary<Controle> =>
  fc
    .record({
      bewijs: rekenbewijzen(),
      jaar: keuze.normjaren(),
      anders: fc.constantFrom<Partial<Rekenbewijs>>({}, {}, { rekenkern: '0' }, { zegel: '' }),
    })
    .map(({ bewijs, jaar, anders }) => controleerRekenbewijs({ ...bewijs, ...anders }, normenVan(jaar)))

/** Generates the figures that change under the norms of another year, with their causes. */
export const verklaringen = (): fc.Arbitrary<readonly Verklaring[]> =>
  fc
    .tuple(verzoek(), rekenkader(), keuze.normjaren())
    .map(([vraag, kader, jaar]) => verklaar(vraag, kader, { ...kader, normen: normenVan(jaar) }) ?? [])

/** Generates goals: paying for the home, or borrowing an amount. */
export const doelen = (): fc.Arbitrary<Doel> =>
  fc.oneof<fc.Arbitrary<Doel>[]>(
    fc.constant({ soort: 'woningBetalen' }),
    fc.record({ soort: fc.constant('lenen'), bedrag: bedragen() }),
  )

/** Generates the changes that reach a goal. */
export const benodigdheden = (): fc.Arbitrary<Benodigd> =>
  fc
    .tuple(doelen(), keuze.startersvrijstellingen())
    .chain(([doel, mogelijk]) => uitkomsten(benodigdVoor, doel, mogelijk))

/** Generates the results of each fixed-rate period with a rate. */
export const periodevergelijkingen = (): fc.Arbitrary<readonly Renteperiode[]> => uitkomsten(vergelijkRenteperiodes)

const vergelijkMetNormjaar = (
  vraag: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  jaar: Normjaar,
): Uitkomst<Normjaarvergelijking> => vergelijkNormjaren(vraag, kader, { ...kader, normen: normenVan(jaar) })

/** Generates comparisons of one request under the norms of two years. */
export const normjaarvergelijkingen = (): fc.Arbitrary<Normjaarvergelijking> =>
  keuze.normjaren().chain((jaar) => uitkomsten(vergelijkMetNormjaar, jaar))

/** Generates the effects of each answer on a result, greatest effect first. */
export const gevoeligheden = (): fc.Arbitrary<readonly Gevoeligheid[]> => uitkomsten(gevoeligheid)

/** Generates splits of the monthly cost of a calculated loan. */
export const maandverdelingen = (): fc.Arbitrary<Maandverdeling> =>
  metKader(verzoek())
    .map(([vraag, kader]) => berekenFinancieringsOpzet(vraag, kader))
    .filter(either.isRight)
    .map(({ right }) => maandverdelingVan(right.financieringsOpzet))
    .filter((verdeling) => verdeling !== undefined)

/** Generates repayment schedules, year by year. */
export const aflossingsverlopen = (): fc.Arbitrary<Aflossingsverloop> => uitkomsten(aflossingsverloop)
