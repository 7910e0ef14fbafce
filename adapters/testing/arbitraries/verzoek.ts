import fc from 'fast-check'

import {
  normenVan,
  standaardKosten,
  type FinancieringsOpzetVerzoek,
  type Hypotheekgever,
  type Normen,
  type Onderpand,
  type Rekenkader,
  type Rentetarieven,
} from '../../../domain'
import { HOOGSTE_BEDRAG } from '../../../domain/geld'
import { voorbeeldBedrag } from '../../../domain/invoer'
import {
  DIENST_BETREKKINGEN,
  keuzesVan,
  periodesVan,
  plaatsenIn,
  RENTEVASTE_PERIODES,
  type DienstBetrekking,
  type LabelCode,
} from '../../../domain/orientatie'
import * as gangbaar from './gangbaar'
import { opOfNaast, waardegrenzen } from './gangbaar'
import * as keuze from './keuzes'
import { bijPeriodes, renteparen, rentepercentage } from './rentes'

/** Returns `waarde` itself. A counterexample prints the text of `toon`; copies and comparisons ignore `toon`. */
export const shownAs = <T extends object>(waarde: T, toon: () => string): T =>
  Object.defineProperty(waarde, fc.toStringMethod, { value: toon })

/** Generates amounts (euro) that the request codec accepts: mostly realistic, sometimes extreme. */
const enig = (bedragen: gangbaar.Gangbaar): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 32, arbitrary: bedragen(1) },
    { weight: 12, arbitrary: bedragen(100) },
    { weight: 1, arbitrary: fc.constantFrom(0, -0, 0.005, 0.01, 1, HOOGSTE_BEDRAG, 5e-324) },
    { weight: 1, arbitrary: fc.double({ min: 0, max: HOOGSTE_BEDRAG, noNaN: true }) },
  )

/** Generates amounts (euro) that the request codec accepts, mostly from 0 to `gangbaarTot`. */
export const bedrag = (gangbaarTot: number): fc.Arbitrary<number> => enig(gangbaar.between(0, gangbaarTot))

const zonderLege = <T extends object>(waarden: T): T =>
  Object.fromEntries(Object.entries(waarden).filter(([, waarde]) => waarde !== undefined)) as T

/** Generates a value of `arbitrary`, or undefined half the time. */
const misschien = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 2 })

/** Generates a value of `arbitrary`, or undefined one time in ten. */
const meestal = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 10 })

/** Generates types of income. One in ten is `Overig`, which the calculation counts as no income. */
const soortInkomen = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...DIENST_BETREKKINGEN.filter((soort) => soort !== 'Overig')) },
  { weight: 1, arbitrary: fc.constant<DienstBetrekking>('Overig') },
)

type Bedragen = Readonly<Record<string, fc.Arbitrary<number | undefined>>>

/** Generates the amounts (euro) in `deel` of a request. An amount that is not in `gangbare` is absent half the time. */
const bedragenIn = (deel: 'uitgaven' | 'onderpand', gangbare: Bedragen) => {
  const bedragen = plaatsenIn(deel).filter(({ velden: [veld] }) => keuzesVan(veld).length === 0)
  const overige: Bedragen = Object.fromEntries(
    bedragen.map(({ naam, velden: [veld] }) => [naam, misschien(bedrag(4 * voorbeeldBedrag(veld)))]),
  )
  return fc.record({ ...overige, ...gangbare }).map(zonderLege)
}

