import fc from 'fast-check'
import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import {
  berekenFinancieringsOpzet,
  toBerekening,
  normenVan,
  type Rekenkader,
  standaardKosten,
  type FinancieringsOpzetVerzoek,
  type Rentetarieven,
} from '../../../domain'
import { verantwoord } from '../../../domain/uitleg'
import { benodigdVoor, vergelijkRenteperiodes } from '../../../domain/vergelijking'
import { every, everyVerzoek } from '../../support/every'
import { rightOf } from './rightOf'
import { kaderVan, opzetBij, verzoekVan } from './voorbeeldverzoek'

const goed = verzoekVan([{ inkomen: 60_000 }])
const metBedrag = (bedrag: unknown): unknown => ({
  ...goed,
  hypotheekgevers: [{ ...goed.hypotheekgevers[0], inkomsten: { ...goed.hypotheekgevers[0]?.inkomsten, bedrag } }],
})

const onleesbaar = (...meldingen: readonly string[]) => either.left({ _tag: 'OnleesbaarVerzoek', meldingen })

describe('something of which it is not known what it is', () => {
  it('that is a request comes to what that request comes to, also from JSON and with more in it', () => {
    everyVerzoek((verzoek, kader) => {
      const gelezen: unknown = JSON.parse(JSON.stringify({ ...verzoek, kenmerk: 'van de pagina' }))
      const opzet = rightOf(toBerekening(gelezen, kader, { ongewoneRentes: true })).financieringsOpzet
      expect(opzet).toEqual(opzetBij(verzoek, kader))
    })
  })

  it('that is no request is never calculated and never throws', () => {
    every(fc.anything({ maxDepth: 4, withNullPrototype: true, withSparseArray: true }), (invoer) => {
      expect(toBerekening(invoer, kaderVan())).toMatchObject({ left: { _tag: 'OnleesbaarVerzoek' } })
    })
  })

  it.each(['60000', null, -1])('is refused with the income %j, and says so', (bedrag) => {
    expect(toBerekening(metBedrag(bedrag), kaderVan())).toEqual(
      onleesbaar('hypotheekgevers[0].inkomsten.bedrag: verwacht een bedrag van 0 tot en met 99999999'),
    )
  })

  it('is told of every field that is wrong', () => {
    const invoer = { ...goed, labelCode: 'NotSet', rentevastperiode: '120', eigenInleg: '20000' }
    expect(toBerekening(invoer, kaderVan())).toEqual(
      onleesbaar(
        'labelCode: verwacht een van MY, FL',
        'rentevastperiode: verwacht een heel aantal maanden van ten minste 1',
        'eigenInleg: verwacht een bedrag van 0 tot en met 99999999',
      ),
    )
  })

  it.each([
    ['normen', { rentetarieven: { 120: 3.75 } }],
    ['normen', { normen: 2025, rentetarieven: { 120: 3.75 } }],
    ['rentetarieven', { normen: normenVan(2025) }],
    ['rentetarieven', { normen: normenVan(2025), rentetarieven: null }],
    ['normen en rentetarieven', {}],
    ['normen en rentetarieven', undefined],
  ])('is not calculated without %s: an error says how to give it', (wat, kader) => {
    const zo = '{ normen: normenVan(2025), rentetarieven: { 120: 3.75 } }'
    const melding = `toBerekening: het kader mist ${wat}; geef ${zo}`
    for (const invoer of [goed, 'geen verzoek'])
      expect(() => toBerekening(invoer, kader as unknown as Rekenkader)).toThrow(new TypeError(melding))
  })

  it('is not calculated with norms that lack one, however often it is asked', () => {
    const normen = { ...normenVan(2025), nhg: undefined } as unknown as Rekenkader['normen']
    for (const invoer of [goed, goed])
      expect(() => toBerekening(invoer, { ...kaderVan(), normen })).toThrow(/^toBerekening: .*nhg/)
  })

  it('that can be read but not calculated says why', () => {
    const kader: Rekenkader = { normen: normenVan(2025), rentetarieven: {} }
    expect(toBerekening(goed, kader)).toEqual(
      either.left({ _tag: 'GeenRente', rentevastperiode: goed.rentevastperiode }),
    )
  })
})

