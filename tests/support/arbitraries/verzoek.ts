import fc from 'fast-check'

import {
  DIENST_BETREKKINGEN,
  ENERGIELABELS,
  HOOGSTE_BEDRAG,
  NORMJAREN,
  normenVan,
  periodesVan,
  RENTEVASTE_PERIODES,
  standaardKosten,
  type FinancieringsOpzetVerzoek,
  type Hypotheekgever,
  type LabelCode,
  type Onderpand,
  type Rekenkader,
} from '../../../domain'

/** An amount the request codec accepts: usually of a size people have, sometimes an edge or an absurd one. */
export const bedrag = (gangbaarTot: number): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: gangbaarTot }) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: gangbaarTot * 100 }).map((centen) => centen / 100) },
    { weight: 1, arbitrary: fc.constantFrom(0, -0, 0.005, 0.01, 1, HOOGSTE_BEDRAG, 5e-324) },
    { weight: 1, arbitrary: fc.double({ min: 0, max: HOOGSTE_BEDRAG, noNaN: true }) },
  )

const zonderLege = <T extends object>(waarden: T): T =>
  Object.fromEntries(Object.entries(waarden).filter(([, waarde]) => waarde !== undefined)) as T

const misschien = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined })

/** A home buyer as the request codec accepts one, also with combinations the form never sends. */
export const hypotheekgever = (volgnummer: 1 | 2): fc.Arbitrary<Hypotheekgever> =>
  fc
    .record({
      dienstbetrekkingsoort: fc.constantFrom(...DIENST_BETREKKINGEN),
      bedrag: misschien(bedrag(150_000)),
      huidigeMaandlastStudieschuld: misschien(bedrag(400)),
      brutoMaandlastAlimentatie: misschien(bedrag(1500)),
      brutoMaandlastOverige: misschien(bedrag(600)),
      pensioeninkomen: misschien(bedrag(60_000)),
      binnen10JaarMetPensioen: fc.boolean(),
    })
    .map(({ dienstbetrekkingsoort, bedrag, pensioeninkomen, binnen10JaarMetPensioen, ...uitgaven }) =>
      zonderLege({
        inkomsten: zonderLege({ dienstbetrekkingsoort, bedrag, ingangsdatum: '2025-11-20' }),
        uitgaven: zonderLege(uitgaven),
        volgnummer,
        pensioeninkomen,
        binnen10JaarMetPensioen,
      }),
    ) as fc.Arbitrary<Hypotheekgever>

/** A home as the request codec accepts one. */
export const onderpand: fc.Arbitrary<Onderpand> = fc
  .record({
    koopsom: bedrag(900_000),
    onderpandType: fc.constantFrom('BestaandeBouw', 'Nieuwbouw'),
    huidigHypotheekbedrag: misschien(bedrag(500_000)),
    meerwerkOfVerbouwingskosten: misschien(bedrag(80_000)),
    verkoopprijs: misschien(bedrag(700_000)),
    energielabelType: misschien(fc.constantFrom(...ENERGIELABELS)),
  })
  .map(zonderLege) as fc.Arbitrary<Onderpand>

const allePeriodes = Object.values(RENTEVASTE_PERIODES)

/** A period the brand offers. */
export const periodeVan = (labelCode: LabelCode): fc.Arbitrary<number> => fc.constantFrom(...periodesVan(labelCode))

/** A request the codec accepts, for a period its brand offers. */
export const verzoek: fc.Arbitrary<FinancieringsOpzetVerzoek> = fc
  .constantFrom<LabelCode>('MY', 'FL')
  .chain((labelCode) =>
    fc.record({
      hypotheekgevers: fc.oneof(fc.tuple(hypotheekgever(1)), fc.tuple(hypotheekgever(1), hypotheekgever(2))),
      ingangsdatumHypotheek: fc.constant('2025-11-20'),
      timestamp: fc.constant('2026-11-20T12:00:00.000Z'),
      labelCode: fc.constant(labelCode),
      rentevastperiode: periodeVan(labelCode),
      eigenInleg: misschien(bedrag(200_000)),
      onderpand: misschien(onderpand),
    }),
  )
  .map(zonderLege) as fc.Arbitrary<FinancieringsOpzetVerzoek>

/** A request with a home. */
export const verzoekMetOnderpand: fc.Arbitrary<FinancieringsOpzetVerzoek & { readonly onderpand: Onderpand }> = fc
  .tuple(verzoek, onderpand)
  .map(([zonder, woning]) => ({ ...zonder, onderpand: woning }))

/** A request the codec accepts, for any number of months. */
export const verzoekMetEnigePeriode: fc.Arbitrary<FinancieringsOpzetVerzoek> = fc
  .tuple(verzoek, fc.oneof(fc.constantFrom(...allePeriodes), fc.integer({ min: 1, max: 1000 })))
  .map(([basis, rentevastperiode]) => ({ ...basis, rentevastperiode }))

/** A rate in percent: usually a current one, sometimes an edge of a band or an absurd one. */
export const rentepercentage: fc.Arbitrary<number> = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 800 }).map((honderdsten) => honderdsten / 100) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 8000 }).map((duizendsten) => duizendsten / 1000) },
  { weight: 1, arbitrary: fc.constantFrom(0, -0, 5e-324, 1e-300, 1e-9, 1.5, 3, 3.001, 5, 6.5, 100) },
  { weight: 1, arbitrary: fc.double({ min: 0, max: 100, noNaN: true }) },
)

/** Everything that is taken as given: a norm year, a rate for every period, and perhaps cost items. */
export const rekenkader: fc.Arbitrary<Rekenkader> = fc
  .record({
    jaar: fc.constantFrom(...NORMJAREN),
    rentes: fc.array(rentepercentage, { minLength: allePeriodes.length, maxLength: allePeriodes.length }),
    kosten: fc.oneof(
      fc.constant(standaardKosten),
      fc.record({ leveringsakte: bedrag(2000), hypotheekakte: bedrag(2000), taxatie: bedrag(2000) }),
    ),
  })
  .map(({ jaar, rentes, kosten }) => ({
    normen: normenVan(jaar),
    rentetarieven: Object.fromEntries(allePeriodes.map((periode, nummer) => [String(periode), rentes[nummer] ?? 0])),
    kosten,
  }))
