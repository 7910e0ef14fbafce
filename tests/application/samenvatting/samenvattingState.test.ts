import { describe, expect, it } from 'vitest'

import { toMomentopname, toSamenvattingState, toUitkomstmelding, type SamenvattingState } from '../../../application'
import { toAntwoord, type FinancieringsOpzet } from '../../../domain'
import type { Rekenstand } from '../../../domain/orientatie'
import { answerTo, withFigures } from '../../support/fakes/berekening'
import { localGround } from '../../support/fakes/grounds'
import { createHandmatig, inkomenGewijzigd, start } from '../orientatie/opstelling'
import { grondVan } from './momentopnames'

const vraagprijsGewijzigd = toAntwoord('vraagprijsWoning', 300_000)

const create = () => {
  const { berekening, service: orientatie } = createHandmatig()
  return { berekening, orientatie, samenvatting: () => toSamenvattingState(orientatie.state()) }
}

it('toSamenvattingState returns no momentopname while the first calculation is pending', () => {
  expect(create().samenvatting()).toEqual({ momentopname: undefined, loading: true, fout: undefined })
})

describe('toSamenvattingState', () => {
  it('toSamenvattingState combines a result with the answers that it was calculated from', () => {
    const { berekening, orientatie, samenvatting } = create()
    orientatie.dispatch(inkomenGewijzigd(60_000))
    orientatie.dispatch(vraagprijsGewijzigd)
    berekening.last().succeed()
    expect(samenvatting()).toEqual({
      momentopname: {
        ...orientatie.state().berekend,
        totaalInkomen: 60_000,
        financieringsOpzet: answerTo(berekening.last().verzoek),
      },
      loading: false,
      fout: undefined,
    })
  })

  it('toSamenvattingState keeps the ground of the result until the next result', () => {
    const { berekening, orientatie, samenvatting } = create()
    const grond = localGround(berekening.last().verzoek)
    berekening.last().succeed(undefined, grond)
    orientatie.herbereken()
    expect(samenvatting().momentopname?.grond).toEqual({ ...grond, isVoorbeeldrente: true })
    berekening.last().succeed(undefined, { ...grond, isVoorbeeldrente: false })
    expect(samenvatting().momentopname?.grond).toEqual({ ...grond, isVoorbeeldrente: false })
  })
})

it('toSamenvattingState keeps the earlier result with its answers while a new calculation is pending', () => {
  const { berekening, orientatie, samenvatting } = create()
  berekening.last().succeed()
  const eerder = samenvatting().momentopname
  orientatie.dispatch(inkomenGewijzigd(60_000))
  expect(samenvatting()).toEqual({ momentopname: eerder, loading: true, fout: undefined })
})

it('toSamenvattingState leaves out a result of another brand', () => {
  const { berekening, orientatie, samenvatting } = create()
  berekening.last().succeed()
  orientatie.dispatch({ soort: 'labelCodeGewijzigd', labelCode: 'FL' })
  expect(samenvatting()).toEqual({ momentopname: undefined, loading: false, fout: undefined })
  const { berekend, financieringsOpzet, loading, fout } = orientatie.state()
  const zonderMerk = { berekend, financieringsOpzet, loading, fout } as Rekenstand
  expect(toSamenvattingState(zonderMerk).momentopname?.labelCode).toBe('MY')
  orientatie.dispatch({ soort: 'labelCodeGewijzigd', labelCode: 'MY' })
  expect(samenvatting().momentopname).toBeDefined()
})

it('toSamenvattingState keeps the earlier result with its answers after a failed calculation', () => {
  const { berekening, orientatie, samenvatting } = create()
  berekening.last().succeed()
  const eerder = samenvatting().momentopname
  orientatie.dispatch(inkomenGewijzigd(60_000))
  berekening.last().fail({ _tag: 'TijdVerstreken' })
  expect(samenvatting()).toEqual({
    momentopname: eerder,
    loading: false,
    fout: { _tag: 'TijdVerstreken' },
  })
})

const opzet: FinancieringsOpzet = {
  maximaleHypotheekOpInkomen: 0,
  maximaleHypotheek: 0,
  maandlastBruto: 0,
  maandlastNetto: 0,
}

const uitgangspunten = { ...start, grond: grondVan(start) }

const metTekort = (extraBenodigdeEigenInleg: number): SamenvattingState => ({
  momentopname: toMomentopname(uitgangspunten, withFigures(opzet, { extraBenodigdeEigenInleg })),
  loading: false,
  fout: undefined,
})

it('toMomentopname adds the incomes of both buyers in totaalInkomen', () => {
  const samen = {
    ...uitgangspunten,
    alleenSamen: 'samen' as const,
    eigen: { ...start.eigen, inkomen: 40_000 },
    partner: { ...start.partner, inkomen: 30_000 },
  }
  expect(toMomentopname(samen, opzet).totaalInkomen).toBe(70_000)
})

describe('toUitkomstmelding', () => {
  it("toUitkomstmelding returns 'waarschuwing' for a shortage on the last step", () => {
    expect(toUitkomstmelding(metTekort(0.01), 2)).toBe('waarschuwing')
  })

  it('toUitkomstmelding returns no message for a shortage while a calculation is pending', () => {
    expect(toUitkomstmelding({ ...metTekort(0.01), loading: true }, 2)).toBeUndefined()
  })

  it("toUitkomstmelding returns 'schatting' without a shortage, also while a calculation is pending", () => {
    expect(toUitkomstmelding(metTekort(0), 2)).toBe('schatting')
    expect(toUitkomstmelding({ ...metTekort(0), loading: true }, 2)).toBe('schatting')
  })

  it('toUitkomstmelding returns no message without a home', () => {
    const zonderWoning = toMomentopname(uitgangspunten, opzet)
    expect(toUitkomstmelding({ ...metTekort(0), momentopname: zonderWoning }, 2)).toBeUndefined()
  })

  it('toUitkomstmelding returns no message before the first result', () => {
    expect(toUitkomstmelding({ ...metTekort(0), momentopname: undefined }, 2)).toBeUndefined()
  })

  it('after a failed calculation, toUitkomstmelding returns the message about the last result', () => {
    const fout = { _tag: 'TijdVerstreken' } as const
    expect(toUitkomstmelding({ ...metTekort(0.01), fout }, 2)).toBe('waarschuwing')
    expect(toUitkomstmelding({ ...metTekort(0), fout }, 2)).toBe('schatting')
  })
})

it.each([0, 1] as const)('toUitkomstmelding returns no message before the last step (step index %i)', (stap) => {
  expect(toUitkomstmelding(metTekort(0), stap)).toBeUndefined()
  expect(toUitkomstmelding(metTekort(0.01), stap)).toBeUndefined()
})
