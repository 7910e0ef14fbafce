import {
  aannamesVan,
  type Aanname,
  berekenFinancieringsOpzet,
  normenVan,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Hypotheekgever,
  type Normjaar,
  type Onderpand,
  type Rekenkader,
} from '../../../domain'
import type { DienstBetrekking, EnergielabelType, LabelCode } from '../../../domain/orientatie'
import { rightOf } from './rightOf'

/** A buyer of an example: incomes in euro a year, debts and alimony in euro a month. */
export interface Persoon {
  readonly soort?: DienstBetrekking
  readonly inkomen?: number
  readonly alimentatie?: number
  readonly leningen?: number
  readonly studieschuld?: number
  readonly pensioenBinnen10Jaar?: number
}

const toHypotheekgever = (persoon: Persoon, volgnummer: 1 | 2): Hypotheekgever => ({
  inkomsten: {
    dienstbetrekkingsoort: persoon.soort ?? 'DienstbetrekkingVast',
    ...(persoon.inkomen === undefined ? {} : { bedrag: persoon.inkomen }),
    ingangsdatum: '2025-11-20',
  },
  uitgaven: {
    ...(persoon.alimentatie === undefined ? {} : { brutoMaandlastAlimentatie: persoon.alimentatie }),
    ...(persoon.leningen === undefined ? {} : { brutoMaandlastOverige: persoon.leningen }),
    ...(persoon.studieschuld === undefined ? {} : { huidigeMaandlastStudieschuld: persoon.studieschuld }),
  },
  volgnummer,
  binnen10JaarMetPensioen: persoon.pensioenBinnen10Jaar !== undefined,
  ...(persoon.pensioenBinnen10Jaar === undefined ? {} : { pensioeninkomen: persoon.pensioenBinnen10Jaar }),
})

/** The inputs of an example besides buyers. By default: 2025 norms, 3,75%, ten years fixed, no home or own money. */
export interface Omstandigheden {
  readonly jaar?: Normjaar
  readonly rente?: number
  readonly periode?: number
  readonly labelCode?: LabelCode
  readonly eigenInleg?: number
  readonly onderpand?: Onderpand
}

/** Creates the request of an example, by default for brand MY, with fixed dates. */
export const verzoekVan = (
  personen: readonly Persoon[],
  { periode = 120, labelCode = 'MY', eigenInleg, onderpand }: Omstandigheden = {},
): FinancieringsOpzetVerzoek => ({
  hypotheekgevers: personen.map((persoon, index) => toHypotheekgever(persoon, index === 0 ? 1 : 2)),
  ingangsdatumHypotheek: '2025-11-20',
  timestamp: '2026-11-20T12:00:00.000Z',
  labelCode,
  rentevastperiode: periode,
  ...(eigenInleg === undefined ? {} : { eigenInleg }),
  ...(onderpand === undefined ? {} : { onderpand }),
})

/** Creates the rekenkader of an example: the norms of one year and the rate of one period. */
export const kaderVan = ({ jaar = 2025, rente = 3.75, periode = 120 }: Omstandigheden = {}): Rekenkader => ({
  normen: normenVan(jaar),
  rentetarieven: { [periode]: rente },
})

/** Calculates the result of a request. Throws when the calculation fails. */
export const opzetBij = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): FinancieringsOpzet =>
  rightOf(berekenFinancieringsOpzet(verzoek, kader)).financieringsOpzet

/** Returns the assumptions of the result of a request. Throws when the calculation fails. */
export const aannamesBij = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): readonly Aanname[] =>
  aannamesVan(verzoek, opzetBij(verzoek, kader), kader)

/** Calculates the result of an example. Throws when the calculation fails. */
export const opzetVan = (personen: readonly Persoon[], omstandigheden: Omstandigheden = {}): FinancieringsOpzet =>
  opzetBij(verzoekVan(personen, omstandigheden), kaderVan(omstandigheden))

/** Creates a home at a price; by default an existing home with label C. */
export const bestaandeWoning = (koopsom: number, anders: Partial<Onderpand> = {}): Onderpand => ({
  koopsom,
  onderpandType: 'BestaandeBouw',
  energielabelType: 'C',
  ...anders,
})

/** Creates a home with this energy label. Its price of 2.000.000 keeps the home value from limiting the mortgage. */
export const woningMetLabel = (energielabelType: EnergielabelType): Onderpand =>
  bestaandeWoning(2_000_000, { energielabelType })

/** The request of a home-selling couple with a restschuld and alimony. The calculation uses nearly every step. */
export const koppelMetVerkoop = verzoekVan([{ inkomen: 60_000 }, { inkomen: 30_000, alimentatie: 100 }], {
  eigenInleg: 20_000,
  onderpand: bestaandeWoning(300_000, {
    meerwerkOfVerbouwingskosten: 5000,
    verkoopprijs: 250_000,
    huidigHypotheekbedrag: 260_000,
  }),
})
