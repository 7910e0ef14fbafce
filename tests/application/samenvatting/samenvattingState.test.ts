import { describe, expect, it } from 'vitest'

import { createOrientatieService, toMomentopname, toSamenvattingState } from '../../../application'
import { toAntwoord } from '../../../domain'
import { answerTo, immediateBerekening } from '../../support/fakes/berekening'
import { stoppedKlok } from '../../support/fakes/klok'
import { createHandmatig, inkomenGewijzigd, start } from '../orientatie/opstelling'

const vraagprijsGewijzigd = toAntwoord('vraagprijsWoning', 300_000)

const create = () => {
  const { berekening, service: orientatie } = createHandmatig()
  return { berekening, orientatie, samenvatting: () => toSamenvattingState(orientatie.state()) }
}

it('before the first calculation has ended, there is nothing to show', () => {
  expect(create().samenvatting()).toEqual({ momentopname: undefined, loading: true, fout: undefined })
})

describe('when loading ends with a result', () => {
  it('the answers and the result are taken together', () => {
    const { berekening, orientatie, samenvatting } = create()
    orientatie.dispatch(inkomenGewijzigd(60_000))
    orientatie.dispatch(vraagprijsGewijzigd)
    berekening.laatste().slaag()
    expect(samenvatting()).toEqual({
      momentopname: {
        ...orientatie.state().berekend,
        totaalInkomen: 60_000,
        financieringsOpzet: answerTo(berekening.laatste().verzoek),
      },
      loading: false,
      fout: undefined,
    })
  })

  it('it is said whether the rates were examples, of that moment', () => {
    let isVoorbeeldrente = true
    const orientatie = createOrientatieService({
      berekening: immediateBerekening,
      klok: stoppedKlok,
      start,
      isVoorbeeldrente: () => isVoorbeeldrente,
    })
    isVoorbeeldrente = false
    expect(toSamenvattingState(orientatie.state()).momentopname?.isVoorbeeldrente).toBe(true)
    orientatie.herbereken()
    expect(toSamenvattingState(orientatie.state()).momentopname?.isVoorbeeldrente).toBe(false)
  })
})

it('while a calculation is pending, the earlier snapshot stays as it was', () => {
  const { berekening, orientatie, samenvatting } = create()
  berekening.laatste().slaag()
  const eerder = samenvatting().momentopname
  orientatie.dispatch(inkomenGewijzigd(60_000))
  expect(samenvatting()).toEqual({ momentopname: eerder, loading: true, fout: undefined })
})

describe('a failed calculation', () => {
  it('takes no snapshot: new answers never stand beside old figures', () => {
    const { berekening, orientatie, samenvatting } = create()
    berekening.laatste().slaag()
    const eerder = samenvatting().momentopname
    orientatie.dispatch(inkomenGewijzigd(60_000))
    berekening.laatste().faal({ _tag: 'TijdVerstreken' })
    expect(samenvatting()).toEqual({
      momentopname: eerder,
      loading: false,
      fout: { _tag: 'TijdVerstreken' },
    })
  })

  it('is forgotten as soon as it is tried again', () => {
    const { berekening, orientatie, samenvatting } = create()
    berekening.laatste().faal()
    orientatie.herbereken()
    expect(samenvatting()).toEqual({ momentopname: undefined, loading: true, fout: undefined })
  })

  it('is followed by the snapshot of the next one that succeeds', () => {
    const { berekening, orientatie, samenvatting } = create()
    berekening.laatste().faal()
    orientatie.dispatch(inkomenGewijzigd(60_000))
    berekening.laatste().slaag()
    expect(samenvatting().momentopname?.totaalInkomen).toBe(60_000)
  })
})

it('a change of audience changes nothing in the summary', () => {
  const { berekening, orientatie, samenvatting } = create()
  berekening.laatste().slaag()
  const eerder = samenvatting()
  orientatie.dispatch({ soort: 'typeGewijzigd', type: 'Adviseur' })
  expect(samenvatting()).toEqual(eerder)
})

it('a snapshot counts the income of both when buying together', () => {
  const samen = {
    ...start,
    isVoorbeeldrente: false,
    alleenSamen: 'samen' as const,
    eigen: { ...start.eigen, inkomen: 40_000 },
    partner: { ...start.partner, inkomen: 30_000 },
  }
  const opzet = { maximaleHypotheekOpInkomen: 0, maximaleHypotheek: 0, maandlastBruto: 0, maandlastNetto: 0 }
  expect(toMomentopname(samen, opzet).totaalInkomen).toBe(70_000)
})
