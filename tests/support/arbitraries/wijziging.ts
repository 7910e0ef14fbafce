import fc from 'fast-check'

import {
  periodesVan,
  RENTEVASTE_PERIODES,
  type Antwoord,
  type Instelling,
  type LabelCode,
  type Voortgang,
  type Wijziging,
} from '../../../domain'
import { bedragenOfLeeg } from './bedrag'
import { financieringsOpzetten } from './financieringsOpzet'
import * as keuze from './keuzes'

/** One arbitrary for every kind of change: a kind that is forgotten does not compile. */
type PerSoort<W extends { readonly soort: string }> = {
  readonly [S in W['soort']]: {
    [K in Exclude<keyof Extract<W, { soort: S }>, 'soort'>]: fc.Arbitrary<Extract<W, { soort: S }>[K]>
  }
}

const vanSoorten = <W extends { readonly soort: string }>(perSoort: PerSoort<W>): fc.Arbitrary<W> =>
  fc.oneof(
    ...Object.entries<Record<string, fc.Arbitrary<unknown>>>(perSoort).map(([soort, velden]) =>
      fc.record({ ...velden, soort: fc.constant(soort) }),
    ),
  ) as unknown as fc.Arbitrary<W>

/** Answers a visitor can give; of one brand, only the periods that it offers. */
export const antwoorden = (labelCode?: LabelCode): fc.Arbitrary<Antwoord> =>
  vanSoorten<Antwoord>({
    alleenSamenGewijzigd: { alleenSamen: keuze.alleenSamen() },
    dienstBetrekkingGewijzigd: { wie: keuze.wie(), dienstBetrekking: keuze.dienstBetrekkingen() },
    inkomenGewijzigd: { wie: keuze.wie(), inkomen: bedragenOfLeeg() },
    inkomenPensioenGewijzigd: { wie: keuze.wie(), inkomenPensioen: bedragenOfLeeg() },
    pensioenBinnen10JaarGewijzigd: { wie: keuze.wie(), pensioenBinnen10Jaar: keuze.jaNee() },
    inkomenPensioenVerwachtGewijzigd: { wie: keuze.wie(), inkomenPensioenVerwacht: bedragenOfLeeg() },
    schuldenGewijzigd: { schulden: keuze.jaNee() },
    leningenGewijzigd: { wie: keuze.wie(), leningen: bedragenOfLeeg() },
    partneralimentatieGewijzigd: { wie: keuze.wie(), partneralimentatie: bedragenOfLeeg() },
    studieschuldGewijzigd: { wie: keuze.wie(), studieschuld: bedragenOfLeeg() },
    vraagprijsWoningGewijzigd: { vraagprijsWoning: bedragenOfLeeg() },
    bestaandeWoningGewijzigd: { bestaandeWoning: keuze.bestaandeWoningen() },
    energielabelTypeGewijzigd: { energielabelType: keuze.energielabels() },
    verbouwingskostenGewijzigd: { verbouwingskosten: bedragenOfLeeg() },
    meerwerkGewijzigd: { meerwerk: bedragenOfLeeg() },
    woonJeNuInEenKoopwoningGewijzigd: { woonJeNuInEenKoopwoning: keuze.jaNee() },
    verkoopPrijsWoningGewijzigd: { verkoopPrijsWoning: bedragenOfLeeg() },
    huidigeHypotheekBedragGewijzigd: { huidigeHypotheekBedrag: bedragenOfLeeg() },
    eigenGeldGewijzigd: { eigenGeld: bedragenOfLeeg() },
    renteperiodeGewijzigd: {
      renteperiode: fc.constantFrom(
        ...(labelCode === undefined ? Object.values(RENTEVASTE_PERIODES) : periodesVan(labelCode)),
      ),
    },
  })

/** Changes a host page can make. */
export const instellingen = (): fc.Arbitrary<Instelling> =>
  vanSoorten<Instelling>({
    labelCodeGewijzigd: { labelCode: keuze.labelCodes() },
    typeGewijzigd: { type: keuze.types() },
  })

/** What can become of a calculation. */
export const voortgangen = (): fc.Arbitrary<Voortgang> =>
  vanSoorten<Voortgang>({
    herberekeningGevraagd: {},
    berekeningVoltooid: { financieringsOpzet: financieringsOpzetten() },
    berekeningMislukt: {},
  })

/** Sequences of changes: of any kind, or with a label code only those that keep to that brand. */
export const wijzigingen = (labelCode?: LabelCode): fc.Arbitrary<readonly Wijziging[]> =>
  fc.array<Wijziging>(
    labelCode === undefined
      ? fc.oneof({ weight: 8, arbitrary: antwoorden() }, instellingen(), voortgangen())
      : fc.oneof({ weight: 8, arbitrary: antwoorden(labelCode) }, voortgangen()),
    { maxLength: 30 },
  )
