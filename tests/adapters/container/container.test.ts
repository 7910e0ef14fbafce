import { filter, firstValueFrom, of } from 'rxjs'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { pageOf, type Calculator } from '../../../adapters/container'
import { toSamenvatting, toSamenvattingState } from '../../../application'
import { nieuweOrientatie, toAntwoord, type Grond, type Normen } from '../../../domain'
import type { Rekenstand } from '../../../domain/orientatie'
import { SOON_NAMES } from '../../../ui/app/parts'
import { kaderVan2025 } from '../../support/fakes/kader'
import { stoppedKlok } from '../../support/fakes/klok'

type LoadNormen = () => Promise<Normen>

type Loading = Parameters<typeof pageOf>[1]

/** Creates a loader that imports at each call and returns the first exported value. An empty module is an error. */
const toLoader: Loading['createLoader'] = (request) => async () => {
  for (const value of Object.values(await request())) return value
  throw new Error('Dit deel is leeg.')
}

/** Creates a calculator of MY. By default it has its own page, and calculates locally with the norms of 2025. */
const create = (
  loadNormen: LoadNormen = () => Promise.resolve(kaderVan2025.normen),
  berekening: () => Grond['plaats'] = () => 'lokaal',
  page = document.implementation.createHTMLDocument(),
): Calculator =>
  pageOf(page, { loadNormen, createLoader: toLoader }).createCalculator({
    host: page.body,
    start: nieuweOrientatie('MY'),
    begin$: of(true),
    kader: () => ({ normen: loadNormen(), rentetarieven: kaderVan2025.rentetarieven, isVoorbeeldrente: true }),
    berekening,
    server: { base: () => 'nergens:', antiForgery: () => undefined, willekeur: () => -0.99 },
    klok: stoppedKlok,
    analytics: {
      aan$: of(false),
      dynamicFrontend: 'hypotheek-orientatie',
      hub: () => undefined,
      queue: () => 'wachtrij',
    },
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
  it('after an answer to eigen.inkomen, the summary has that income and the maximum mortgage for it', async () => {
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

  it('a calculator announces a recalculation and the error of an incomplete step in the live regions', async () => {
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

  it('the ground of a calculation in the page has its norms and its rates, marked as examples', async () => {
    const { berekend } = await klaar(create())
    expect(berekend?.grond).toMatchObject({ plaats: 'lokaal', kader: kaderVan2025, isVoorbeeldrente: true })
  })

  it('a calculation fails as NietGeladen when the norms fail to load', async () => {
    const container = create(() => Promise.reject(new Error('geen verbinding')))
    expect(await klaar(container)).toMatchObject({ loading: false, fout: { _tag: 'NietGeladen' } })
  })

  it('each calculation uses the place that `berekening` returns at that time: server or lokaal', async () => {
    let wijze: Grond['plaats'] = 'server'
    const container = create(undefined, () => wijze)
    expect(await klaar(container)).toMatchObject({ loading: false, fout: { _tag: 'Onbereikbaar' } })
    wijze = 'lokaal'
    container.orientatie.herbereken()
    expect(await klaar(container)).toMatchObject({ loading: false, fout: undefined })
  })

  it('two calculators on different pages share neither answers nor steps', async () => {
    const [een, ander] = [create(), create()]
    een.orientatie.dispatch(toAntwoord('eigen.inkomen', 60_000))
    een.stappen.gaVerder([])
    await klaar(ander)
    expect(ander.orientatie.state().eigen.inkomen).toBeUndefined()
    expect(ander.stappen.state().huidig).toBe(0)
  })
})

describe('calculators on one page', () => {
  it('calculators on one page share its live regions, with one line each until they are disposed', () => {
    const page = document.implementation.createHTMLDocument()
    const [een, ander] = [create(undefined, undefined, page), create(undefined, undefined, page)]
    expect(spoken(page)).toEqual({ polite: ['', ''], assertive: ['', ''] })
    een.dispose()
    expect(spoken(page)).toEqual({ polite: [''], assertive: [''] })
    ander.dispose()
    expect(spoken(page)).toEqual({ polite: [], assertive: [] })
  })

  it('an announcement waits until another calculator on the page has closed its dialog', () => {
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

  it('chunks that one document loaded are available in another document with the same loader', async () => {
    const createLoader: Loading['createLoader'] = (request, importAgain) => toLoader(request, importAgain)
    const [een, ander] = [pageWith(createLoader), pageWith(createLoader)]
    expect(missing(een)).toEqual(SOON_NAMES)
    een.lazy.loadSoon()
    await vi.waitFor(() => expect(missing(ander)).toEqual([]), 15_000)
  })

  it('for a chunk that fails to load, `load` rejects and `loadSoon` causes no unhandled rejection', async () => {
    const page = pageWith(() => () => Promise.reject(new Error('geen verbinding')))
    page.lazy.loadSoon()
    for (const name of SOON_NAMES) await expect(page.lazy.of(name).load()).rejects.toThrow('geen verbinding')
    expect(missing(page)).toEqual(SOON_NAMES)
  })
})

describe('Calculator.dispose', () => {
  it('dispose completes the streams of four services of a calculator, and leaves no timer running', () => {
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

  it('the method `dispose` of a calculator does not throw when it is called twice', () => {
    const container = create()
    container.dispose()
    expect(() => container.dispose()).not.toThrow()
  })

  it('dispose of one calculator leaves a calculator on another page running', async () => {
    const [een, ander] = [create(), create()]
    een.dispose()
    expect(await klaar(ander)).toMatchObject({ loading: false, fout: undefined })
  })
})