/** Generates home buyers that the request codec accepts, also with answers that the form never combines. */
export const hypotheekgever = (volgnummer: 1 | 2): fc.Arbitrary<Hypotheekgever> =>
  fc
    .record({
      dienstbetrekkingsoort: soortInkomen,
      bedrag: meestal(enig(gangbaar.jaarinkomens)),
      uitgaven: bedragenIn('uitgaven', {
        huidigeMaandlastStudieschuld: misschien(enig(gangbaar.studieschulden)),
        brutoMaandlastAlimentatie: misschien(enig(gangbaar.alimentaties)),
        brutoMaandlastOverige: misschien(enig(gangbaar.leningbedragen)),
      }),
      pensioeninkomen: meestal(enig(gangbaar.pensioenen)),
      binnen10JaarMetPensioen: fc.oneof(
        { weight: 3, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
    })
    .map(({ dienstbetrekkingsoort, bedrag, pensioeninkomen, binnen10JaarMetPensioen, uitgaven }) =>
      zonderLege({
        inkomsten: zonderLege({ dienstbetrekkingsoort, bedrag, ingangsdatum: '2025-11-20' }),
        uitgaven,
        volgnummer,
        pensioeninkomen,
        binnen10JaarMetPensioen,
      }),
    ) as fc.Arbitrary<Hypotheekgever>

/** Generates homes that the request codec accepts. */
export const onderpand = (): fc.Arbitrary<Onderpand> =>
  fc
    .record({
      bedragen: bedragenIn('onderpand', {
        koopsom: enig(gangbaar.woningwaarden),
        huidigHypotheekbedrag: meestal(enig(gangbaar.hypotheken)),
        meerwerkOfVerbouwingskosten: misschien(enig(gangbaar.werkzaamheden)),
        verkoopprijs: misschien(enig(gangbaar.verkoopprijzen)),
      }),
      onderpandType: keuze.bestaandeWoningen(),
      energielabelType: misschien(keuze.energielabels()),
    })
    .map(({ bedragen, ...woning }) => zonderLege({ ...bedragen, ...woning })) as fc.Arbitrary<Onderpand>

const allePeriodes = Object.values(RENTEVASTE_PERIODES)

/** Generates fixed-rate periods (months) that the brand offers. */
export const periodeVan = (labelCode: LabelCode): fc.Arbitrary<number> => fc.constantFrom(...periodesVan(labelCode))

type MetOnderpand = FinancieringsOpzetVerzoek & { readonly onderpand: Onderpand }

const verzoekZonderOnderpand = (): fc.Arbitrary<FinancieringsOpzetVerzoek> =>
  keuze.labelCodes().chain((labelCode) =>
    fc
      .record({
        hypotheekgevers: fc.oneof(fc.tuple(hypotheekgever(1)), fc.tuple(hypotheekgever(1), hypotheekgever(2))),
        ingangsdatumHypotheek: fc.constant('2025-11-20'),
        timestamp: fc.constant('2026-11-20T12:00:00.000Z'),
        labelCode: fc.constant(labelCode),
        rentevastperiode: periodeVan(labelCode),
        eigenInleg: misschien(enig(gangbaar.spaargelden)),
      })
      .map(zonderLege),
  ) as fc.Arbitrary<FinancieringsOpzetVerzoek>

const losVerzoekMetOnderpand = (): fc.Arbitrary<MetOnderpand> =>
  fc.tuple(verzoekZonderOnderpand(), onderpand()).map(([zonder, woning]) => ({ ...zonder, onderpand: woning }))

/**
 * Generates requests whose price plus cost of work is the NHG limit of some year, or one euro or one cent above or
 * below it. The income allows a mortgage of that size. Own money is at most 20.000 euro, so the mortgage may be above
 * or below the limit.
 */
const verzoekBijNhgGrens = (): fc.Arbitrary<MetOnderpand> =>
  fc
    .record({
      verzoek: losVerzoekMetOnderpand(),
      waarde: fc.oneof(...([1, 100] as const).map((delen) => opOfNaast({ nhg: waardegrenzen.nhg }, delen))),
      werk: fc.oneof(fc.constant(undefined), fc.constant(0), gangbaar.werkzaamheden()),
      inkomen: gangbaar.between(150_000, 300_000)(),
      eigenInleg: fc.oneof(fc.constant(undefined), gangbaar.between(0, 20_000)(100)),
    })
    .map(({ verzoek, waarde, werk, inkomen, eigenInleg }) => {
      const { onderpandType, energielabelType } = verzoek.onderpand
      const inkomsten = {
        dienstbetrekkingsoort: 'DienstbetrekkingVast',
        bedrag: inkomen,
        ingangsdatum: '2025-11-20',
      } as const
      const koopsom = Math.round((waarde - (werk ?? 0)) * 100) / 100
      return zonderLege({
        ...verzoek,
        hypotheekgevers: verzoek.hypotheekgevers.map(({ volgnummer }) => ({
          inkomsten,
          uitgaven: {},
          volgnummer,
          binnen10JaarMetPensioen: false,
        })),
        eigenInleg,
        onderpand: zonderLege({ koopsom, onderpandType, energielabelType, meerwerkOfVerbouwingskosten: werk }),
      }) as MetOnderpand
    })

/** Generates requests that the codec accepts, with a home and with a fixed-rate period that the brand offers. */
export const verzoekMetOnderpand = (): fc.Arbitrary<MetOnderpand> =>
  fc.oneof({ weight: 5, arbitrary: losVerzoekMetOnderpand() }, { weight: 1, arbitrary: verzoekBijNhgGrens() })

/** Generates requests that the codec accepts, with a fixed-rate period that the brand offers. */
export const verzoek = (): fc.Arbitrary<FinancieringsOpzetVerzoek> =>
  fc.oneof({ weight: 3, arbitrary: verzoekMetOnderpand() }, { weight: 1, arbitrary: verzoekZonderOnderpand() })

/** Generates requests that the codec accepts, with a fixed-rate period of 1 to 1000 months. */
export const verzoekMetEnigePeriode = (): fc.Arbitrary<FinancieringsOpzetVerzoek> =>
  fc
    .tuple(verzoek(), fc.oneof(keuze.renteperiodes(), fc.integer({ min: 1, max: 1000 })))
    .map(([basis, rentevastperiode]) => ({ ...basis, rentevastperiode }))

/** Returns the text of an object with norms: the year of the norms, and the rest without quotes around its keys. */
export const toonMetNormen = ({ normen, ...rest }: { readonly normen: Normen }): string =>
  `{normen:normenVan(${normen.jaar}),${fc
    .stringify(rest)
    .slice(1)
    .replaceAll(/"(\w+)":/g, '$1:')}`

/** Returns `kader` itself. A counterexample prints the year of its norms instead of all their figures. */
export const leesbaar = (kader: Rekenkader): Rekenkader => shownAs(kader, () => toonMetNormen(kader))

/**
 * Generates rekenkaders with these rates: a norm year, cost items, and sometimes the starter exemption. The exemption
 * `eenVanTwee` is left out, because it is valid only for two buyers.
 */
const rekenkaderMet = (rentetarieven: fc.Arbitrary<Rentetarieven>): fc.Arbitrary<Rekenkader> =>
  fc
    .record({
      jaar: keuze.normjaren(),
      tarieven: rentetarieven,
      kosten: fc.oneof(
        fc.constant(standaardKosten),
        fc.record({ leveringsakte: bedrag(2000), hypotheekakte: bedrag(2000), taxatie: bedrag(2000) }),
      ),
      starters: fc.constantFrom<Pick<Rekenkader, 'startersvrijstelling'>>(
        {},
        {},
        ...(['nee', 'ja', 'ja'] as const).map((wie) => ({ startersvrijstelling: wie })),
      ),
    })
    .map(({ jaar, tarieven, kosten, starters }) =>
      leesbaar({ normen: normenVan(jaar), rentetarieven: tarieven, kosten, ...starters }),
    )

/** Generates rekenkaders with one rate for each period, so that NHG changes no rate. */
export const rekenkader = (): fc.Arbitrary<Rekenkader> => rekenkaderMet(bijPeriodes(allePeriodes, rentepercentage()))

/** Generates rekenkaders with a pair of rates for each period, with and without NHG. */
export const rekenkaderMetRenteparen = (): fc.Arbitrary<Rekenkader> =>
  rekenkaderMet(bijPeriodes(allePeriodes, renteparen()))

/** Generates rekenkaders, usually with one rate for each period, and sometimes with a pair. */
export const elkRekenkader = (): fc.Arbitrary<Rekenkader> =>
  fc.oneof({ weight: 4, arbitrary: rekenkader() }, { weight: 1, arbitrary: rekenkaderMetRenteparen() })

/** Generates pairs of a request and one of `kaders`. For two buyers the starter exemption may be `eenVanTwee`. */
export const metKader = <V extends FinancieringsOpzetVerzoek>(
  verzoeken: fc.Arbitrary<V>,
  kaders: fc.Arbitrary<Rekenkader> = rekenkader(),
): fc.Arbitrary<readonly [V, Rekenkader]> =>
  fc.tuple(verzoeken, kaders, fc.boolean()).map(([vraag, kader, isEen]) => {
    const isEenVanTwee = isEen && vraag.hypotheekgevers.length === 2 && kader.startersvrijstelling === 'ja'
    return [vraag, isEenVanTwee ? leesbaar({ ...kader, startersvrijstelling: 'eenVanTwee' }) : kader]
  })
