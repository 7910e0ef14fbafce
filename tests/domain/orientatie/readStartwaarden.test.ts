import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, wijzig } from '../../../domain'
import {
  LABEL_CODES,
  periodesVan,
  readStartwaarden,
  VELDEN,
  waardeVan,
  type Startwaarden,
} from '../../../domain/orientatie'
import { labelCodes } from '../../../adapters/testing/arbitraries/keuzes'
import { startwaarden } from '../../../adapters/testing/arbitraries/wijziging'
import { every } from '../../support/every'
import { sometimes } from '../../support/sometimes'

const lees = (waarden: Readonly<Record<string, unknown>>) => readStartwaarden(waarden, 'MY')

describe('readStartwaarden', () => {
  it('every answer of the page holds in a new calculator, or has a message', () => {
    every(labelCodes(), startwaarden(), (labelCode, waarden) => {
      const { antwoorden, fouten } = readStartwaarden(waarden, labelCode)
      const begin = wijzig(nieuweOrientatie(labelCode), { soort: 'antwoordenVervangen', antwoorden })
      sometimes('an answer does not count', fouten)
      sometimes('there is an answer', antwoorden)
      expect(antwoorden.map(({ veld }) => waardeVan(begin, veld))).toEqual(antwoorden.map(({ waarde }) => waarde))
      const gegeven = Object.entries(waarden).filter(([, waarde]) => waarde !== undefined)
      const gemeld = fouten.map(({ veld }) => veld)
      expect(antwoorden.map(({ veld, waarde }) => [veld, waarde])).toEqual(
        gegeven.filter(([veld]) => !gemeld.includes(veld)),
      )
      expect(antwoorden.length + fouten.length).toBe(gegeven.length)
    })
  })

  it('readStartwaarden keeps the valid answers next to unknown questions and bad values', () => {
    expect(
      lees({
        vraagprijsWoning: 350_000,
        prijs: 350_000,
        eigenGeld: -1,
        meerwerk: '5000',
        alleenSamen: 'met zijn drieën',
        toString: 1,
      }),
    ).toEqual({
      antwoorden: [{ soort: 'beantwoord', veld: 'vraagprijsWoning', waarde: 350_000 }],
      fouten: [
        { veld: 'prijs', melding: 'is geen vraag van de rekenhulp' },
        { veld: 'eigenGeld', melding: 'telt niet mee: verwacht een getal van 0 tot en met 99999999' },
        { veld: 'meerwerk', melding: 'telt niet mee: verwacht een getal van 0 tot en met 99999999' },
        { veld: 'alleenSamen', melding: 'telt niet mee: verwacht een van "alleen", "samen"' },
        { veld: 'toString', melding: 'is geen vraag van de rekenhulp' },
      ],
    })
  })

  it.each([
    [99_999_999, 1],
    [100_000_000, 0],
    [0, 1],
    [-1, 0],
  ])('readStartwaarden accepts an amount of %d: %d', (bedrag, aantal) => {
    expect(lees({ vraagprijsWoning: bedrag }).antwoorden).toHaveLength(aantal)
  })

  it.each([null, undefined, ''] as const)('%j gives no answer to any question, and is no error', (leeg) => {
    const waarden: Startwaarden = Object.fromEntries(VELDEN.map((veld) => [veld, leeg] as const))
    expect(lees(waarden)).toEqual({ antwoorden: [], fouten: [] })
    const alleen: Startwaarden = { vraagprijsWoning: leeg, energielabelType: leeg }
    expect(lees(alleen)).toEqual({ antwoorden: [], fouten: [] })
    expect(lees({ prijs: leeg }).fouten).toHaveLength(1)
  })

  it('a period counts only for a brand that offers it, and the message names the periods of the brand', () => {
    const periodes = [...new Set(LABEL_CODES.flatMap(periodesVan))]
    for (const labelCode of LABEL_CODES)
      for (const renteperiode of periodes) {
        const { antwoorden, fouten } = readStartwaarden({ renteperiode }, labelCode)
        expect(antwoorden).toHaveLength(periodesVan(labelCode).includes(renteperiode) ? 1 : 0)
        expect(fouten).toHaveLength(1 - antwoorden.length)
      }
    expect(lees({ renteperiode: 72 }).fouten).toEqual([
      { veld: 'renteperiode', melding: 'telt niet mee: verwacht een van 1, 12, 60, 120, 180, 240, 360' },
    ])
  })

  it('an income beside a pension does not count, because the calculator would clear it', () => {
    const { antwoorden, fouten } = lees({ 'eigen.inkomen': 60_000, 'eigen.dienstBetrekking': 'Pensioen' })
    expect(antwoorden.map(({ veld }) => veld)).toEqual(['eigen.dienstBetrekking'])
    expect(fouten).toEqual([
      { veld: 'eigen.inkomen', melding: 'telt niet mee bij de andere antwoorden van deze pagina' },
    ])
  })

  it('readStartwaarden knows every question', () => {
    const { fouten } = lees(Object.fromEntries(VELDEN.map((veld) => [veld, {}])))
    expect(fouten.filter(({ melding }) => melding.includes('geen vraag'))).toEqual([])
    expect(fouten).toHaveLength(VELDEN.length)
  })
})
