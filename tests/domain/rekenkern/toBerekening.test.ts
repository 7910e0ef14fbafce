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
import { each } from '../../support/sometimes'

const goed = verzoekVan([{ inkomen: 60_000 }])
const metBedrag = (bedrag: unknown): unknown => ({
  ...goed,
  hypotheekgevers: [{ ...goed.hypotheekgevers[0], inkomsten: { ...goed.hypotheekgevers[0]?.inkomsten, bedrag } }],
})

const onleesbaar = (...meldingen: readonly string[]) => either.left({ _tag: 'OnleesbaarVerzoek', meldingen })

describe('toBerekening', () => {
  it('with onbekendeVelden, toBerekening calculates a request from JSON and ignores an unknown field', () => {
    everyVerzoek((verzoek, kader) => {
      const gelezen: unknown = JSON.parse(JSON.stringify({ ...verzoek, kenmerk: 'van de pagina' }))
      const berekening = toBerekening(gelezen, kader, { ongewoneRentes: true, onbekendeVelden: true })
      expect(rightOf(berekening).financieringsOpzet).toEqual(opzetBij(verzoek, kader))
    })
  })

  it('toBerekening returns OnleesbaarVerzoek for any value that is not a request, without throwing', () => {
    every(fc.anything({ maxDepth: 4, withNullPrototype: true, withSparseArray: true }), (invoer) => {
      expect(toBerekening(invoer, kaderVan())).toMatchObject({ left: { _tag: 'OnleesbaarVerzoek' } })
    })
  })

  it.each(['60000', null, -1])('toBerekening refuses an income of %j with a message that names the field', (bedrag) => {
    expect(toBerekening(metBedrag(bedrag), kaderVan())).toEqual(
      onleesbaar('hypotheekgevers[0].inkomsten.bedrag: verwacht een bedrag van 0 tot en met 99999999'),
    )
  })

  it('toBerekening reports each of three wrong fields with its own message', () => {
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
  ])('toBerekening throws the TypeError "het kader mist %s" with an example of a kader', (wat, kader) => {
    const zo = '{ normen: normenVan(2025), rentetarieven: { 120: 3.75 } }'
    const melding = `toBerekening: het kader mist ${wat}; geef ${zo}`
    for (const invoer of [goed, 'geen verzoek'])
      expect(() => toBerekening(invoer, kader as unknown as Rekenkader)).toThrow(new TypeError(melding))
  })

  it('toBerekening throws for norms without nhg, also the second time with the same norms', () => {
    const normen = { ...normenVan(2025), nhg: undefined } as unknown as Rekenkader['normen']
    for (const invoer of [goed, goed])
      expect(() => toBerekening(invoer, { ...kaderVan(), normen })).toThrow(/^toBerekening: .*nhg/)
  })

  it('toBerekening returns GeenRente for a valid request when the kader has no rate for its period', () => {
    const kader: Rekenkader = { normen: normenVan(2025), rentetarieven: {} }
    expect(toBerekening(goed, kader)).toEqual(
      either.left({ _tag: 'GeenRente', rentevastperiode: goed.rentevastperiode }),
    )
  })
})

