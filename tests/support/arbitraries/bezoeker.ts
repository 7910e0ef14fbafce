import fc from 'fast-check'

import {
  periodesVan,
  type Antwoord,
  type DienstBetrekking,
  type JaNee,
  type LabelCode,
  type Wie,
} from '../../../domain'
import * as gangbaar from './gangbaar'
import * as keuze from './keuzes'

/** What a visitor says of one home buyer; amounts in whole euros. */
export interface Koper {
  readonly dienstBetrekking: DienstBetrekking
  readonly inkomen: number
  readonly pensioenBinnen10Jaar: JaNee
  readonly inkomenPensioenVerwacht: number
  readonly studieschuld: number
  readonly partneralimentatie: number
  readonly leningen: number
}

const kopers = (): fc.Arbitrary<Koper> =>
  fc.record({
    dienstBetrekking: keuze.dienstBetrekkingen(),
    inkomen: gangbaar.jaarinkomens(),
    pensioenBinnen10Jaar: keuze.jaNee(),
    inkomenPensioenVerwacht: gangbaar.pensioenen(),
    studieschuld: gangbaar.studieschulden(),
    partneralimentatie: gangbaar.alimentaties(),
    leningen: gangbaar.leningen(),
  })

/** Visitors who fill in everything they are asked, within what people have. */
export const bezoekers = (labelCode: LabelCode) =>
  fc.record({
    labelCode: fc.constant(labelCode),
    alleenSamen: keuze.alleenSamen(),
    eigen: kopers(),
    partner: kopers(),
    schulden: keuze.jaNee(),
    vraagprijsWoning: gangbaar.woningwaarden(),
    bestaandeWoning: keuze.bestaandeWoningen(),
    energielabelType: keuze.energielabels(),
    werk: gangbaar.werkzaamheden(),
    woonJeNuInEenKoopwoning: keuze.jaNee(),
    verkoopPrijsWoning: gangbaar.verkoopprijzen(),
    huidigeHypotheekBedrag: gangbaar.hypotheken(),
    eigenGeld: gangbaar.spaargelden(),
    renteperiode: fc.constantFrom(...periodesVan(labelCode)),
  })

/** Someone who walks through the three steps. */
export type Bezoeker = ReturnType<typeof bezoekers> extends fc.Arbitrary<infer T> ? T : never

const antwoordenVanKoper = (wie: Wie, koper: Koper): readonly Antwoord[] => [
  { soort: 'dienstBetrekkingGewijzigd', wie, dienstBetrekking: koper.dienstBetrekking },
  koper.dienstBetrekking === 'Pensioen'
    ? { soort: 'inkomenPensioenGewijzigd', wie, inkomenPensioen: koper.inkomen }
    : { soort: 'inkomenGewijzigd', wie, inkomen: koper.inkomen },
  { soort: 'pensioenBinnen10JaarGewijzigd', wie, pensioenBinnen10Jaar: koper.pensioenBinnen10Jaar },
  { soort: 'inkomenPensioenVerwachtGewijzigd', wie, inkomenPensioenVerwacht: koper.inkomenPensioenVerwacht },
  { soort: 'leningenGewijzigd', wie, leningen: koper.leningen },
  { soort: 'partneralimentatieGewijzigd', wie, partneralimentatie: koper.partneralimentatie },
  { soort: 'studieschuldGewijzigd', wie, studieschuld: koper.studieschuld },
]

/** What this visitor answers, also to questions that the other answers hide. */
export const antwoordenVan = (bezoeker: Bezoeker): readonly Antwoord[] => [
  { soort: 'alleenSamenGewijzigd', alleenSamen: bezoeker.alleenSamen },
  { soort: 'schuldenGewijzigd', schulden: bezoeker.schulden },
  ...antwoordenVanKoper('eigen', bezoeker.eigen),
  ...(bezoeker.alleenSamen === 'samen' ? antwoordenVanKoper('partner', bezoeker.partner) : []),
  { soort: 'vraagprijsWoningGewijzigd', vraagprijsWoning: bezoeker.vraagprijsWoning },
  { soort: 'bestaandeWoningGewijzigd', bestaandeWoning: bezoeker.bestaandeWoning },
  { soort: 'energielabelTypeGewijzigd', energielabelType: bezoeker.energielabelType },
  bezoeker.bestaandeWoning === 'BestaandeBouw'
    ? { soort: 'verbouwingskostenGewijzigd', verbouwingskosten: bezoeker.werk }
    : { soort: 'meerwerkGewijzigd', meerwerk: bezoeker.werk },
  { soort: 'woonJeNuInEenKoopwoningGewijzigd', woonJeNuInEenKoopwoning: bezoeker.woonJeNuInEenKoopwoning },
  { soort: 'verkoopPrijsWoningGewijzigd', verkoopPrijsWoning: bezoeker.verkoopPrijsWoning },
  { soort: 'huidigeHypotheekBedragGewijzigd', huidigeHypotheekBedrag: bezoeker.huidigeHypotheekBedrag },
  { soort: 'eigenGeldGewijzigd', eigenGeld: bezoeker.eigenGeld },
  { soort: 'renteperiodeGewijzigd', renteperiode: bezoeker.renteperiode },
]
