import fc from 'fast-check'
import { NEVER } from 'rxjs'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { createOrientatieService, createStartwaardenService } from '../../../application'
import { nieuweOrientatie, toAntwoord, wijzig, type Antwoord, type Orientatie } from '../../../domain'
import { VELDEN, waardeVan, type Veld } from '../../../domain/orientatie'
import { antwoorden } from '../../../adapters/testing/arbitraries/wijziging'
import { stoppedKlok } from '../../support/fakes/klok'
import { every } from '../../support/every'
import { sometimes } from '../../support/sometimes'

const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
})

/** Creates the services of one calculator, with the names of the questions of each `beantwoord$`. */
const open = () => {
  const orientatie = createOrientatieService({
    start: nieuweOrientatie('MY'),
    berekening: { bereken: () => NEVER },
    klok: stoppedKlok,
  })
  const service = createStartwaardenService(orientatie)
  const gehoord: (readonly Veld[])[] = []
  service.beantwoord$.subscribe((velden) => gehoord.push(velden))
  opened.push(() => {
    service.dispose()
    orientatie.dispose()
  })
  return { orientatie, service, gehoord }
}

/** Returns the answers of these questions: for two answers to one question, the later one. */
const perVeld = (lijst: readonly Antwoord[]): readonly Antwoord[] => [
  ...new Map(lijst.map((antwoord) => [antwoord.veld, antwoord])).values(),
]

const startwaarden = fc.array(antwoorden('MY'), { maxLength: 5 }).map(perVeld)

const metAntwoorden = (lijst: readonly Antwoord[]): Orientatie =>
  wijzig(nieuweOrientatie('MY'), { soort: 'antwoordenVervangen', antwoorden: lijst })

const alles = (orientatie: Orientatie) => VELDEN.map((veld) => waardeVan(orientatie, veld))

const PRIJS = toAntwoord('vraagprijsWoning', 350_000)
const INKOMEN = toAntwoord('eigen.inkomen', 60_000)

describe('createStartwaardenService', () => {
  it('start values hold as if the visitor had given them, and are not reported as answers', () => {
    every(startwaarden, (waarden) => {
      const { orientatie, service, gehoord } = open()
      service.vulIn(waarden)
      const standaard = nieuweOrientatie('MY')
      sometimes(
        'a start value is not the default',
        VELDEN.some((veld) => waardeVan(orientatie.state(), veld) !== waardeVan(standaard, veld)),
      )
      expect(alles(orientatie.state())).toEqual(alles(metAntwoorden(waarden)))
      expect(gehoord).toEqual([])
      expect(service.state().beantwoord).toEqual(new Set())
    })
  })

  it('after other start values, a calculator without answers is as one that began with them', () => {
    every(startwaarden, startwaarden, (eerst, daarna) => {
      const { orientatie, service } = open()
      service.vulIn(eerst)
      service.vulIn(daarna)
      sometimes(
        'a question loses its start value',
        eerst.some(({ veld }) => daarna.every((een) => een.veld !== veld)),
      )
      expect(alles(orientatie.state())).toEqual(alles(metAntwoorden(daarna)))
    })
  })

  it('start values never change an answer of the visitor that no clearing rule changes', () => {
    every(antwoorden('MY'), startwaarden, startwaarden, (antwoord, eerst, daarna) => {
      const { orientatie, service } = open()
      service.vulIn(eerst)
      orientatie.dispatch(antwoord)
      const { beantwoord } = service.state()
      const isBeantwoord =
        beantwoord !== 'alle' &&
        beantwoord.has(antwoord.veld) &&
        waardeVan(orientatie.state(), antwoord.veld) === antwoord.waarde
      const anders = daarna.filter(({ veld }) => veld !== antwoord.veld)
      const zonderEigen = metAntwoorden([...anders, antwoord])
      service.vulIn(daarna)
      if (
        sometimes(
          'the visitor answered a question of the next start values',
          isBeantwoord && anders.length < daarna.length,
        )
      )
        expect(alles(wijzig(orientatie.state(), antwoord))).toEqual(alles(orientatie.state()))
      if (sometimes('the visitor answered a question', isBeantwoord))
        expect(waardeVan(orientatie.state(), antwoord.veld)).toBe(waardeVan(zonderEigen, antwoord.veld))
    })
  })

  it('beginOpnieuw gives every question its start value or its default', () => {
    every(startwaarden, startwaarden, (waarden, vanLink) => {
      const { orientatie, service } = open()
      service.vulIn(waarden)
      orientatie.dispatch({ soort: 'antwoordenVervangen', antwoorden: vanLink })
      service.beginOpnieuw()
      expect(alles(orientatie.state())).toEqual(alles(metAntwoorden(waarden)))
      expect(service.state().beantwoord).toEqual(new Set())
    })
  })

  it('an answer of the visitor is reported by the name of its question, once and only if it differs', () => {
    const { orientatie, gehoord } = open()
    orientatie.dispatch(INKOMEN)
    orientatie.dispatch(INKOMEN)
    orientatie.dispatch({ soort: 'typeGewijzigd', type: 'Adviseur' })
    orientatie.dispatch({ soort: 'antwoordenVervangen', antwoorden: [INKOMEN, PRIJS] })
    expect(gehoord).toEqual([['eigen.inkomen'], ['vraagprijsWoning']])
  })

  it('start values change nothing after the answers of a link replaced all answers', () => {
    const { orientatie, service } = open()
    orientatie.dispatch({ soort: 'antwoordenVervangen', antwoorden: [INKOMEN] })
    service.vulIn([PRIJS])
    expect(orientatie.state().vraagprijsWoning).toBeUndefined()
  })

  it('start values leave a question alone in which the visitor is typing', () => {
    const { orientatie, service } = open()
    service.vulIn([PRIJS, INKOMEN], ['vraagprijsWoning'])
    expect(orientatie.state().vraagprijsWoning).toBeUndefined()
    expect(orientatie.state().eigen.inkomen).toBe(60_000)
  })

  it('dispose completes the streams', () => {
    const { service } = open()
    const klaar = vi.fn()
    service.state$.subscribe({ complete: klaar })
    service.beantwoord$.subscribe({ complete: klaar })
    service.dispose()
    expect(klaar).toHaveBeenCalledTimes(2)
  })
})