describe('a kader with a rate that is mostly a slip', () => {
  const met = (...rentes: readonly number[]): Rekenkader => ({
    ...kaderVan(),
    rentetarieven: { ...Object.fromEntries(rentes.map((rente, nummer) => [String(nummer + 1), rente])), '120': 3.75 },
  })
  const meldingVan = (kader: Rekenkader): string => {
    const uitkomst = toBerekening(goed, kader)
    return either.isLeft(uitkomst) && uitkomst.left._tag === 'OngewoneRentes' ? uitkomst.left.meldingen.join() : ''
  }

  it.each([0, 0.099, 20.001])('of %d percent is refused', (rente) => {
    expect(toBerekening(goed, met(rente))).toMatchObject({ left: { _tag: 'OngewoneRentes' } })
  })

  it.each([0.1, 20])('is none with %d percent', (rente) => {
    expect(either.isRight(toBerekening(goed, { ...kaderVan(), rentetarieven: { '120': rente } }))).toBe(true)
  })

  it('is calculated with where it is meant, to what it comes to', () => {
    const kader = { ...kaderVan(), rentetarieven: { '120': 0.0375 } }
    expect(toBerekening(goed, kader, { ongewoneRentes: true })).toEqual(berekenFinancieringsOpzet(goed, kader))
  })

  it('shows the rate as it was given, and says what to give', () => {
    expect(meldingVan(met(0.0375))).toBe(
      'een rente onder 0,1 of boven 20 procent is meestal een vergissing (1 maand: 0.0375); ' +
        'geef procenten, zoals 3.75, en klopt het, geef dan { ongewoneRentes: true } mee',
    )
  })

  it.each([
    [5, '5 maanden: 0.05)'],
    [6, '5 maanden: 0.05; nog 1 andere rente)'],
    [8, '5 maanden: 0.05; nog 3 andere rentes)'],
  ])('names of %i such rates at most five', (aantal, einde) => {
    const kader = met(...Array.from({ length: aantal }, (_, nummer) => (nummer + 1) / 100))
    expect(meldingVan(kader)).toContain(einde)
  })
})

const kader = kaderVan()

const uitkomstVan = (anders: Partial<FinancieringsOpzetVerzoek>, rentetarieven: Rentetarieven) =>
  berekenFinancieringsOpzet({ ...verzoekVan([{}]), ...anders }, { ...kader, rentetarieven })

const onbekend = (rentevastperiode: number) => ({ _tag: 'OnbekendePeriode', labelCode: 'MY', rentevastperiode })
const ongeldig = (rente: number | string) => ({ _tag: 'OngeldigeRente', rentevastperiode: 120, rente })

/** The paths of all numbers that are not finite, at any depth. */
const numbersIn = (deel: object): readonly string[] =>
  Object.entries(deel).flatMap(([naam, inhoud]: [string, unknown]) => {
    if (typeof inhoud === 'object' && inhoud !== null)
      return numbersIn(inhoud).map((plek) => `${naam}.${plek}`.replace(/\.(\d+)\./, '[$1].'))
    return typeof inhoud === 'number' && !Number.isFinite(inhoud) ? [naam] : []
  })

describe('a request with an amount that is out of bounds', () => {
  const metPartner = (inkomen: number): FinancieringsOpzetVerzoek => verzoekVan([{ inkomen: 60_000 }, { inkomen }])
  const VERWACHT = 'verwacht een bedrag van 0 tot en met 99999999'
  const onbekendInkomen = onleesbaar(`hypotheekgevers[1].inkomsten.bedrag: ${VERWACHT}`)

  it.each([NaN, Infinity, -Infinity, -0.01, 100_000_000])(
    'is refused by every calculation, which names its field: %d',
    (bedrag) => {
      const verzoek = metPartner(bedrag)
      expect(berekenFinancieringsOpzet(verzoek, kader)).toEqual(onbekendInkomen)
      expect(verantwoord(verzoek, kader)).toEqual(onbekendInkomen)
      expect(vergelijkRenteperiodes(verzoek, kader)).toEqual(onbekendInkomen)
      expect(benodigdVoor(verzoek, kader)).toEqual(onbekendInkomen)
    },
  )

  it('is refused with a message for each such amount', () => {
    const persoon = { inkomen: NaN, studieschuld: NaN, alimentatie: NaN, leningen: NaN, pensioenBinnen10Jaar: NaN }
    const onderpand = {
      koopsom: NaN,
      onderpandType: 'BestaandeBouw' as const,
      meerwerkOfVerbouwingskosten: NaN,
      huidigHypotheekbedrag: NaN,
      verkoopprijs: NaN,
    }
    const verzoek = verzoekVan([persoon], { eigenInleg: NaN, onderpand })
    const meldingen = numbersIn(verzoek).map((plek) => `${plek}: ${VERWACHT}`)
    expect(meldingen).toHaveLength(10)
    expect(berekenFinancieringsOpzet(verzoek, kader)).toMatchObject({
      left: { _tag: 'OnleesbaarVerzoek', meldingen: expect.arrayContaining(meldingen) as readonly string[] },
    })
  })

  it('in an unknown field is ignored', () => {
    const verzoek = { ...goed, onbekend: NaN }
    expect(berekenFinancieringsOpzet(verzoek, kader)).toEqual(berekenFinancieringsOpzet(goed, kader))
  })

  it('is refused by toBerekening in the same words', () => {
    expect(toBerekening(metPartner(NaN), kader)).toEqual(onbekendInkomen)
  })
})

