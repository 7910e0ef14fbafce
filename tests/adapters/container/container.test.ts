import { option } from 'fp-ts'
import { filter, firstValueFrom, of } from 'rxjs'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { createContainer, type Berekenwijze, type CalculatorContainer } from '../../../adapters/container'
import { createDialogen, toSamenvatting, type Aankondiging, type OrientatieState } from '../../../application'
import { nieuweOrientatie, type Rekenkader } from '../../../domain'
import { kaderVan2025 } from '../../support/fakes/kader'
import { stilleKlok } from '../../support/fakes/klok'

const create = (
  kader: () => Promise<Rekenkader> = () => Promise.resolve(kaderVan2025),
  berekening: () => Berekenwijze = () => 'lokaal',
): CalculatorContainer =>
  createContainer({
    start: nieuweOrientatie('MY'),
    kader,
    berekening,
    dienst: { basis: () => 'nergens:', antiForgery: () => undefined, willekeur: () => -0.99 },
    klok: stilleKlok,
    analytics: {
      aan$: of(false),
      dynamicFrontend: 'hypotheek-orientatie',
      hub: () => undefined,
      wachtrij: () => 'wachtrij',
    },
    isVoorbeeldrente: () => false,
    dialogen: createDialogen(),
    herberekeningMelding: 'Er heeft een herberekening plaatsgevonden.',
  })

const klaar = ({ orientatie }: CalculatorContainer): Promise<OrientatieState> =>
  firstValueFrom(orientatie.state$.pipe(filter(({ berekening }) => berekening._tag !== 'Loading')))

afterEach(() => {
  vi.useRealTimers()
})

describe('a container', () => {
  it('composes one calculator: what is answered is calculated and summed up', async () => {
    const container = create()
    container.orientatie.dispatch({ soort: 'beantwoord', veld: 'eigen.inkomen', waarde: 60_000 })
    await klaar(container)
    const momentopname = option.toUndefined(container.samenvatting.state().momentopname)
    expect(momentopname?.totaalInkomen).toBe(60_000)
    expect(momentopname && toSamenvatting(momentopname, 0).maximaleHypotheek.regels[1]?.waarde).toEqual({
      _tag: 'Bedrag',
      bedrag: momentopname?.financieringsOpzet.maximaleHypotheekOpInkomen,
    })
    expect(momentopname?.financieringsOpzet.maximaleHypotheekOpInkomen).toBeGreaterThan(200_000)
  })

  it('announces recalculations and what refuses the next step', async () => {
    const container = create()
    await klaar(container)
    vi.useFakeTimers()
    const gehoord: Aankondiging[] = []
    container.aankondiging.aankondiging$.subscribe((aankondiging) => gehoord.push(aankondiging))
    container.stappen.gaVerder([{ veld: 'eigen.inkomen', melding: 'Vul je jaarinkomen in.' }])
    container.orientatie.herbereken()
    vi.advanceTimersByTime(100)
    expect(gehoord).toEqual([
      { tekst: 'Vul je jaarinkomen in.', dringend: true },
      { tekst: 'Er heeft een herberekening plaatsgevonden.', dringend: false },
    ])
  })

  it('survives figures that cannot be loaded', async () => {
    const container = create(() => Promise.reject(new Error('geen verbinding')))
    expect((await klaar(container)).berekening).toMatchObject({ _tag: 'Failed', fout: { _tag: 'NietGeladen' } })
  })

  it('calculates where it is told to, also when that changes', async () => {
    let wijze: Berekenwijze = 'server'
    const container = create(undefined, () => wijze)
    expect((await klaar(container)).berekening).toMatchObject({ _tag: 'Failed', fout: { _tag: 'Onbereikbaar' } })
    wijze = 'lokaal'
    container.orientatie.herbereken()
    expect((await klaar(container)).berekening._tag).toBe('Done')
  })

  it('shares nothing with another one', async () => {
    const [een, ander] = [create(), create()]
    een.orientatie.dispatch({ soort: 'beantwoord', veld: 'eigen.inkomen', waarde: 60_000 })
    een.stappen.gaVerder([])
    await klaar(ander)
    expect(ander.orientatie.state().orientatie.eigen.inkomen).toBeUndefined()
    expect(ander.stappen.state().huidig).toBe(0)
  })
})

describe('dispose', () => {
  it('completes every stream and leaves no timer behind', () => {
    vi.useFakeTimers()
    const container = create()
    const einde: string[] = []
    container.orientatie.state$.subscribe({ complete: () => einde.push('orientatie') })
    container.stappen.state$.subscribe({ complete: () => einde.push('stappen') })
    container.samenvatting.state$.subscribe({ complete: () => einde.push('samenvatting') })
    container.aankondiging.aankondiging$.subscribe({ complete: () => einde.push('aankondiging') })
    container.aankondiging.meld('tot ziens')
    container.dispose()
    expect(einde.toSorted()).toEqual(['aankondiging', 'orientatie', 'samenvatting', 'stappen'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('twice is dispose once', () => {
    const container = create()
    container.dispose()
    expect(() => container.dispose()).not.toThrow()
  })

  it('of one leaves the other running', async () => {
    const [een, ander] = [create(), create()]
    een.dispose()
    expect((await klaar(ander)).berekening._tag).toBe('Done')
  })
})
