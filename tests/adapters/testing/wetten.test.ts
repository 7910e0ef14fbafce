import { either } from 'fp-ts'
import { concat, map, mergeMap, NEVER, throwError } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { withFigures } from '../../support/fakes/berekening'

import { createLokaleBerekening } from '../../../adapters'
import { WETTEN_VAN_DE_BEREKENING } from '../../../adapters/testing'
import type { BerekeningPort } from '../../../application'
import { normenVan, type FinancieringsOpzet, type LokaleGrond, type Uitkomst } from '../../../domain'
import { kaderVan2025 } from '../../support/fakes/kader'
import { printedLines, READABLE } from '../../support/printedLines'

const lokaal = createLokaleBerekening({ kader: () => Promise.resolve(kaderVan2025) })

/** Returns a calculation port that changes each outcome of the embedded calculation with `bederf`. */
const metAndere = (bederf: (uitkomst: Uitkomst) => Uitkomst): BerekeningPort => ({
  bereken: (verzoek) => lokaal.bereken(verzoek).pipe(map(either.map(bederf))),
})

/** Returns a calculation port that changes each result of the embedded calculation with `bederf`. */
const metFout = (bederf: (opzet: FinancieringsOpzet) => FinancieringsOpzet): BerekeningPort =>
  metAndere(({ financieringsOpzet, grond }) => ({ financieringsOpzet: bederf(financieringsOpzet), grond }))

/** Returns a calculation port that changes each ground of the embedded calculation with `bederf`. */
const metGrond = (bederf: (grond: LokaleGrond) => LokaleGrond): BerekeningPort =>
  metAndere((uitkomst) => {
    const { grond } = uitkomst
    return grond.plaats === 'lokaal' ? { ...uitkomst, grond: bederf(grond) } : uitkomst
  })

/** Returns an outcome with the ground of a service that named the norms and the rate of the embedded calculation. */
const toDienst = ({ financieringsOpzet, grond }: Uitkomst): Uitkomst => ({
  financieringsOpzet,
  grond: {
    plaats: 'server',
    verzoek: grond.verzoek,
    ...(grond.kader && { normen: grond.kader.normen, kader: grond.kader }),
  },
})

const zonderNormen = ({ financieringsOpzet, grond: { verzoek } }: Uitkomst): Uitkomst => ({
  financieringsOpzet,
  grond: { plaats: 'server', verzoek },
})

const GROND = 'the ground of a result has its request, and the norms and the rate that the result names'

let teller = 0

const bedorven: readonly (readonly [string, BerekeningPort])[] = [
  [
    'a calculation emits one result or error, completes and never errors',
    { bereken: (verzoek) => concat(lokaal.bereken(verzoek), lokaal.bereken(verzoek)) },
  ],
  [
    GROND,
    metGrond((grond) => ({ ...grond, verzoek: { ...grond.verzoek, eigenInleg: (grond.verzoek.eigenInleg ?? 0) + 1 } })),
  ],
  ['equal requests give the same result or error', metFout((opzet) => ({ ...opzet, maandlastBruto: (teller += 1) }))],
  [
    'a result or error has the same JSON after structuredClone and after JSON.parse',
    metFout((opzet) => Object.assign(Object.create({ toJSON: () => 'weg' }) as object, opzet)),
  ],
  ['a result passes its codec', metFout((opzet) => ({ ...opzet, maximaleHypotheek: Number.NaN }))],
  ['a result holds no NaN, no infinity and no -0', metFout((opzet) => ({ ...opzet, maandlastNetto: -0 }))],
  [
    'the mortgage is at most the maximum mortgage',
    metFout((opzet) => withFigures(opzet, { hypotheekbedrag: opzet.maximaleHypotheek + 0.01 })),
  ],
  [
    'mortgage, used own money and shortage add up to the needed financing',
    metFout((opzet) => withFigures(opzet, { benodigdeFinanciering: (opzet.benodigdeFinanciering ?? 0) + 0.01 })),
  ],
  [
    'there is a shortage only when the mortgage is within a cent of the maximum',
    metFout((opzet) => withFigures(opzet, { hypotheekbedrag: 0, maximaleHypotheek: 1, extraBenodigdeEigenInleg: 1 })),
  ],
]