describe('a request without an outcome says why', () => {
  it.each([
    ['a period the brand does not offer', { rentevastperiode: 72 }, { '72': 3.5 }, onbekend(72)],
    ['a period that is not offered, before a missing rate', { rentevastperiode: 7 }, {}, onbekend(7)],
    ['no rate for the period', {}, { '60': 3.5 }, { _tag: 'GeenRente', rentevastperiode: 120 }],
    ['a rate below 0', {}, { '120': -0.001 }, ongeldig(-0.001)],
    ['a rate above 100', {}, { '120': 100.001 }, ongeldig(100.001)],
    ['a rate that is no number, as text that JSON keeps', {}, { '120': Number.NaN }, ongeldig('NaN')],
    ['a rate without end', {}, { '120': Infinity }, ongeldig('Infinity')],
    ['a rate without end below 0', {}, { '120': -Infinity }, ongeldig('-Infinity')],
  ])('%s', (_, anders, rentetarieven, fout) => {
    expect(uitkomstVan(anders, rentetarieven)).toEqual(either.left(fout))
  })

  it.each<[string, Partial<FinancieringsOpzetVerzoek>, Rentetarieven]>([
    ['a period that this brand does offer', { rentevastperiode: 72, labelCode: 'FL' }, { '72': 3.5 }],
    ['a rate of 0', {}, { '120': 0 }],
    ['a rate of 100', {}, { '120': 100 }],
    ['a wrong rate of another period', {}, { '60': Number.NaN, '120': 3.75 }],
  ])('%s is no error', (_, anders, rentetarieven) => {
    expect(either.isRight(uitkomstVan(anders, rentetarieven))).toBe(true)
  })

  it.each(['leveringsakte', 'hypotheekakte', 'taxatie'] as const)('a negative amount for %s', (kostenpost) => {
    const metKosten = { ...kader, kosten: { ...standaardKosten, [kostenpost]: -1 } }
    expect(berekenFinancieringsOpzet(verzoekVan([{}]), metKosten)).toEqual(
      either.left({ _tag: 'OngeldigeKosten', kostenpost, bedrag: -1 }),
    )
  })

  /** A type that JavaScript does not check: what a page or a program can give for it. */
  const zonderTekst = Object.create(null) as unknown
  it.each([
    ['weetNiet', 'weetNiet'],
    ['toString', 'toString'],
    [true, 'true'],
    [{}, '[object Object]'],
    [zonderTekst, '[object Object]'],
    [Symbol('ja'), 'Symbol(ja)'],
  ])('an exemption for starters that is none: case %#', (gegeven, tekst) => {
    const metGegeven = { ...kader, startersvrijstelling: gegeven } as unknown as Rekenkader
    const vragen = [
      [verzoekVan([{}]), ['nee', 'ja']],
      [verzoekVan([{}, {}]), ['nee', 'eenVanTwee', 'ja']],
    ] as const
    for (const [verzoek, mogelijk] of vragen) {
      const fout = either.left({ _tag: 'OngeldigeStartersvrijstelling', startersvrijstelling: tekst, mogelijk })
      expect([berekenFinancieringsOpzet(verzoek, metGegeven), toBerekening(verzoek, metGegeven)]).toEqual([fout, fout])
    }
  })

  it('an exemption of one of two for who buys alone', () => {
    const metEen: Rekenkader = { ...kader, startersvrijstelling: 'eenVanTwee' }
    expect(toBerekening(verzoekVan([{}]), metEen)).toEqual(
      either.left({
        _tag: 'OngeldigeStartersvrijstelling',
        startersvrijstelling: 'eenVanTwee',
        mogelijk: ['nee', 'ja'],
      }),
    )
    expect(either.isRight(toBerekening(verzoekVan([{}, {}]), metEen))).toBe(true)
  })
})
