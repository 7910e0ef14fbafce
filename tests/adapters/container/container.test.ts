import { filter, firstValueFrom, of } from 'rxjs'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { pageOf, type CalculationPlace, type Calculator } from '../../../adapters/container'
import { toSamenvatting, toSamenvattingState } from '../../../application'
import { nieuweOrientatie, toAntwoord, type Normen } from '../../../domain'
import type { Rekenstand } from '../../../domain/orientatie'
import { SOON_NAMES } from '../../../ui/app/parts'
import { kaderVan2025 } from '../../support/fakes/kader'
import { stoppedKlok } from '../../support/fakes/klok'

type LoadNormen = () => Promise<Normen>

type Loading = Parameters<typeof pageOf>[1]

/** Creates a loader that loads again at each call. */
const toLoader: Loading['createLoader'] = (request) => async () => {
  for (const value of Object.values(await request())) return value
  throw new Error('Dit deel is leeg.')
}

/** Creates a calculator. Each gets its own page, unless one is given. */
const create = (
  loadNormen: LoadNormen = () => Promise.resolve(kaderVan2025.normen),
  berekening: () => CalculationPlace = () => 'lokaal',
  page = document.implementation.createHTMLDocument(),
): Calculator =>
  pageOf(page, { loadNormen, createLoader: toLoader }).createCalculator({
    host: page.body,
    start: nieuweOrientatie('MY'),
    begin$: of(true),
    kader: () => ({ normjaar: 2025, rentetarieven: kaderVan2025.rentetarieven }),
    berekening,
    server: { base: () => 'nergens:', antiForgery: () => undefined, willekeur: () => -0.99 },
    klok: stoppedKlok,
    analytics: {
      aan$: of(false),
      dynamicFrontend: 'hypotheek-orientatie',
      hub: () => undefined,
      queue: () => 'wachtrij',
    },
    isVoorbeeldrente: () => false,
    herberekeningMelding: 'Er heeft een herberekening plaatsgevonden.',
  })

/** Returns the texts in the live regions of a page, one line for each calculator. */
const spoken = (page: Document) => {
  const linesOf = (name: string) =>
    [...page.querySelectorAll(`[aria-live=${name}] > *`)].map(({ textContent }) => textContent)
  return { polite: linesOf('polite'), assertive: linesOf('assertive') }
}

const klaar = ({ orientatie }: Calculator): Promise<Rekenstand> =>
  firstValueFrom(orientatie.berekening$.pipe(filter(({ loading }) => !loading)))

afterEach(() => {
  vi.useRealTimers()
})

describe('pageOf', () => {
  it('a calculator calculates and summarises an answer', async () => {
    const container = create()
    container.orientatie.dispatch(toAntwoord('eigen.inkomen', 60_000))
    await klaar(container)
    const momentopname = toSamenvattingState(container.orientatie.state()).momentopname
    expect(momentopname?.totaalInkomen).toBe(60_000)
    expect(momentopname && toSamenvatting(momentopname, 0).maximaleHypotheek.lines[1]?.waarde).toEqual({
      _tag: 'Bedrag',
      bedrag: momentopname?.financieringsOpzet.maximaleHypotheekOpInkomen,
    })
    expect(momentopname?.financieringsOpzet.maximaleHypotheekOpInkomen).toBeGreaterThan(200_000)
  })

  it('a calculator announces recalculations and refused steps in the live regions of its page', async () => {
    const page = document.implementation.createHTMLDocument()
    const container = create(undefined, undefined, page)
    await klaar(container)
    vi.useFakeTimers()
    container.stappen.gaVerder([{ veld: 'eigen.inkomen', melding: 'Vul je jaarinkomen in.' }])
    container.orientatie.herbereken()
    vi.advanceTimersByTime(100)
    expect(spoken(page)).toEqual({
      assertive: ['Vul je jaarinkomen in.'],
      polite: ['Er heeft een herberekening plaatsgevonden.'],
    })
  })

  it('a calculator fails as NietGeladen when the norms cannot be loaded', async () => {
    const container = create(() => Promise.reject(new Error('geen verbinding')))
    expect(await klaar(container)).toMatchObject({ loading: false, fout: { _tag: 'NietGeladen' } })
  })

  it('a calculator calculates in the configured place, also after that changes', async () => {
    let wijze: CalculationPlace = 'server'
    const container = create(undefined, () => wijze)
    expect(await klaar(container)).toMatchObject({ loading: false, fout: { _tag: 'Onbereikbaar' } })
    wijze = 'lokaal'
    container.orientatie.herbereken()
    expect(await klaar(container)).toMatchObject({ loading: false, fout: undefined })
  })

  it('calculators on different pages share no state', async () => {
    const [een, ander] = [create(), create()]
    een.orientatie.dispatch(toAntwoord('eigen.inkomen', 60_000))
    een.stappen.gaVerder([])
    await klaar(ander)
    expect(ander.orientatie.state().eigen.inkomen).toBeUndefined()
    expect(ander.stappen.state().huidig).toBe(0)
  })
})

