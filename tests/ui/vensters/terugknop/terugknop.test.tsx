import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { allBut, cleanUp, click, field, goToStap, now, pending, showCalculator } from '../../../support/screen'

const STAPPEN = ['Maximale hypotheek', 'Benodigde hypotheek', 'Rentevaste periode'] as const
const MET = { terugknop: true }

/** Waits until the browser has moved through its history, which it does later. */
const moved = async (move: () => void): Promise<void> => {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  move()
  await arrived
  await vi.waitFor(() => now(() => undefined))
}
const back = () => moved(() => history.back())
const forward = () => moved(() => history.forward())

/** Does what goes back in the history by itself, and waits until that has ended. */
const goingBack = (doe: () => void) => moved(() => now(doe))

const title = () => screen.getByRole('heading', { level: 2 })
const expectStap = (stap: 1 | 2 | 3): void => {
  expect(title()).toHaveTextContent(STAPPEN[stap - 1] ?? '')
}

const PAGE_BEFORE = { page: 'before' }

/** Another page, and above it an entry of this one that no calculator has marked. */
beforeEach(() => {
  // jsdom has no scrolling.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  history.pushState(PAGE_BEFORE, '')
  history.pushState(null, '')
})

afterEach(() => {
  vi.restoreAllMocks()
})

it('without the setting nothing of the history is read or written', () => {
  const touched = (['pushState', 'replaceState', 'go', 'back'] as const).map((way) => vi.spyOn(history, way))
  const length = history.length
  showCalculator()
  goToStap(3)
  click('Vorige stap')
  for (const way of touched) expect(way).not.toHaveBeenCalled()
  expect([history.length, history.state]).toEqual([length, null])
})

describe('Back of the browser', () => {
  it('Back opens the step before, with the focus on its title as after Vorige stap, and Forward the next', async () => {
    const { keerNaarBoven } = showCalculator(MET)
    goToStap(3)
    const scrolled = keerNaarBoven()
    await back()
    expectStap(2)
    expect(title()).toHaveFocus()
    expect(keerNaarBoven()).toBe(scrolled + 1)
    await back()
    expectStap(1)
    expect(field('Bruto jaarinkomen')).toHaveValue('60.000')
    await forward()
    await forward()
    expectStap(3)
    expect(title()).toHaveFocus()
  })

  it('Back on the first step leaves the page: below its entry there is none of the calculator', async () => {
    const length = history.length
    showCalculator(MET)
    goToStap(3)
    expect(history.length).toBe(length + 2)
    await back()
    await back()
    expectStap(1)
    await back()
    expectStap(1)
    expect(history.state).toEqual(PAGE_BEFORE)
  })

  it('Back leads to no step that Vorige stap went back from', async () => {
    showCalculator(MET)
    goToStap(3)
    await goingBack(() => click('Vorige stap'))
    expectStap(2)
    await back()
    expectStap(1)
    await forward()
    expectStap(2)
  })

  it('Back goes back one step after a jump, and leaves the page after a jump to the first step', async () => {
    const jump = (stap: 1 | 2 | 3) => {
      screen.getByRole('button', { name: new RegExp(`stap ${stap} van 3`) }).click()
    }
    showCalculator(MET)
    goToStap(3)
    await goingBack(() => jump(1))
    expectStap(1)
    now(() => jump(3))
    await back()
    expectStap(2)
    await goingBack(() => jump(1))
    await back()
    expect(history.state).toEqual(PAGE_BEFORE)
  })

  it('Back opens no step that the steps above the form would not open', async () => {
    const { services } = showCalculator(MET)
    goToStap(3)
    await goingBack(() => services.stappen.beginOpnieuw())
    await forward()
    expect(services.stappen.state()).toEqual({ huidig: 0, hoogste: 0 })
    expectStap(1)
  })
})