describe('toBerekening with an unusual rate', () => {
  const met = (...rentes: readonly number[]): Rekenkader => ({
    ...kaderVan(),
    rentetarieven: { ...Object.fromEntries(rentes.map((rente, nummer) => [String(nummer + 1), rente])), '120': 3.75 },
  })
  const meldingVan = (kader: Rekenkader): string => {
    const uitkomst = toBerekening(goed, kader)
    return either.isLeft(uitkomst) && uitkomst.left._tag === 'OngewoneRentes' ? uitkomst.left.meldingen.join() : ''
  }

  it.each([0, 0.099, 20.001])('toBerekening returns OngewoneRentes for a kader with a rate of %d percent', (rente) => {
    expect(toBerekening(goed, met(rente))).toMatchObject({ left: { _tag: 'OngewoneRentes' } })
  })

  it.each([0.1, 20])('toBerekening accepts a kader with a rate of %d percent', (rente) => {
    expect(either.isRight(toBerekening(goed, { ...kaderVan(), rentetarieven: { '120': rente } }))).toBe(true)
  })

  it('toBerekening calculates with an unusual rate when ongewoneRentes is true', () => {
    const kader = { ...kaderVan(), rentetarieven: { '120': 0.0375 } }
    expect(toBerekening(goed, kader, { ongewoneRentes: true })).toEqual(berekenFinancieringsOpzet(goed, kader))
  })

  it('the message of OngewoneRentes shows the given rate 0.0375 and the option that confirms it', () => {
    expect(meldingVan(met(0.0375))).toBe(
      'een rente onder 0,1 of boven 20 procent is meestal een vergissing (1 maand: 0.0375); ' +
        'geef procenten, zoals 3.75, en klopt het, geef dan { ongewoneRentes: true } mee',
    )
  })

  it.each([
    [5, '5 maanden: 0.05)'],
    [6, '5 maanden: 0.05; nog 1 andere rente)'],
    [8, '5 maanden: 0.05; nog 3 andere rentes)'],
  ])('the message of OngewoneRentes about %i rates lists at most five and counts the rest', (aantal, einde) => {
    const kader = met(...Array.from({ length: aantal }, (_, nummer) => (nummer + 1) / 100))
    expect(meldingVan(kader)).toContain(einde)
  })
})

const kader = kaderVan()

const uitkomstVan = (anders: Partial<FinancieringsOpzetVerzoek>, rentetarieven: Rentetarieven) =>
  berekenFinancieringsOpzet({ ...verzoekVan([{}]), ...anders }, { ...kader, rentetarieven })

const onbekend = (rentevastperiode: number) => ({ _tag: 'OnbekendePeriode', labelCode: 'MY', rentevastperiode })
const ongeldig = (rente: number | string) => ({ _tag: 'OngeldigeRente', rentevastperiode: 120, rente })

/** Returns the paths of all numbers in an object that are not finite, at any depth. */
const numbersIn = (deel: object): readonly string[] =>
  Object.entries(deel).flatMap(([naam, inhoud]: [string, unknown]) => {
    if (typeof inhoud === 'object' && inhoud !== null)
      return numbersIn(inhoud).map((plek) => `${naam}.${plek}`.replace(/\.(\d+)\./, '[$1].'))
    return typeof inhoud === 'number' && !Number.isFinite(inhoud) ? [naam] : []
  })

