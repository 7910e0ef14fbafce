import { option } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import {
  createOrientatieService,
  createSamenvattingService,
  toMomentopname,
  type SamenvattingState,
} from '../../../application'
import { nieuweOrientatie, type Antwoord } from '../../../domain'
import { antwoordOp, createHandmatigeBerekening, directeBerekening } from '../../support/fakes/berekening'
import { stilleKlok } from '../../support/fakes/klok'

const start = nieuweOrientatie('MY')
const inkomenGewijzigd = (inkomen: number): Antwoord => ({
  soort: 'beantwoord',
  veld: 'eigen.inkomen',
  waarde: inkomen,
})
const vraagprijsGewijzigd: Antwoord = { soort: 'beantwoord', veld: 'vraagprijsWoning', waarde: 300_000 }

const create = () => {
  const berekening = createHandmatigeBerekening()
  const orientatie = createOrientatieService({ berekening, klok: stilleKlok, start })
  return { berekening, orientatie, samenvatting: createSamenvattingService(orientatie) }
}

const momentopnameVan = ({ momentopname }: SamenvattingState) => option.toUndefined(momentopname)

describe('before the first calculation has ended', () => {
  it('there is nothing to show', () => {
    expect(create().samenvatting.state()).toEqual({ momentopname: option.none, loading: true, fout: option.none })
  })
})

describe('when loading ends with a result', () => {
  it('the answers and the result are taken together', () => {
    const { berekening, orientatie, samenvatting } = create()
    orientatie.dispatch(inkomenGewijzigd(60_000))
    orientatie.dispatch(vraagprijsGewijzigd)
    berekening.laatste().slaag()
    expect(samenvatting.state()).toEqual({
      momentopname: option.some({
        labelCode: 'MY',
        isVoorbeeldrente: false,
        totaalInkomen: 60_000,
        vraagprijsWoning: 300_000,
        verbouwingskosten: undefined,
        meerwerk: undefined,
        eigenGeld: undefined,
        alleenSamen: 'alleen',
        bestaandeWoning: 'BestaandeBouw',
        woonJeNuInEenKoopwoning: 'nee',
        financieringsOpzet: antwoordOp(berekening.laatste().verzoek),
      }),
      loading: false,
      fout: option.none,
    })
  })

  it('also a summary that comes later shows it', () => {
    const orientatie = createOrientatieService({ berekening: directeBerekening, klok: stilleKlok, start })
    const { loading, momentopname } = createSamenvattingService(orientatie).state()
    expect(loading).toBe(false)
    expect(option.isSome(momentopname)).toBe(true)
  })
})

describe('while a calculation is pending', () => {
  it('the earlier snapshot stays as it was', () => {
    const { berekening, orientatie, samenvatting } = create()
    berekening.laatste().slaag()
    const eerder = samenvatting.state().momentopname
    orientatie.dispatch(inkomenGewijzigd(60_000))
    expect(samenvatting.state()).toEqual({ momentopname: eerder, loading: true, fout: option.none })
  })
})

describe('a failed calculation', () => {
  it('takes no snapshot: new answers never stand beside old figures', () => {
    const { berekening, orientatie, samenvatting } = create()
    berekening.laatste().slaag()
    const eerder = samenvatting.state().momentopname
    orientatie.dispatch(inkomenGewijzigd(60_000))
    berekening.laatste().faal({ _tag: 'TijdVerstreken' })
    expect(samenvatting.state()).toEqual({
      momentopname: eerder,
      loading: false,
      fout: option.some({ _tag: 'TijdVerstreken' }),
    })
  })

  it('is forgotten as soon as it is tried again', () => {
    const { berekening, orientatie, samenvatting } = create()
    berekening.laatste().faal()
    orientatie.herbereken()
    expect(samenvatting.state()).toEqual({ momentopname: option.none, loading: true, fout: option.none })
  })

  it('is followed by the snapshot of the next one that succeeds', () => {
    const { berekening, orientatie, samenvatting } = create()
    berekening.laatste().faal()
    orientatie.dispatch(inkomenGewijzigd(60_000))
    berekening.laatste().slaag()
    expect(momentopnameVan(samenvatting.state())?.totaalInkomen).toBe(60_000)
  })
})

describe('a change of audience', () => {
  it('changes nothing in the summary', () => {
    const { berekening, orientatie, samenvatting } = create()
    berekening.laatste().slaag()
    const states: SamenvattingState[] = []
    samenvatting.state$.subscribe((state) => states.push(state))
    orientatie.dispatch({ soort: 'typeGewijzigd', type: 'Adviseur' })
    expect(states).toEqual([samenvatting.state()])
  })
})

describe('dispose', () => {
  it('stops following and completes the stream', () => {
    const { berekening, samenvatting } = create()
    let klaar = false
    samenvatting.state$.subscribe({ complete: () => (klaar = true) })
    samenvatting.dispose()
    berekening.laatste().slaag()
    expect(klaar).toBe(true)
    expect(samenvatting.state().loading).toBe(true)
  })
})

describe('a snapshot', () => {
  it('counts the income of both when buying together', () => {
    const samen = {
      ...start,
      alleenSamen: 'samen' as const,
      eigen: { ...start.eigen, inkomen: 40_000 },
      partner: { ...start.partner, inkomen: 30_000 },
    }
    const opzet = { maximaleHypotheekOpInkomen: 0, maximaleHypotheek: 0, maandlastBruto: 0, maandlastNetto: 0 }
    expect(toMomentopname(samen, opzet).totaalInkomen).toBe(70_000)
  })
})
