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
  hoogsteAankoopprijs,
  maandverdelingVan,
  vergelijkNormjaren,
  vergelijkRenteperiodes,
  type Aankoopgrens,
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
import { elkRekenkader, shownAs, metKader, rekenkader, verzoek } from './verzoek'

type Uitkomst<T> = either.Either<RekenFout, T>

/** Generates the results of `reken` for random requests, without errors. A counterexample prints the `reken` call. */
const uitkomsten = <T extends object, Meer extends readonly unknown[]>(
  reken: (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader, ...meer: Meer) => Uitkomst<T>,
  ...meer: Meer
): fc.Arbitrary<T> =>
  metKader(verzoek(), elkRekenkader())
    .map(([vraag, kader]) =>
      either.map((uitkomst: T) =>
        shownAs(uitkomst, () => `${reken.name}(${[vraag, kader, ...meer].map(fc.stringify).join(',')})`),
      )(reken(vraag, kader, ...meer)),
    )
    .filter(either.isRight)
    .map(({ right }) => right)

const overalRente = (rente: number): Rentetarieven =>
  Object.fromEntries(Object.values(RENTEVASTE_PERIODES).map((maanden) => [maanden, rente]))

/** Generates rekenkaders that make a calculation fail. `eenVanTwee` makes only calculations for a single buyer fail. */
const bedorven = (kader: Rekenkader): fc.Arbitrary<Rekenkader> =>
  fc.constantFrom(
    { ...kader, rentetarieven: {} },
    ...[-1, 101, Number.NaN].map((rente) => ({ ...kader, rentetarieven: overalRente(rente) })),
    ...[-1, Infinity].map((taxatie) => ({ ...kader, kosten: { ...standaardKosten, taxatie } })),
    { ...kader, startersvrijstelling: 'eenVanTwee' },
  )

/** Generates calculation errors of every kind except `OnleesbaarVerzoek`. */
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

/** Generates results, each with the trail of its calculation: its steps, and the inputs of these steps (leaves). */
export const uitgeschrevenBerekeningen = (): fc.Arbitrary<Uitgeschreven> => uitkomsten(writeOut)

/** Generates rekenbewijzen of random calculations, each with its seal (`zegel`). */
export const rekenbewijzen = (): fc.Arbitrary<Rekenbewijs> => uitkomsten(createRekenbewijs)

/** Generates checks of a rekenbewijs with the norms of a random year. Some have an old `rekenkern` or empty seal. */
export const controles = (): fc.Arbitrary<Controle> =>
  fc
    .record({
      bewijs: rekenbewijzen(),
      jaar: keuze.normjaren(),
      anders: fc.constantFrom<Partial<Rekenbewijs>>({}, {}, { rekenkern: '0' }, { zegel: '' }),
    })
    .map(({ bewijs, jaar, anders }) =>
      shownAs(
        controleerRekenbewijs({ ...bewijs, ...anders }, normenVan(jaar)),
        () => `controleerRekenbewijs({...${fc.stringify(bewijs)},...${fc.stringify(anders)}},normenVan(${jaar}))`,
      ),
    )

/** Generates lists, possibly empty, of the figures that change with the norms of a random year, with the causes. */
export const verklaringen = (): fc.Arbitrary<readonly Verklaring[]> =>
  fc
    .tuple(verzoek(), rekenkader(), keuze.normjaren())
    .map(([vraag, kader, jaar]) => verklaar(vraag, kader, { ...kader, normen: normenVan(jaar) }) ?? [])

/** Generates goals of a visitor: paying for the home, or borrowing an amount in euro. */
export const doelen = (): fc.Arbitrary<Doel> =>
  fc.oneof<fc.Arbitrary<Doel>[]>(
    fc.constant({ soort: 'woningBetalen' }),
    fc.record({ soort: fc.constant('lenen'), bedrag: bedragen() }),
  )

/** Generates comparisons of a request with a goal: the shortfall in euro, and the changes that reduce it. */
export const benodigdheden = (): fc.Arbitrary<Benodigd> =>
  fc
    .tuple(doelen(), keuze.startersvrijstellingen())
    .chain(([doel, mogelijk]) => uitkomsten(benodigdVoor, doel, mogelijk))

/** Generates lists with a result for each fixed-rate period that has a rate, shortest period first. */
export const periodevergelijkingen = (): fc.Arbitrary<readonly Renteperiode[]> => uitkomsten(vergelijkRenteperiodes)

const vergelijkMetNormjaar = (
  vraag: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  jaar: Normjaar,
): Uitkomst<Normjaarvergelijking> => vergelijkNormjaren(vraag, kader, { ...kader, normen: normenVan(jaar) })

/** Generates comparisons of one request under the norms of two years, sometimes the same year. */
export const normjaarvergelijkingen = (): fc.Arbitrary<Normjaarvergelijking> =>
  keuze.normjaren().chain((jaar) => uitkomsten(vergelijkMetNormjaar, jaar))

/** Generates the highest prices that the buyers of a request can pay for a home. */
export const aankoopgrenzen = (): fc.Arbitrary<Aankoopgrens> =>
  metKader(verzoek(), elkRekenkader())
    .map(([vraag, kader]) => hoogsteAankoopprijs(vraag, kader))
    .filter((grens) => grens !== undefined)

/** Generates the effects of changes to a request on its result, largest effect first. */
export const gevoeligheden = (): fc.Arbitrary<readonly Gevoeligheid[]> => uitkomsten(gevoeligheid)

/** Generates divisions of a monthly cost into interest, repayment, and tax advantage or extra tax. */
export const maandverdelingen = (): fc.Arbitrary<Maandverdeling> =>
  metKader(verzoek(), elkRekenkader())
    .map(([vraag, kader]) => berekenFinancieringsOpzet(vraag, kader))
    .filter(either.isRight)
    .map(({ right }) => maandverdelingVan(right.financieringsOpzet))
    .filter((verdeling) => verdeling !== undefined)

/** Generates repayment schedules of a mortgage, year by year. */
export const aflossingsverlopen = (): fc.Arbitrary<Aflossingsverloop> => uitkomsten(aflossingsverloop)
