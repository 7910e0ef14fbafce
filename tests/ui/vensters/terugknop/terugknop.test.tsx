import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { allBut, cleanUp, click, field, goToStep, now, pending, showCalculator } from '../../../support/screen'

const TITELS = ['Maximale hypotheek', 'Benodigde hypotheek', 'Je uitkomst'] as const
const MET = { terugknop: true }

/** Calls `move`, and waits until the browser has finished its asynchronous move through the history. */
const moved = async (move: () => void): Promise<void> => {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  move()
  await arrived
  await vi.waitFor(() => now(() => undefined), 20_000)
}
const back = () => moved(() => history.back())
const forward = () => moved(() => history.forward())

/** Performs the action `doe`, which goes back in the history, and waits until the browser has gone back. */
const goingBack = (doe: () => void) => moved(() => now(doe))

const title = () => screen.getByRole('heading', { level: 2 })
const expectStap = (stap: 1 | 2 | 3): void => {
  expect(title()).toHaveTextContent(TITELS[stap - 1] ?? '')
}

const PAGE_BEFORE = { page: 'before' }

/** Mocks scrolling and adds two history entries: the first with the state of another page, the second without state. */
beforeEach(() => {
  // jsdom does not implement `scrollTo`.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  history.pushState(PAGE_BEFORE, '')
  history.pushState(null, '')
})

afterEach(() => {
  vi.restoreAllMocks()
})

it('without the setting `terugknop`, the calculator does not change the history of the browser', () => {
  const touched = (['pushState', 'replaceState', 'go', 'back'] as const).map((way) => vi.spyOn(history, way))
  const length = history.length
  showCalculator()
  goToStep(3)
  click('Vorige stap')
  for (const way of touched) expect(way).not.toHaveBeenCalled()
  expect([history.length, history.state]).toEqual([length, null])
})

describe('the Back button of the browser', () => {
  it("the browser's Back button opens the previous step, and its Forward button opens the next step", async () => {
    const { scrollsToTop } = showCalculator(MET)
    goToStep(3)
    const scrolled = scrollsToTop()
    await back()
    expectStap(2)
    expect(title()).toHaveFocus()
    expect(scrollsToTop()).toBe(scrolled + 1)
    await back()
    expectStap(1)
    expect(field('Bruto jaarinkomen')).toHaveValue('60.000')
    await forward()
    await forward()
    expectStap(3)
    expect(title()).toHaveFocus()
  })

  it("on the first step, the browser's Back button goes to the page before the calculator", async () => {
    const length = history.length
    showCalculator(MET)
    goToStep(3)
    expect(history.length).toBe(length + 2)
    await back()
    await back()
    expectStap(1)
    await back()
    expectStap(1)
    expect(history.state).toEqual(PAGE_BEFORE)
  })

  it("the browser's Back button does not reopen a step that was left with 'Vorige stap'", async () => {
    showCalculator(MET)
    goToStep(3)
    await goingBack(() => click('Vorige stap'))
    expectStap(2)
    await back()
    expectStap(1)
    await forward()
    expectStap(2)
  })

  it('after a jump to step 3, browser Back opens step 2, and after a jump to step 1 it leaves the page', async () => {
    const jump = (stap: 1 | 2 | 3) => {
      screen.getByRole('button', { name: new RegExp(`stap ${stap} van 3`) }).click()
    }
    showCalculator(MET)
    goToStep(3)
    await goingBack(() => jump(1))
    expectStap(1)
    now(() => jump(3))
    await back()
    expectStap(2)
    await goingBack(() => jump(1))
    await back()
    expect(history.state).toEqual(PAGE_BEFORE)
  })

  it("the browser's Forward button opens no later step after the calculator starts again", async () => {
    const { services } = showCalculator(MET)
    goToStep(3)
    await goingBack(() => services.stappen.beginOpnieuw())
    await forward()
    expect(services.stappen.state()).toEqual({ huidig: 0, hoogste: 0 })
    expectStap(1)
  })
})

describe('the history state of the page', () => {
  it('every history entry of the calculator keeps the `history.state` that the page had set', async () => {
    history.replaceState({ router: 'van de pagina' }, '', '#anker')
    showCalculator(MET)
    goToStep(2)
    expect(history.state).toMatchObject({ router: 'van de pagina' })
    expect(location.hash).toBe('#anker')
    await back()
    expect(history.state).toMatchObject({ router: 'van de pagina' })
    history.replaceState(null, '', location.pathname)
  })

  it.each(['een tekst', 3, ['een', 'lijst']])(
    'a history state of the page that is not a plain object stays unchanged: %j',
    (state) => {
      history.replaceState(state, '')
      const length = history.length
      showCalculator(MET)
      goToStep(2)
      expectStap(2)
      expect([history.length, history.state]).toEqual([length, state])
    },
  )

  it("the browser's Back button keeps the open step when it leaves a history entry that the page added", async () => {
    const { services } = showCalculator(MET)
    goToStep(2)
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

  it("browser Back opens the previous step when the page stored its own value under the calculator's key", async () => {
    history.replaceState({ 'hypotheek-orientatie': 'iets van een ander' }, '')
    showCalculator(MET)
    goToStep(2)
    await back()
    expectStap(1)
  })
})

it('with two calculators in a page, browser Back moves back only the one that opened a step last', async () => {
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

it('a step back in one of two calculators does not move the other calculator back', async () => {
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

describe('a calculator that starts at a history entry of a later step', () => {
  it('a calculator that replaces one at step 3 goes back in the history, so that Back leaves the page', async () => {
    showCalculator(MET)
    goToStep(3)
    cleanUp()
    await moved(() => showCalculator(MET))
    expectStap(1)
    await back()
    expect(history.state).toEqual(PAGE_BEFORE)
  })

  it('a calculator that is removed and shown again at step 2 keeps the history entries of its steps', async () => {
    const { services } = showCalculator(MET)
    goToStep(2)
    const state: unknown = history.state
    cleanUp()
    showCalculator({ ...MET, begin: { step: 2, antwoorden: {} } })
    expect([services.stappen.state().huidig, history.state]).toEqual([1, state])
    await back()
    expectStap(1)
  })
})

it('a step that opened before the chunk `terugknop` had loaded gets a history entry afterwards', async () => {
  const terugknop = pending('terugknop')
  showCalculator({ ...MET, lazy: allBut(terugknop) })
  goToStep(2)
  expect(history.state).toBeNull()
  await terugknop.finishLoading()
  await back()
  expectStap(1)
})

it("the browser's Back button opens no other step after the page removes the setting `terugknop`", async () => {
  const { services, configure } = showCalculator(MET)
  goToStep(3)
  configure({ terugknop: false })
  await back()
  expect(services.stappen.state().huidig).toBe(2)
})
