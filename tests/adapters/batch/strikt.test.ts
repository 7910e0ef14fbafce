import { describe, expect, it } from 'vitest'

import { createBatchCalculator } from '../../../adapters/batch/batchCalculator'
import { periodesVan } from '../../../domain/orientatie'
import { verzoekVan } from '../../domain/rekenkern/voorbeeldverzoek'
import { BEREKEN, ndjson, resultaatVan, verzoekMet, voerUit } from './opstelling'

const ONBEKEND = 'dit veld bestaat niet; controleer de naam of laat het weg'

describe('unknown fields in lines of JSON', () => {
  // A student loan of 500 euro a month, misspelled with a capital S, gives a maximum mortgage without that loan.
  it('the bereken command refuses a line with a misspelled field, and names that field', async () => {
    const verzoek = verzoekMet(60_000)
    const [gever] = verzoek.hypotheekgevers
    const regel = {
      ...verzoek,
      hypotheekgevers: [{ ...gever, uitgaven: { huidigeMaandlastStudieSchuld: 500 } }],
      spaargeld: 1000,
    }
    const { code, uit, fout } = await voerUit(BEREKEN, ndjson(regel))
    expect([code, uit]).toEqual([1, ''])
    expect(fout).toBe(
      `regel 1: hypotheekgevers[0].uitgaven.huidigeMaandlastStudieSchuld: ${ONBEKEND}; spaargeld: ${ONBEKEND}\n`,
    )
  })

  it('the bereken command accepts an own key of --bewaar, but only outside the objects of a request', async () => {
    const verzoek = verzoekMet(60_000)
    const goed = { ...verzoek, klant: 'k1' }
    const fout = { ...verzoek, onderpand: { ...verzoek.onderpand, klant: 'k2' } }
    const verloop = await voerUit([...BEREKEN, '--bewaar', 'klant'], ndjson(goed, fout))
    expect(verloop.resultaten).toEqual([{ klant: 'k1', financieringsOpzet: resultaatVan(60_000) }])
    expect(verloop.fout).toBe(`regel 2: onderpand.klant: ${ONBEKEND}\n`)
  })
})

describe('a line of JSON without an income', () => {
  const zonderBedrag = (dienstbetrekkingsoort: string) => {
    const [gever] = verzoekMet(60_000).hypotheekgevers
    return { inkomsten: { ...gever?.inkomsten, dienstbetrekkingsoort, bedrag: undefined } }
  }

  it.each([
    ['inkomsten.bedrag', zonderBedrag('Onderneming')],
    ['pensioeninkomen', { binnen10JaarMetPensioen: true }],
  ])('the bereken command refuses a line that leaves %s open, which would count as 0', async (veld, anders) => {
    const verzoek = verzoekMet(60_000)
    const [gever] = verzoek.hypotheekgevers
    const { code, uit, fout } = await voerUit(
      BEREKEN,
      ndjson({ ...verzoek, hypotheekgevers: [{ ...gever, ...anders }] }),
    )
    expect([code, uit, fout]).toEqual([1, '', `regel 1: hypotheekgevers[0].${veld}: ontbreekt\n`])
  })

  it('the bereken command accepts an income of 0, and none for a buyer of the kind Overig', async () => {
    const verzoek = verzoekMet(0)
    const [gever] = verzoek.hypotheekgevers
    const overig = { ...verzoek, hypotheekgevers: [{ ...gever, ...zonderBedrag('Overig') }] }
    const { code, resultaten } = await voerUit(BEREKEN, ndjson(verzoek, overig))
    expect([code, resultaten.length]).toEqual([0, 2])
  })
})

describe('an income that may be a monthly income', () => {
  // 4.200 euro is a usual income a month.
  it('the bereken command calculates with an income of 4.200 a year, and asks whether it is a year', async () => {
    const { code, resultaten, fout } = await voerUit(BEREKEN, ndjson(verzoekMet(4200)))
    expect([code, resultaten]).toEqual([0, [resultaatVan(4200)]])
    expect(fout).toBe(
      'regel 1: let op, hypotheekgevers[0].inkomsten.bedrag: Is dit per jaar? Weet je alleen het bedrag per maand? ' +
        'Bereken dan het jaarinkomen.\n',
    )
  })
})

describe('a period without a rate', () => {
  const melding = (labelCode: 'MY' | 'FL', rentevastperiode: number, periodes: readonly number[]): unknown => {
    const rentes = Object.fromEntries(periodes.map((periode) => [periode, 3.75]))
    const rekenaar = createBatchCalculator(2026, { MY: rentes, FL: rentes }, new Date(2026, 2, 14))
    return rekenaar({ ...verzoekVan([{ inkomen: 60_000 }]), labelCode, rentevastperiode })
  }

  it('createBatchCalculator lists the periods of the brand that have a rate, and repeats no value', () => {
    expect(melding('FL', 84, periodesVan('FL'))).toMatchObject({
      left: `rentevastperiode: deze periode is er niet; kies een van ${periodesVan('FL').join(', ')} maanden`,
    })
    expect(melding('MY', 240, [36, 60, 120])).toMatchObject({
      left: 'rentevastperiode: er is geen rente voor deze periode; kies een van 60, 120 maanden',
    })
    expect(melding('MY', 240, [])).toMatchObject({ left: 'rentevastperiode: er is geen rente voor deze periode' })
  })
})
