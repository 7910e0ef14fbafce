import { describe, expect, it } from 'vitest'

import {
  createOrientatieService,
  toMomentopname,
  toSamenvattingState,
  toUitkomstmelding,
  type SamenvattingState,
} from '../../../application'
import { toAntwoord, type FinancieringsOpzet } from '../../../domain'
import { answerTo, immediateBerekening, metCijfers } from '../../support/fakes/berekening'
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

it('a failed calculation takes no snapshot: new answers never stand beside old figures', () => {
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

const opzet: FinancieringsOpzet = {
  maximaleHypotheekOpInkomen: 0,
  maximaleHypotheek: 0,
  maandlastBruto: 0,
  maandlastNetto: 0,
}

const uitgangspunten = { ...start, isVoorbeeldrente: false }

const metTekort = (extraBenodigdeEigenInleg: number): SamenvattingState => ({
  momentopname: toMomentopname(uitgangspunten, metCijfers(opzet, { extraBenodigdeEigenInleg })),
  loading: false,
  fout: undefined,
})

it('a snapshot counts the income of both when buying together', () => {
  const samen = {
    ...uitgangspunten,
    alleenSamen: 'samen' as const,
    eigen: { ...start.eigen, inkomen: 40_000 },
    partner: { ...start.partner, inkomen: 30_000 },
  }
  expect(toMomentopname(samen, opzet).totaalInkomen).toBe(70_000)
})

describe('the message on the last step', () => {
  it('money missing is warned of', () => {
    expect(toUitkomstmelding(metTekort(0.01), 2)).toBe('waarschuwing')
  })

  it('money missing is not warned of while a calculation is pending', () => {
    expect(toUitkomstmelding({ ...metTekort(0.01), loading: true }, 2)).toBeUndefined()
  })

  it('nothing missing makes the figures an estimate, also while a calculation is pending', () => {
    expect(toUitkomstmelding(metTekort(0), 2)).toBe('schatting')
    expect(toUitkomstmelding({ ...metTekort(0), loading: true }, 2)).toBe('schatting')
  })

  it('nothing is said without a home', () => {
    const zonderWoning = toMomentopname(uitgangspunten, opzet)
    expect(toUitkomstmelding({ ...metTekort(0), momentopname: zonderWoning }, 2)).toBeUndefined()
  })

  it('nothing is said before the first result', () => {
    expect(toUitkomstmelding({ ...metTekort(0), momentopname: undefined }, 2)).toBeUndefined()
  })

  it.each([0, 0.01])('nothing is said of old figures (%d) after a failure', (tekort) => {
    const fout = { _tag: 'Onbereikbaar' as const }
    expect(toUitkomstmelding({ ...metTekort(tekort), fout }, 2)).toBeUndefined()
  })
})

it.each([0, 0.01])(
  'while an answer cannot be read, nothing is said of the figures (%d) of earlier answers',
  (tekort) => {
    expect(toUitkomstmelding(metTekort(tekort), 2, true)).toBeUndefined()
  },
)

it.each([0, 1] as const)('before the last step, nothing is said (step index %i)', (stap) => {
  expect(toUitkomstmelding(metTekort(0), stap)).toBeUndefined()
  expect(toUitkomstmelding(metTekort(0.01), stap)).toBeUndefined()
})