describe('what the page itself keeps in the history', () => {
  it('the state of the page is kept in every entry of the calculator, and in its own', async () => {
    history.replaceState({ router: 'van de pagina' }, '', '#anker')
    showCalculator(MET)
    goToStap(2)
    expect(history.state).toMatchObject({ router: 'van de pagina' })
    expect(location.hash).toBe('#anker')
    await back()
    expect(history.state).toMatchObject({ router: 'van de pagina' })
    history.replaceState(null, '', location.pathname)
  })

  it.each(['een tekst', 3, ['een', 'lijst']])(
    'a state of the page to which nothing can be added stays as it is: %j',
    (state) => {
      history.replaceState(state, '')
      const length = history.length
      showCalculator(MET)
      goToStap(2)
      expectStap(2)
      expect([history.length, history.state]).toEqual([length, state])
    },
  )

  it('an entry of the page between those of the steps changes no step', async () => {
    const { services } = showCalculator(MET)
    goToStap(2)
    history.pushState({ van: 'de pagina' }, '')
    now(() => services.stappen.gaVerder([]))
    expectStap(3)
    await back()
    expectStap(2)
    expect(history.state).toMatchObject({ van: 'de pagina' })
    await back()
    expectStap(2)
    await back()
    expectStap(1)
  })

  it('a state of the page may hold anything under the name of the calculator', async () => {
    history.replaceState({ 'hypotheek-orientatie': 'iets van een ander' }, '')
    showCalculator(MET)
    goToStap(2)
    await back()
    expectStap(1)
  })
})

it('of two calculators, Back moves the one that moved last and leaves the other', async () => {
  const one = showCalculator(MET)
  const other = showCalculator(MET)
  const stappen = () => [one, other].map(({ services }) => services.stappen.state().huidig)
  now(() => one.services.stappen.gaVerder([]))
  now(() => other.services.stappen.gaVerder([]))
  now(() => one.services.stappen.gaVerder([]))
  expect(stappen()).toEqual([2, 1])
  await back()
  expect(stappen()).toEqual([1, 1])
  await back()
  expect(stappen()).toEqual([1, 0])
  await back()
  expect(stappen()).toEqual([0, 0])
})

it('a step back of one calculator never takes another back', async () => {
  const one = showCalculator(MET)
  const other = showCalculator(MET)
  const stappen = () => [one, other].map(({ services }) => services.stappen.state().huidig)
  now(() => one.services.stappen.gaVerder([]))
  now(() => other.services.stappen.gaVerder([]))
  now(() => one.services.stappen.vorigeStap())
  expect(stappen()).toEqual([0, 1])
  await back()
  expect(stappen(), 'Back undoes the last move').toEqual([1, 1])
})

describe('a calculator that begins where the history says that a later step is open', () => {
  it('goes back to the entry of the first step, so that Back leaves the page', async () => {
    showCalculator(MET)
    goToStap(3)
    cleanUp()
    await moved(() => showCalculator(MET))
    expectStap(1)
    await back()
    expect(history.state).toEqual(PAGE_BEFORE)
  })

  it('that is put back with its steps has them in the history as before', async () => {
    const { services } = showCalculator(MET)
    goToStap(2)
    const state: unknown = history.state
    cleanUp()
    showCalculator({ ...MET, begin: { stap: 2, antwoorden: {} } })
    expect([services.stappen.state().huidig, history.state]).toEqual([1, state])
    await back()
    expectStap(1)
  })
})

it('a step that was opened before the code was there has its entry too', async () => {
  const terugknop = pending('terugknop')
  showCalculator({ ...MET, lazy: allBut(terugknop) })
  goToStap(2)
  expect(history.state).toBeNull()
  await terugknop.kom()
  await back()
  expectStap(1)
})

it('the setting may be taken away, and a calculator that ended hears nothing', async () => {
  const { services, stelIn } = showCalculator(MET)
  goToStap(3)
  stelIn({ terugknop: false })
  await back()
  expect(services.stappen.state().huidig).toBe(2)
})
