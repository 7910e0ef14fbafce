import { either } from 'fp-ts'
import fc from 'fast-check'
import { defer, delay, of, type Observable } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { describe, expect, it } from 'vitest'

import { askPeriodes, type PeriodeAntwoord, type PeriodeUitkomst } from '../../../application'
import { nieuweOrientatie, toVerzoek } from '../../../domain'
import { periodesVan, type RentevastePeriode } from '../../../domain/orientatie'
import { outcomeOf } from '../../support/fakes/berekening'
import { every } from '../../support/every'

const verzoek = toVerzoek(nieuweOrientatie('MY'), new Date(2026, 2, 14))
const gelukt: PeriodeUitkomst = either.right(outcomeOf(verzoek))
const mislukt: PeriodeUitkomst = either.left({ _tag: 'Onbereikbaar' })
const uitkomsten = { g: gelukt, m: mislukt }

const PERIODES = [12, 60, 120, 180, 240] as const
type Periode = (typeof PERIODES)[number]

const antwoord = (periode: Periode, uitkomst = gelukt): PeriodeAntwoord => ({ periode, uitkomst })
const verwacht = {
  a: antwoord(12),
  b: antwoord(60),
  c: antwoord(120),
  d: antwoord(180),
  e: antwoord(240),
  B: antwoord(60, mislukt),
}

interface Verloop {
  /** The marbles of the calculation of each period: g(elukt, succeeded) or m(islukt, failed). */
  readonly vragen: Readonly<Record<Periode, string>>
  readonly antwoorden: string
  /** The marbles of the subscription to the calculation of each period and of its end. */
  readonly gesteld?: Readonly<Record<Periode, string | string[]>>
  readonly einde?: string
}

const verloopt = ({ vragen, antwoorden, gesteld, einde }: Verloop): void =>
  new TestScheduler((gekregen, bedoeld) => expect(gekregen).toEqual(bedoeld)).run(
    ({ cold, expectObservable, expectSubscriptions }) => {
      const streams = new Map(PERIODES.map((periode) => [periode, cold(vragen[periode], uitkomsten)]))
      const vraag = (periode: RentevastePeriode) => streams.get(periode as Periode) as Observable<PeriodeUitkomst>
      expectObservable(askPeriodes(PERIODES, vraag), einde).toBe(antwoorden, verwacht)
      if (gesteld !== undefined)
        for (const periode of PERIODES)
          expectSubscriptions(streams.get(periode)?.subscriptions ?? []).toBe(gesteld[periode])
    },
  )

/** Returns an object with the marbles `zo` for every period. */
const alle = (zo: string) => ({ 12: zo, 60: zo, 120: zo, 180: zo, 240: zo })

describe('askPeriodes', () => {
  it('askPeriodes calculates at most three periods at the same time', () => {
    verloopt({
      vragen: alle('10ms (g|)'),
      antwoorden: '10ms (abc) 5ms (de|)',
      gesteld: { ...alle('^ 9ms !'), 180: '10ms ^ 9ms !', 240: '10ms ^ 9ms !' },
    })
  })

  it('askPeriodes emits the outcome of each period as soon as it arrives, in any order', () => {
    verloopt({
      vragen: { 12: '60ms (g|)', 60: '10ms (g|)', 120: '30ms (g|)', 180: '10ms (g|)', 240: '20ms (g|)' },
      antwoorden: '10ms b 9ms d 9ms c 9ms e 19ms (a|)',
    })
  })

  it('askPeriodes emits the failure of one period, and continues with the other periods', () => {
    verloopt({
      vragen: { 12: '20ms (g|)', 60: '10ms (m|)', 120: '30ms (g|)', 180: '30ms (g|)', 240: '30ms (g|)' },
      antwoorden: '10ms B 9ms a 9ms c 9ms d 9ms (e|)',
    })
  })

  it('unsubscribing from askPeriodes cancels its pending requests and starts no new requests', () => {
    verloopt({
      vragen: alle('10ms (g|)'),
      antwoorden: '10ms (abc)',
      gesteld: { ...alle('^ 9ms !'), 180: '10ms ^ 4ms !', 240: '10ms ^ 4ms !' },
      einde: '15ms !',
    })
    verloopt({
      vragen: alle('10ms (g|)'),
      antwoorden: '',
      gesteld: { ...alle('^ 4ms !'), 180: [], 240: [] },
      einde: '5ms !',
    })
  })

  it('askPeriodes completes at once for an empty list of periods', () => {
    const gezien: string[] = []
    askPeriodes([], () => of(gelukt)).subscribe({ complete: () => gezien.push('klaar') })
    expect(gezien).toEqual(['klaar'])
  })

  it('for any durations, askPeriodes emits each period once, with at most three requests pending', () => {
    const duren = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 })
    every(duren, (van) => {
      const periodes = periodesVan('FL')
      const klaar: RentevastePeriode[] = []
      let [open, meest] = [0, 0]
      new TestScheduler(() => undefined).run(({ flush }) => {
        const vraag = (periode: RentevastePeriode) =>
          defer(() => {
            open += 1
            meest = Math.max(meest, open)
            return of(gelukt).pipe(delay(van[periodes.indexOf(periode)] ?? 0))
          })
        askPeriodes(periodes, vraag).subscribe(({ periode }) => {
          open -= 1
          klaar.push(periode)
        })
        flush()
      })
      expect(klaar.toSorted((een, ander) => een - ander)).toEqual(periodes)
      expect(meest).toBe(3)
    })
  })
})