describe('requests with an amount out of bounds', () => {
  const metPartner = (inkomen: number): FinancieringsOpzetVerzoek => verzoekVan([{ inkomen: 60_000 }, { inkomen }])
  const VERWACHT = 'verwacht een bedrag van 0 tot en met 99999999'
  const onbekendInkomen = onleesbaar(`hypotheekgevers[1].inkomsten.bedrag: ${VERWACHT}`)

  it.each([NaN, Infinity, -Infinity, -0.01, 100_000_000])(
    'berekenFinancieringsOpzet, verantwoord, vergelijkRenteperiodes and benodigdVoor refuse an income of %d',
    (bedrag) => {
      const verzoek = metPartner(bedrag)
      expect(berekenFinancieringsOpzet(verzoek, kader)).toEqual(onbekendInkomen)
      expect(verantwoord(verzoek, kader)).toEqual(onbekendInkomen)
      expect(vergelijkRenteperiodes(verzoek, kader)).toEqual(onbekendInkomen)
      expect(benodigdVoor(verzoek, kader)).toEqual(onbekendInkomen)
    },
  )

  it('berekenFinancieringsOpzet reports each of ten amounts that are NaN, with its path', () => {
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

  it('berekenFinancieringsOpzet ignores NaN in an unknown field', () => {
    const verzoek = { ...goed, onbekend: NaN }
    expect(berekenFinancieringsOpzet(verzoek, kader)).toEqual(berekenFinancieringsOpzet(goed, kader))
  })

  it('toBerekening refuses an income of NaN with the same message as berekenFinancieringsOpzet', () => {
    expect(toBerekening(metPartner(NaN), kader)).toEqual(onbekendInkomen)
  })
})

describe('errors of berekenFinancieringsOpzet and toBerekening', () => {
  it.each([
    ['a period that the brand does not offer, with a rate', { rentevastperiode: 72 }, { '72': 3.5 }, onbekend(72)],
    ['a period that the brand does not offer, without a rate', { rentevastperiode: 7 }, {}, onbekend(7)],
    ['a period without a rate', {}, { '60': 3.5 }, { _tag: 'GeenRente', rentevastperiode: 120 }],
    ['a rate below 0', {}, { '120': -0.001 }, ongeldig(-0.001)],
    ['a rate above 100', {}, { '120': 100.001 }, ongeldig(100.001)],
    ['a rate of NaN, and reports the rate as the text NaN', {}, { '120': Number.NaN }, ongeldig('NaN')],
    ['a rate of Infinity', {}, { '120': Infinity }, ongeldig('Infinity')],
    ['a rate of -Infinity', {}, { '120': -Infinity }, ongeldig('-Infinity')],
  ])('berekenFinancieringsOpzet refuses %s', (_, anders, rentetarieven, fout) => {
    expect(uitkomstVan(anders, rentetarieven)).toEqual(either.left(fout))
  })

  it.each<[string, Partial<FinancieringsOpzetVerzoek>, Rentetarieven]>([
    ['a period that brand FL offers', { rentevastperiode: 72, labelCode: 'FL' }, { '72': 3.5 }],
    ['a rate of 0', {}, { '120': 0 }],
    ['a rate of 100', {}, { '120': 100 }],
    ['an invalid rate of another period', {}, { '60': Number.NaN, '120': 3.75 }],
  ])('berekenFinancieringsOpzet accepts %s', (_, anders, rentetarieven) => {
    expect(either.isRight(uitkomstVan(anders, rentetarieven))).toBe(true)
  })

  const KOSTENPOSTEN = ['leveringsakte', 'hypotheekakte', 'taxatie'] as const
  it.each(KOSTENPOSTEN)('berekenFinancieringsOpzet refuses a negative amount for cost item %s', (kostenpost) => {
    const kosten = { ...standaardKosten, [kostenpost]: -1 }
    const fout = { _tag: 'OngeldigeKosten', kostenpost, bedrag: -1 }
    expect(berekenFinancieringsOpzet(verzoekVan([{}]), { ...kader, kosten })).toEqual(either.left(fout))
  })

  /** A value that `String` cannot convert. A caller in JavaScript can pass such a value. */
  const zonderTekst = Object.create(null) as unknown
  it.each([
    ['weetNiet', 'weetNiet'],
    ['toString', 'toString'],
    [true, 'true'],
    [{}, '[object Object]'],
    [zonderTekst, '[object Object]'],
    [Symbol('ja'), 'Symbol(ja)'],
  ])('berekenFinancieringsOpzet and toBerekening refuse startersvrijstelling $1 (value %#)', (gegeven, tekst) => {
    const metGegeven = { ...kader, startersvrijstelling: gegeven } as unknown as Rekenkader
    const vragen = [
      [verzoekVan([{}]), ['nee', 'ja']],
      [verzoekVan([{}, {}]), ['nee', 'eenVanTwee', 'ja']],
    ] as const
    for (const [verzoek, mogelijk] of each('requests', vragen)) {
      const fout = either.left({ _tag: 'OngeldigeStartersvrijstelling', startersvrijstelling: tekst, mogelijk })
      expect([berekenFinancieringsOpzet(verzoek, metGegeven), toBerekening(verzoek, metGegeven)]).toEqual([fout, fout])
    }
  })

  it('toBerekening refuses startersvrijstelling eenVanTwee for one buyer, and accepts it for two', () => {
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
