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

/** What this comes to for requests of the codec and frames of their period; a counterexample shows the call. */
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

/** A frame that gives no outcome. */
const bedorven = (kader: Rekenkader): fc.Arbitrary<Rekenkader> =>
  fc.constantFrom(
    { ...kader, rentetarieven: {} },
    ...[-1, 101, Number.NaN].map((rente) => ({ ...kader, rentetarieven: overalRente(rente) })),
    ...[-1, Infinity].map((taxatie) => ({ ...kader, kosten: { ...standaardKosten, taxatie } })),
    { ...kader, startersvrijstelling: 'eenVanTwee' },
  )

/** Why a request has no outcome, each reason. */
export const rekenFouten = (): fc.Arbitrary<RekenFout> =>
  fc
    .tuple(verzoek(), rekenkader().chain(bedorven), fc.boolean())
    .map(([vraag, kader, isBekend]) =>
      berekenFinancieringsOpzet(isBekend ? vraag : { ...vraag, rentevastperiode: 7 }, kader),
    )
    .filter(either.isLeft)
    .map(({ left }) => left)

/** Trails: every step of a calculation, with what it rests on. */
export const verantwoordingen = (): fc.Arbitrary<Verantwoording> => uitkomsten(verantwoord)

/** Records with the steps and leaves that they came from. */
export const uitgeschrevenBerekeningen = (): fc.Arbitrary<Uitgeschreven> => uitkomsten(writeOut)

/** Receipts, with their seal. */
export const rekenbewijzen = (): fc.Arbitrary<Rekenbewijs> => uitkomsten(createRekenbewijs)

/** What doing a receipt again shows: the same, or what differs under other norms or another version of the rules. */
export const controles = (): fc.Arbitrary<Controle> =>
  fc
    .record({
      bewijs: rekenbewijzen(),
      jaar: keuze.normjaren(),
      anders: fc.constantFrom<Partial<Rekenbewijs>>({}, {}, { rekenkern: '0' }, { zegel: '' }),
    })
    .map(({ bewijs, jaar, anders }) => controleerRekenbewijs({ ...bewijs, ...anders }, normenVan(jaar)))

/** The figures that are others under the norms of another year, with what moved them. */
export const verklaringen = (): fc.Arbitrary<readonly Verklaring[]> =>
  fc
    .tuple(verzoek(), rekenkader(), keuze.normjaren())
    .map(([vraag, kader, jaar]) => verklaar(vraag, kader, { ...kader, normen: normenVan(jaar) }) ?? [])

/** What has to be possible: paying for the home, or borrowing an amount. */
export const doelen = (): fc.Arbitrary<Doel> =>
  fc.oneof<fc.Arbitrary<Doel>[]>(
    fc.constant({ soort: 'woningBetalen' }),
    fc.record({ soort: fc.constant('lenen'), bedrag: bedragen() }),
  )

/** What has to change so that an aim is reached. */
export const benodigdheden = (): fc.Arbitrary<Benodigd> =>
  fc
    .tuple(doelen(), keuze.startersvrijstellingen())
    .chain(([doel, mogelijk]) => uitkomsten(benodigdVoor, doel, mogelijk))

/** What each fixed-rate period of a brand comes to. */
export const periodevergelijkingen = (): fc.Arbitrary<readonly Renteperiode[]> => uitkomsten(vergelijkRenteperiodes)

const vergelijkMetNormjaar = (
  vraag: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  jaar: Normjaar,
): Uitkomst<Normjaarvergelijking> => vergelijkNormjaren(vraag, kader, { ...kader, normen: normenVan(jaar) })

/** One request under the norms of two years. */
export const normjaarvergelijkingen = (): fc.Arbitrary<Normjaarvergelijking> =>
  keuze.normjaren().chain((jaar) => uitkomsten(vergelijkMetNormjaar, jaar))

/** What moves an outcome, the greatest effect first. */
export const gevoeligheden = (): fc.Arbitrary<readonly Gevoeligheid[]> => uitkomsten(gevoeligheid)

/** What a month of a loan that was calculated goes to. */
export const maandverdelingen = (): fc.Arbitrary<Maandverdeling> =>
  metKader(verzoek())
    .map(([vraag, kader]) => berekenFinancieringsOpzet(vraag, kader))
    .filter(either.isRight)
    .map(({ right }) => maandverdelingVan(right.financieringsOpzet))
    .filter((verdeling) => verdeling !== undefined)

/** The repayment of a loan, year by year. */
export const aflossingsverlopen = (): fc.Arbitrary<Aflossingsverloop> => uitkomsten(aflossingsverloop)
