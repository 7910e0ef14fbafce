import fc from 'fast-check'

import {
  periodesVan,
  type Antwoord,
  type DienstBetrekking,
  type JaNee,
  type JaNeeWeetNiet,
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
  readonly startersvrijstelling: JaNeeWeetNiet
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
    startersvrijstelling: keuze.jaNeeWeetNiet(),
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
  { soort: 'beantwoord', veld: `${wie}.dienstBetrekking`, waarde: koper.dienstBetrekking },
  koper.dienstBetrekking === 'Pensioen'
    ? { soort: 'beantwoord', veld: `${wie}.inkomenPensioen`, waarde: koper.inkomen }
    : { soort: 'beantwoord', veld: `${wie}.inkomen`, waarde: koper.inkomen },
  { soort: 'beantwoord', veld: `${wie}.pensioenBinnen10Jaar`, waarde: koper.pensioenBinnen10Jaar },
  { soort: 'beantwoord', veld: `${wie}.inkomenPensioenVerwacht`, waarde: koper.inkomenPensioenVerwacht },
  { soort: 'beantwoord', veld: `${wie}.leningen`, waarde: koper.leningen },
  { soort: 'beantwoord', veld: `${wie}.partneralimentatie`, waarde: koper.partneralimentatie },
  { soort: 'beantwoord', veld: `${wie}.studieschuld`, waarde: koper.studieschuld },
  { soort: 'beantwoord', veld: `${wie}.startersvrijstelling`, waarde: koper.startersvrijstelling },
]

/** What this visitor answers, also to questions that the other answers hide. */
export const antwoordenVan = (bezoeker: Bezoeker): readonly Antwoord[] => [
  { soort: 'beantwoord', veld: 'alleenSamen', waarde: bezoeker.alleenSamen },
  { soort: 'beantwoord', veld: 'schulden', waarde: bezoeker.schulden },
  ...antwoordenVanKoper('eigen', bezoeker.eigen),
  ...(bezoeker.alleenSamen === 'samen' ? antwoordenVanKoper('partner', bezoeker.partner) : []),
  { soort: 'beantwoord', veld: 'vraagprijsWoning', waarde: bezoeker.vraagprijsWoning },
  { soort: 'beantwoord', veld: 'bestaandeWoning', waarde: bezoeker.bestaandeWoning },
  { soort: 'beantwoord', veld: 'energielabelType', waarde: bezoeker.energielabelType },
  bezoeker.bestaandeWoning === 'BestaandeBouw'
    ? { soort: 'beantwoord', veld: 'verbouwingskosten', waarde: bezoeker.werk }
    : { soort: 'beantwoord', veld: 'meerwerk', waarde: bezoeker.werk },
  { soort: 'beantwoord', veld: 'woonJeNuInEenKoopwoning', waarde: bezoeker.woonJeNuInEenKoopwoning },
  { soort: 'beantwoord', veld: 'verkoopPrijsWoning', waarde: bezoeker.verkoopPrijsWoning },
  { soort: 'beantwoord', veld: 'huidigeHypotheekBedrag', waarde: bezoeker.huidigeHypotheekBedrag },
  { soort: 'beantwoord', veld: 'eigenGeld', waarde: bezoeker.eigenGeld },
  { soort: 'beantwoord', veld: 'renteperiode', waarde: bezoeker.renteperiode },
]
