import { either } from 'fp-ts'
import { concat, map, NEVER, throwError } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { withFigures } from '../../support/fakes/berekening'

import { createLokaleBerekening } from '../../../adapters'
import { WETTEN_VAN_DE_BEREKENING } from '../../../adapters/testing'
import type { BerekeningPort } from '../../../application'
import type { FinancieringsOpzet } from '../../../domain'
import { kaderVan2025 } from '../../support/fakes/kader'
import { printedLines, READABLE } from '../../support/printedLines'

const lokaal = createLokaleBerekening({ kader: () => Promise.resolve(kaderVan2025) })

/** Creates a calculation that changes each of its results with `bederf`. */
const metFout = (bederf: (opzet: FinancieringsOpzet) => FinancieringsOpzet): BerekeningPort => ({
  bereken: (verzoek) => lokaal.bereken(verzoek).pipe(map(either.map(bederf))),
})

let teller = 0

const bedorven: readonly (readonly [string, BerekeningPort])[] = [
  [
    'a calculation emits once, completes and never errors',
    { bereken: (verzoek) => concat(lokaal.bereken(verzoek), lokaal.bereken(verzoek)) },
  ],
  ['the same request gives the same answer', metFout((opzet) => ({ ...opzet, maandlastBruto: (teller += 1) }))],
  [
    'an answer survives conversion to JSON and a structured clone',
    metFout((opzet) => Object.assign(Object.create({ toJSON: () => 'weg' }) as object, opzet)),
  ],
  ['a result passes its codec', metFout((opzet) => ({ ...opzet, maximaleHypotheek: Number.NaN }))],
  ['a result holds no NaN, no infinity and no -0', metFout((opzet) => ({ ...opzet, maandlastNetto: -0 }))],
  [
    'the mortgage is at most the maximum mortgage',
    metFout((opzet) => withFigures(opzet, { hypotheekbedrag: opzet.maximaleHypotheek + 0.01 })),
  ],
  [
    'mortgage, own money and shortage add up to the needed financing',
    metFout((opzet) => withFigures(opzet, { benodigdeFinanciering: (opzet.benodigdeFinanciering ?? 0) + 0.01 })),
  ],
  [
    'there is a shortage only when the mortgage is the maximum',
    metFout((opzet) => withFigures(opzet, { hypotheekbedrag: 0, maximaleHypotheek: 1, extraBenodigdeEigenInleg: 1 })),
  ],
]

describe('WETTEN_VAN_DE_BEREKENING', () => {
  it.each(WETTEN_VAN_DE_BEREKENING)('the embedded calculation obeys the law: $naam', async ({ geldt }) => {
    await expect(geldt(lokaal)).resolves.toBeUndefined()
  })

  it.each(bedorven)(
    'a calculation that breaks a law is rejected with a readable counterexample: %s',
    async (wet, port) => {
      const { geldt } = WETTEN_VAN_DE_BEREKENING.find(({ naam }) => naam === wet) ?? {}
      const fout: unknown = await geldt?.(port).catch((gevangen: unknown) => gevangen)
      const [gezegd, oorzaak] = fout instanceof Error ? [fout.message, String(fout.cause)] : ['', '']
      expect(gezegd).toMatch(/Counterexample.*"rentevastperiode":/s)
      expect(printedLines(`${gezegd}\n${oorzaak}`)).toBeLessThanOrEqual(READABLE)
    },
  )

  it('each law is broken by a test', () => {
    expect(bedorven.map(([wet]) => wet)).toEqual(WETTEN_VAN_DE_BEREKENING.map(({ naam }) => naam))
  })

  it('a law rejects a calculation that errors instead of answering', async () => {
    const port: BerekeningPort = { bereken: () => throwError(() => new Error('stuk')) }
    await expect(WETTEN_VAN_DE_BEREKENING[0]?.geldt(port)).rejects.toThrow(/Counterexample/)
  })

  it('a law ends at its time limit for a calculation that never answers', async () => {
    const port: BerekeningPort = { bereken: () => NEVER }
    const params = { interruptAfterTimeLimit: 50, markInterruptAsFailure: true }
    await expect(WETTEN_VAN_DE_BEREKENING[0]?.geldt(port, params)).rejects.toThrow(/interrupted/i)
  })
})
