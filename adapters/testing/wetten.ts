import fc from 'fast-check'
import { either } from 'fp-ts'
import { lastValueFrom, toArray } from 'rxjs'

import type { BerekeningPort } from '../../application'
import {
  financieringsOpzetCodec,
  financieringsOpzetMetOnderpandCodec,
  normenUit,
  rentepaarVan,
  type FinancieringsOpzet,
  type FinancieringsOpzetMetOnderpand,
  type FinancieringsOpzetVerzoek,
  type Uitkomst,
} from '../../domain'
import { verzoek as verzoeken } from './arbitraries/verzoek'

/** A law that every calculation port must obey, also one that calls a service. */
export interface Wet {
  /** The law as an English sentence, for a test title. */
  readonly naam: string
  /** Tests the law with generated requests. Rejects with the smallest request found that breaks the law. */
  readonly geldt: (port: BerekeningPort, params?: fc.Parameters<[FinancieringsOpzetVerzoek]>) => Promise<void>
}

type Antwoord = Awaited<ReturnType<typeof antwoordenVan>>[number]

/** Returns all values that a calculation emits, in order. Rejects when the calculation errors. */
const antwoordenVan = (port: BerekeningPort, verzoek: FinancieringsOpzetVerzoek) =>
  lastValueFrom(port.bereken(verzoek).pipe(toArray()))

const inCenten = (bedrag: number): number => Math.round(bedrag * 100)

const eis = (klopt: boolean, waarom: string): void => {
  if (!klopt) throw new Error(waarom)
}

const wet = (
  naam: string,
  toets: (antwoorden: readonly Antwoord[], verzoek: FinancieringsOpzetVerzoek, port: BerekeningPort) => unknown,
): Wet =>
  Object.freeze<Wet>({
    naam,
    geldt: (port, params = {}) =>
      fc.assert(
        fc.asyncProperty(verzoeken(), async (verzoek) => {
          await toets(await antwoordenVan(port, verzoek), verzoek, port)
        }),
        params,
      ),
  })

/** Creates a law about results with their ground. The law ignores a calculation that returns an error. */
const wetVanDeUitkomst = (naam: string, toets: (uitkomst: Uitkomst, verzoek: FinancieringsOpzetVerzoek) => void): Wet =>
  wet(naam, (antwoorden, verzoek) => {
    for (const antwoord of antwoorden) if (either.isRight(antwoord)) toets(antwoord.right, verzoek)
  })

/** Creates a law about results. The law ignores a calculation that returns an error. */
const wetVanHetResultaat = (
  naam: string,
  toets: (opzet: FinancieringsOpzet, verzoek: FinancieringsOpzetVerzoek) => void,
): Wet => wetVanDeUitkomst(naam, ({ financieringsOpzet }, verzoek) => toets(financieringsOpzet, verzoek))

/** Creates a law on results with a home. Skips results without `benodigdeFinanciering`: the codec law rejects them. */
const wetVanDeWoning = (
  naam: string,
  toets: (opzet: FinancieringsOpzetMetOnderpand, eigenInleg: number) => void,
): Wet =>
  wetVanHetResultaat(naam, (opzet, { onderpand, eigenInleg = 0 }) => {
    if (onderpand !== undefined && opzet.benodigdeFinanciering !== undefined) toets(opzet, eigenInleg)
  })

/** All laws of a calculation port. Usage: `it.each(WETTEN_VAN_DE_BEREKENING)('$naam', ({ geldt }) => geldt(port))`. */
export const WETTEN_VAN_DE_BEREKENING: readonly Wet[] = Object.freeze([
  wet('a calculation emits one result or error, completes and never errors', (antwoorden) => {
    const resultaten = new Set(antwoorden.map((een) => (either.isRight(een) ? een.right.financieringsOpzet : een)))
    eis(resultaten.size === 1, `the calculation emitted ${resultaten.size} results`)
  }),
  wetVanDeUitkomst(
    'the ground of a result has its request, and the norms and the rate that the result names',
    (uitkomst, verzoek) => {
      const { financieringsOpzet: opzet, grond } = uitkomst
      eis(JSON.stringify(grond.verzoek) === JSON.stringify(verzoek), 'the ground has another request')
      const normen = normenUit(grond)
      eis(
        normen === undefined || normen.jaar === opzet.normjaar,
        `norms of ${normen?.jaar} with a result of ${opzet.normjaar}`,
      )
      if (grond.kader === undefined) return
      eis(grond.kader.normen.jaar === normen?.jaar, 'the kader has other norms than the ground')
      const rentes = rentepaarVan(grond.kader.rentetarieven, verzoek.rentevastperiode)
      const rente = opzet.nhg === true ? rentes?.nhg : rentes?.zonder
      eis(rente === opzet.rentepercentage, `a rate of ${rente} with a result at ${opzet.rentepercentage}`)
    },
  ),
  /** The last emission counts: a service may emit its first result without norms, and later ones only with norms. */
  wet('equal requests give the same result or error', async (antwoorden, verzoek, port) => {
    const nogmaals = await antwoordenVan(port, structuredClone(verzoek))
    const isGelijk = JSON.stringify(nogmaals.at(-1)) === JSON.stringify(antwoorden.at(-1))
    eis(isGelijk, 'the second result of the same request differs')
  }),
  wet('a result or error has the same JSON after structuredClone and after JSON.parse', (antwoorden) => {
    const tekst = JSON.stringify(antwoorden)
    eis(JSON.stringify(structuredClone(antwoorden)) === tekst, 'a structured clone of the result differs from it')
    eis(JSON.stringify(JSON.parse(tekst)) === tekst, 'the result read back from its JSON differs from it')
  }),
  wetVanHetResultaat('a result passes its codec', (opzet, { onderpand }) => {
    const codec = onderpand === undefined ? financieringsOpzetCodec : financieringsOpzetMetOnderpandCodec
    eis(either.isRight(codec.decode(opzet)), 'the codec rejects the result')
  }),
  wetVanHetResultaat('a result holds no NaN, no infinity and no -0', (opzet) => {
    const slecht = Object.entries(opzet).filter(
      ([, waarde]) => typeof waarde === 'number' && (!Number.isFinite(waarde) || Object.is(waarde, -0)),
    )
    eis(slecht.length === 0, `NaN, infinity or -0 in: ${slecht.map(([naam]) => naam).join(', ')}`)
  }),
  wetVanDeWoning('the mortgage is at most the maximum mortgage', ({ hypotheekbedrag, maximaleHypotheek }) => {
    eis(hypotheekbedrag <= maximaleHypotheek, `mortgage ${hypotheekbedrag}, maximum ${maximaleHypotheek}`)
  }),
  wetVanDeWoning('mortgage, used own money and shortage add up to the needed financing', (opzet, eigenInleg) => {
    const nodig = inCenten(opzet.benodigdeFinanciering)
    const gebruikt = Math.min(inCenten(eigenInleg), nodig)
    const gevonden = inCenten(opzet.hypotheekbedrag) + gebruikt + inCenten(opzet.extraBenodigdeEigenInleg)
    eis(gevonden === nodig, `mortgage, own money and shortage are ${gevonden} cents instead of ${nodig}`)
  }),
  wetVanDeWoning('there is a shortage only when the mortgage is within a cent of the maximum', (opzet) => {
    const mist = opzet.extraBenodigdeEigenInleg > 0
    const isHoogst = Math.abs(opzet.hypotheekbedrag - opzet.maximaleHypotheek) <= 0.01
    eis(!mist || isHoogst, `shortage of ${opzet.extraBenodigdeEigenInleg} with less than the maximum mortgage`)
  }),
])
