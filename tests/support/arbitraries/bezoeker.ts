import fc from 'fast-check'

import { periodesVan, type DienstBetrekking, type JaNee, type LabelCode } from '../../../domain'
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
    inkomen: fc.integer({ min: 15_000, max: 140_000 }),
    pensioenBinnen10Jaar: keuze.jaNee(),
    inkomenPensioenVerwacht: fc.integer({ min: 12_000, max: 60_000 }),
    studieschuld: fc.integer({ min: 0, max: 300 }),
    partneralimentatie: fc.integer({ min: 0, max: 800 }),
    leningen: fc.integer({ min: 0, max: 500 }),
  })

/** Visitors who fill in everything they are asked, within what people have. */
export const bezoekers = (labelCode: LabelCode) =>
  fc.record({
    labelCode: fc.constant(labelCode),
    alleenSamen: keuze.alleenSamen(),
    eigen: kopers(),
    partner: kopers(),
    schulden: keuze.jaNee(),
    vraagprijsWoning: fc.integer({ min: 100_000, max: 900_000 }),
    bestaandeWoning: keuze.bestaandeWoningen(),
    energielabelType: keuze.energielabels(),
    werk: fc.integer({ min: 0, max: 60_000 }),
    woonJeNuInEenKoopwoning: keuze.jaNee(),
    verkoopPrijsWoning: fc.integer({ min: 100_000, max: 700_000 }),
    huidigeHypotheekBedrag: fc.integer({ min: 0, max: 600_000 }),
    eigenGeld: fc.integer({ min: 0, max: 200_000 }),
    renteperiode: fc.constantFrom(...periodesVan(labelCode)),
  })

/** Someone who walks through the three steps. */
export type Bezoeker = ReturnType<typeof bezoekers> extends fc.Arbitrary<infer T> ? T : never