describe('WETTEN_VAN_DE_BEREKENING', () => {
  it.each(WETTEN_VAN_DE_BEREKENING)('the embedded calculation obeys the law: $naam', async ({ geldt }) => {
    await expect(geldt(lokaal)).resolves.toBeUndefined()
  })

  it.each(bedorven)(
    'a readable counterexample is reported for a calculation that breaks the law: %s',
    async (wet, port) => {
      const { geldt } = WETTEN_VAN_DE_BEREKENING.find(({ naam }) => naam === wet) ?? {}
      const fout: unknown = await geldt?.(port).catch((gevangen: unknown) => gevangen)
      const [gezegd, oorzaak] = fout instanceof Error ? [fout.message, String(fout.cause)] : ['', '']
      expect(gezegd).toMatch(/Counterexample.*"rentevastperiode":/s)
      expect(printedLines(`${gezegd}\n${oorzaak}`)).toBeLessThanOrEqual(READABLE)
    },
  )

  it.each([
    ['other norms', metGrond((grond) => ({ ...grond, kader: { ...grond.kader, normen: normenVan(2026) } }))],
    ['another rate', metFout((opzet) => ({ ...opzet, rentepercentage: (opzet.rentepercentage ?? 0) + 1 }))],
  ])('the law on the ground of a result rejects a calculation whose ground has %s', async (_wat, port) => {
    const { geldt } = WETTEN_VAN_DE_BEREKENING.find(({ naam }) => naam === GROND) ?? {}
    await expect(geldt?.(port)).rejects.toThrow(/Counterexample/)
  })

  it('the law on the ground of a result accepts the ground of a service without kader', async () => {
    const { geldt } = WETTEN_VAN_DE_BEREKENING.find(({ naam }) => naam === GROND) ?? {}
    const dienst = metAndere(({ financieringsOpzet, grond: { verzoek } }) => ({
      financieringsOpzet,
      grond: { plaats: 'server', verzoek },
    }))
    await expect(geldt?.(dienst)).resolves.toBeUndefined()
  })

  it('the law on one result accepts a calculation that emits its result again with more of its ground', async () => {
    const port: BerekeningPort = {
      bereken: (verzoek) => lokaal.bereken(verzoek).pipe(mergeMap((uitslag) => [uitslag, uitslag])),
    }
    await expect(WETTEN_VAN_DE_BEREKENING[0]?.geldt(port)).resolves.toBeUndefined()
  })

  it.each(WETTEN_VAN_DE_BEREKENING)(
    'a service that loads the norms of its answers once, after the first answer, keeps the law: $naam',
    async ({ geldt }) => {
      let hasNormen = false
      const dienst: BerekeningPort = {
        bereken: (verzoek) =>
          lokaal.bereken(verzoek).pipe(
            mergeMap((uitslag) => {
              const volledig = either.map(toDienst)(uitslag)
              if (hasNormen || either.isLeft(uitslag)) return [volledig]
              hasNormen = true
              return [either.map(zonderNormen)(volledig), volledig]
            }),
          ),
      }
      await expect(geldt(dienst)).resolves.toBeUndefined()
    },
  )

  it('each law in WETTEN_VAN_DE_BEREKENING has one calculation that breaks it in a test', () => {
    expect(bedorven.map(([wet]) => wet)).toEqual(WETTEN_VAN_DE_BEREKENING.map(({ naam }) => naam))
  })

  it('the law on one result without error rejects a calculation that errors, with a counterexample', async () => {
    const port: BerekeningPort = { bereken: () => throwError(() => new Error('stuk')) }
    await expect(WETTEN_VAN_DE_BEREKENING[0]?.geldt(port)).rejects.toThrow(/Counterexample/)
  })

  it('the law on one result is interrupted at its time limit for a calculation that emits nothing', async () => {
    const port: BerekeningPort = { bereken: () => NEVER }
    const params = { interruptAfterTimeLimit: 50, markInterruptAsFailure: true }
    await expect(WETTEN_VAN_DE_BEREKENING[0]?.geldt(port, params)).rejects.toThrow(/interrupted/i)
  })
})
