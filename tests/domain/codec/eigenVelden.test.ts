import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import {
  berekenFinancieringsOpzet,
  financieringsOpzetCodec,
  financieringsOpzetMetOnderpandCodec,
  normenVan,
  tarievenPerLabelCodec,
  toBerekening,
  verzoekCodec,
  type FinancieringsOpzetVerzoek,
} from '../../../domain'
import { controleerRekenbewijs, createRekenbewijs, parseBewijs } from '../../../domain/bewijs'
import { kaderCodec } from '../../../domain/bewijs/kaderCodec'
import { opgegevenBewijs } from '../../../domain/bewijs/opgegevenBewijs'
import { rekenbewijsShape } from '../../../domain/bewijs/rekenbewijs'
import { kindOf } from '../../../domain/codec/kind'
import { financieringsOpzetShape } from '../../../domain/financieringsOpzet/financieringsOpzetCodec'
import { kostenpostenCodec } from '../../../domain/normen/kostenposten'
import { antwoordenIn } from '../../../domain/verzoek'
import { onPrototype } from '../../support/onPrototype'

/** A request without optional fields, except `bedrag`. `metWoning` adds a home without optional fields. */
const kaal: FinancieringsOpzetVerzoek = {
  labelCode: 'MY',
  hypotheekgevers: [
    {
      volgnummer: 1,
      inkomsten: { dienstbetrekkingsoort: 'DienstbetrekkingVast', bedrag: 60_000, ingangsdatum: '2024-11-20' },
      uitgaven: {},
      binnen10JaarMetPensioen: true,
    },
  ],
  rentevastperiode: 120,
  ingangsdatumHypotheek: '2024-11-20',
  timestamp: '2025-11-20T12:00:00.000Z',
}
const metWoning: FinancieringsOpzetVerzoek = {
  ...kaal,
  onderpand: { koopsom: 300_000, onderpandType: 'BestaandeBouw' },
}
const kader = { normen: normenVan(2025), rentetarieven: { '120': 3.75 } }

const bewijs = () => createRekenbewijs(metWoning, kader)
const gemaakt = bewijs()
const bewijsTekst = either.isRight(gemaakt) ? JSON.stringify(gemaakt.right) : ''
const bewijskader: unknown = either.isRight(gemaakt) ? gemaakt.right.kader : undefined
const opzet = { maximaleHypotheekOpInkomen: 1, maximaleHypotheek: 2, maandlastBruto: 3, maandlastNetto: 4 }
const opzetMetWoning = { ...opzet, benodigdeFinanciering: 5, hypotheekbedrag: 6, extraBenodigdeEigenInleg: 7 }

/** Returns the names of object fields in a codec, at every depth; keys of records, such as periods, are left out. */
const fieldsIn = (codec: unknown): readonly string[] => {
  const kind = kindOf(codec)
  if (kind?._tag === 'IntersectionType') return kind.types.flatMap(fieldsIn)
  if (kind?._tag === 'InterfaceType' || kind?._tag === 'PartialType')
    return Object.entries(kind.props).flatMap(([naam, veld]) => [naam, ...fieldsIn(veld)])
  return kind !== undefined && 'type' in kind ? fieldsIn(kind.type) : []
}

/** Every field name of the codecs and shapes below, plus `normen` and two fixed-rate periods of a rekenkader. */
const NAMEN = [
  ...new Set([verzoekCodec, kaderCodec, financieringsOpzetShape, rekenbewijsShape].flatMap(fieldsIn)),
  ...['120', '60', 'normen'],
]

/** The values that a polluted field gets: an amount, a choice and a home. */
const WAARDEN: readonly unknown[] = [50_000, 'A3', { koopsom: 200_000, onderpandType: 'Nieuwbouw' }]

const LEZERS = {
  'a request': () => verzoekCodec.decode(kaal),
  'a request with a home': () => verzoekCodec.decode(metWoning),
  'a result': () => financieringsOpzetCodec.decode(opzet),
  'a result with a home': () => financieringsOpzetMetOnderpandCodec.decode(opzetMetWoning),
  'cost items': () => kostenpostenCodec.decode({ leveringsakte: 1, hypotheekakte: 2, taxatie: 3 }),
  'the rates of each brand': () => tarievenPerLabelCodec.decode({ MY: { '60': 3 }, FL: {} }),
  'the rekenkader of a receipt': () => kaderCodec.decode(bewijskader),
  'a receipt': () => opgegevenBewijs.decode(JSON.parse(bewijsTekst)),
} satisfies Readonly<Record<string, () => unknown>>

const REKENINGEN = {
  'toBerekening without a home': () => toBerekening(kaal, kader),
  'toBerekening with a home': () => toBerekening(metWoning, kader),
  'berekenFinancieringsOpzet without a home': () => berekenFinancieringsOpzet(kaal, kader),
  'berekenFinancieringsOpzet with a home': () => berekenFinancieringsOpzet(metWoning, kader),
  'berekenFinancieringsOpzet without a rate': () => berekenFinancieringsOpzet({ ...kaal, rentevastperiode: 60 }, kader),
  createRekenbewijs: bewijs,
  'controleerRekenbewijs of a parsed receipt': () => {
    const gelezen = parseBewijs(bewijsTekst)
    return either.isRight(gelezen) ? controleerRekenbewijs(gelezen.right, normenVan(2025)) : gelezen
  },
  antwoordenIn: () => [antwoordenIn(kaal), antwoordenIn(metWoning)],
} satisfies Readonly<Record<string, () => unknown>>

/** Returns a value as JSON, which has own fields only; undefined for a value that JSON cannot represent. */
const inJson = (waarde: unknown): string | undefined => JSON.stringify(waarde)

const VERVUILINGEN = NAMEN.flatMap((naam) => WAARDEN.map((waarde) => ({ naam, waarde })))

/** Returns each field name and value with which the result of `doe` changes when `Object.prototype` has that field. */
const veranderd = (doe: () => unknown): readonly unknown[] => {
  const schoon = inJson(doe())
  return VERVUILINGEN.filter(({ naam, waarde }) => onPrototype(naam, waarde, () => inJson(doe())) !== schoon)
}

describe('fields on Object.prototype', () => {
  it('the field names tried on Object.prototype include optional fields of a request and a result', () => {
    expect(NAMEN).toEqual(
      expect.arrayContaining(['brutoMaandlastOverige', 'pensioeninkomen', 'onderpand', 'restschuld']),
    )
  })

  it.each(Object.entries(LEZERS))('a field on Object.prototype does not change the decoding of %s', (_wat, lees) => {
    expect(veranderd(lees)).toEqual([])
  })

  it.each(Object.entries(REKENINGEN))('a field on Object.prototype does not change the result of %s', (_wat, reken) => {
    expect(veranderd(reken)).toEqual([])
  })

  it('toBerekening reports a missing labelCode even if Object.prototype has a labelCode', () => {
    const zonder = Object.fromEntries(Object.entries(kaal).filter(([naam]) => naam !== 'labelCode'))
    const gelezen = onPrototype('labelCode', 'MY', () => toBerekening(zonder, kader))
    expect(gelezen).toEqual(either.left({ _tag: 'OnleesbaarVerzoek', meldingen: ['labelCode: ontbreekt'] }))
  })
})