describe('calculators on one page', () => {
  it('calculators on one page share its live regions, with a line for each, until the last one ends', () => {
    const page = document.implementation.createHTMLDocument()
    const [een, ander] = [create(undefined, undefined, page), create(undefined, undefined, page)]
    expect(spoken(page)).toEqual({ polite: ['', ''], assertive: ['', ''] })
    een.dispose()
    expect(spoken(page)).toEqual({ polite: [''], assertive: [''] })
    ander.dispose()
    expect(spoken(page)).toEqual({ polite: [], assertive: [] })
  })

  it('calculators on one page load the norms with the loader of the first', async () => {
    const page = document.implementation.createHTMLDocument()
    const loadNormen = vi.fn(() => Promise.resolve(kaderVan2025.normen))
    await klaar(create(loadNormen, undefined, page))
    const zonderLader = create(() => Promise.reject(new Error('geen lader')), undefined, page)
    expect(await klaar(zonderLader)).toMatchObject({ loading: false, fout: undefined })
    expect(loadNormen).toHaveBeenCalledTimes(2)
  })

  it('calculators on one page announce nothing while one of them shows a dialog', () => {
    vi.useFakeTimers()
    const page = document.implementation.createHTMLDocument()
    const [een, ander] = [create(undefined, undefined, page), create(undefined, undefined, page)]
    een.announcement.setDialogOpen(true)
    ander.announcement.announce('later')
    vi.advanceTimersByTime(200)
    expect(spoken(page).polite).toEqual(['', ''])
    een.announcement.setDialogOpen(false)
    vi.advanceTimersByTime(200)
    expect(spoken(page).polite).toEqual(['', 'later'])
  })
})

describe('the lazily loaded parts', () => {
  const pageWith = (createLoader: Loading['createLoader']) =>
    pageOf(document.implementation.createHTMLDocument(), {
      loadNormen: () => Promise.resolve(kaderVan2025.normen),
      createLoader,
    })
  const missing = ({ lazy }: ReturnType<typeof pageWith>) =>
    SOON_NAMES.filter((name) => lazy.of(name).state() === undefined)

  it('lazy parts that one document has loaded are available in every document with the same loader', async () => {
    const createLoader: Loading['createLoader'] = (request, importAgain) => toLoader(request, importAgain)
    const [een, ander] = [pageWith(createLoader), pageWith(createLoader)]
    expect(missing(een)).toEqual(SOON_NAMES)
    een.lazy.loadSoon()
    await vi.waitFor(() => expect(missing(ander)).toEqual([]), 15_000)
  })

  it('a lazy part that fails to load rejects only for a caller of load', async () => {
    const page = pageWith(() => () => Promise.reject(new Error('geen verbinding')))
    page.lazy.loadSoon()
    for (const name of SOON_NAMES) await expect(page.lazy.of(name).load()).rejects.toThrow('geen verbinding')
    expect(missing(page)).toEqual(SOON_NAMES)
  })
})

describe('Calculator.dispose', () => {
  it('dispose completes every stream and leaves no timer running', () => {
    vi.useFakeTimers()
    const container = create()
    const einde: string[] = []
    container.orientatie.state$.subscribe({ complete: () => einde.push('orientatie') })
    container.stappen.state$.subscribe({ complete: () => einde.push('stappen') })
    container.announcement.announcement$.subscribe({ complete: () => einde.push('announcement') })
    container.nieuwereNormen.state$.subscribe({ complete: () => einde.push('nieuwereNormen') })
    container.announcement.announce('tot ziens')
    container.dispose()
    expect(einde.toSorted()).toEqual(['announcement', 'nieuwereNormen', 'orientatie', 'stappen'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('dispose can be called twice', () => {
    const container = create()
    container.dispose()
    expect(() => container.dispose()).not.toThrow()
  })

  it('dispose leaves other calculators running', async () => {
    const [een, ander] = [create(), create()]
    een.dispose()
    expect(await klaar(ander)).toMatchObject({ loading: false, fout: undefined })
  })
})
