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

/** A request without optional fields; `metWoning` adds a home without optional fields. */
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

/** Returns the names of the fields that a codec reads, at every depth. */
const fieldsIn = (codec: unknown): readonly string[] => {
  const kind = kindOf(codec)
  if (kind?._tag === 'IntersectionType') return kind.types.flatMap(fieldsIn)
  if (kind?._tag === 'InterfaceType' || kind?._tag === 'PartialType')
    return Object.entries(kind.props).flatMap(([naam, veld]) => [naam, ...fieldsIn(veld)])
  return kind !== undefined && 'type' in kind ? fieldsIn(kind.type) : []
}

/** Every field that the codecs read, with `normen` and two periods of a rekenkader. */
const NAMEN = [
  ...new Set([verzoekCodec, kaderCodec, financieringsOpzetShape, rekenbewijsShape].flatMap(fieldsIn)),
  ...['120', '60', 'normen'],
]

/** Values that fit each kind of field: an amount, a choice, and a home. */
const WAARDEN: readonly unknown[] = [50_000, 'A3', { koopsom: 200_000, onderpandType: 'Nieuwbouw' }]

const LEZERS = {
  'a request': () => verzoekCodec.decode(kaal),
  'a request with a home': () => verzoekCodec.decode(metWoning),
  'a record': () => financieringsOpzetCodec.decode(opzet),
  'a record with a home': () => financieringsOpzetMetOnderpandCodec.decode(opzetMetWoning),
  'cost items': () => kostenpostenCodec.decode({ leveringsakte: 1, hypotheekakte: 2, taxatie: 3 }),
  'rates of every brand': () => tarievenPerLabelCodec.decode({ MY: { '60': 3 }, FL: {} }),
  'the rekenkader of a receipt': () => kaderCodec.decode(bewijskader),
  'a receipt': () => opgegevenBewijs.decode(JSON.parse(bewijsTekst)),
} satisfies Readonly<Record<string, () => unknown>>

const REKENINGEN = {
  'a request of any form': () => toBerekening(kaal, kader),
  'a request of any form with a home': () => toBerekening(metWoning, kader),
  'a request': () => berekenFinancieringsOpzet(kaal, kader),
  'a request with a home': () => berekenFinancieringsOpzet(metWoning, kader),
  'an unknown period': () => berekenFinancieringsOpzet({ ...kaal, rentevastperiode: 60 }, kader),
  'a receipt': bewijs,
  'a receipt that was read': () => {
    const gelezen = parseBewijs(bewijsTekst)
    return either.isRight(gelezen) ? controleerRekenbewijs(gelezen.right, normenVan(2025)) : gelezen
  },
  'the answers in a request': () => [antwoordenIn(kaal), antwoordenIn(metWoning)],
} satisfies Readonly<Record<string, () => unknown>>

/** Returns a value as JSON, which has only its own fields. */
const inJson = (waarde: unknown): string | undefined => JSON.stringify(waarde)

const VERVUILINGEN = NAMEN.flatMap((naam) => WAARDEN.map((waarde) => ({ naam, waarde })))

/** Returns the fields that change the result when every object inherits them. */
const veranderd = (doe: () => unknown): readonly unknown[] => {
  const schoon = inJson(doe())
  return VERVUILINGEN.filter(({ naam, waarde }) => onPrototype(naam, waarde, () => inJson(doe())) !== schoon)
}

describe('fields on Object.prototype', () => {
  it('NAMEN has every name that a request can have', () => {
    expect(NAMEN).toEqual(
      expect.arrayContaining(['brutoMaandlastOverige', 'pensioeninkomen', 'onderpand', 'restschuld']),
    )
  })

  it.each(Object.entries(LEZERS))('a field on Object.prototype does not change what is read of %s', (_wat, lees) => {
    expect(veranderd(lees)).toEqual([])
  })

  it.each(Object.entries(REKENINGEN))('a field on Object.prototype does not change the result of %s', (_wat, reken) => {
    expect(veranderd(reken)).toEqual([])
  })

  it('a field on Object.prototype does not fill a required field that is absent', () => {
    const zonder = Object.fromEntries(Object.entries(kaal).filter(([naam]) => naam !== 'labelCode'))
    const gelezen = onPrototype('labelCode', 'MY', () => toBerekening(zonder, kader))
    expect(gelezen).toEqual(either.left({ _tag: 'OnleesbaarVerzoek', meldingen: ['labelCode: ontbreekt'] }))
  })
})
