import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { nieuweOrientatie, opMoment, toVerzoek } from '../../../domain'
import { orientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { every } from '../../support/every'

const begin = nieuweOrientatie('MY')

const momenten = fc.date({ min: new Date(1971, 0, 2), max: new Date(2200, 0, 1), noInvalidDate: true })

describe('starting date of a request', () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each([
    [new Date(2025, 0, 1), '2024-01-01'],
    [new Date(2025, 11, 31, 23, 59, 59), '2024-12-31'],
    [new Date(2024, 1, 29), '2023-02-28'],
    [new Date(2024, 1, 28), '2023-02-28'],
    [new Date(2025, 1, 28), '2024-02-28'],
    [new Date(2024, 0, 31), '2023-01-31'],
    [new Date(2024, 2, 30), '2023-03-30'],
  ])('toVerzoek at %s sets ingangsdatumHypotheek one year earlier: %s', (moment, datum) => {
    expect(toVerzoek(begin, moment).ingangsdatumHypotheek).toBe(datum)
  })

  it('toVerzoek gives the mortgage and each income the same ingangsdatum', () => {
    every(orientaties(), momenten, (orientatie, moment) => {
      const verzoek = toVerzoek(orientatie, moment)
      const datums = verzoek.hypotheekgevers.map((gever) => gever.inkomsten.ingangsdatum)
      expect(new Set(datums)).toEqual(new Set([verzoek.ingangsdatumHypotheek]))
    })
  })

  it.each([
    ['Europe/Amsterdam', '2024-03-02'],
    ['America/New_York', '2024-03-01'],
  ])('in time zone %s, toVerzoek at 23:30 UTC on 1 March 2025 sets ingangsdatumHypotheek to %s', (tijdzone, datum) => {
    vi.stubEnv('TZ', tijdzone)
    expect(toVerzoek(begin, new Date('2025-03-01T23:30:00Z')).ingangsdatumHypotheek).toBe(datum)
  })

  it('opMoment gives a request of one moment exactly what toVerzoek gives at another moment', () => {
    every(orientaties(), momenten, momenten, (orientatie, moment, later) => {
      expect(opMoment(toVerzoek(orientatie, moment), later)).toEqual(toVerzoek(orientatie, later))
    })
  })

  it('toVerzoek writes the given moment as timestamp, in UTC with milliseconds', () => {
    expect(toVerzoek(begin, new Date('2025-03-01T23:30:00Z')).timestamp).toBe('2025-03-01T23:30:00.000Z')
  })
})
