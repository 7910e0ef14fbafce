import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { cleanUp, click, fillIn, goToStap, now, showCalculator, type ShowOptions } from '../../../support/screen'

const GEBRUIK = 'Gebruik mijn antwoorden'
const INKOMEN = 'Bruto jaarinkomen'

/** What the tab keeps of the only calculator in it. */
const kept = () => Object.values(sessionStorage).map(String)

const toon = (opties: ShowOptions = {}) => showCalculator({ bewaren: true, ...opties })

/** Leaves an income, and a price where there is one, with this step open. */
const leave = (open: number, vraagprijsWoning: number | undefined): void => {
  toon({ begin: { stap: 1, antwoorden: { vraagprijsWoning } } })
  fillIn(INKOMEN, '48.000')
  cleanUp()
  for (const [key, tekst] of Object.entries(sessionStorage))
    sessionStorage.setItem(key, String(tekst).replace(/\d$/, String(open)))
}

afterEach(() => sessionStorage.clear())

describe('the step that was open', () => {
  it('the step that is open is kept with the answers', () => {
    toon()
    goToStap(3)
    expect(kept()).toEqual([expect.stringMatching(/ 2$/)])
    click('Vorige stap')
    expect(kept()).toEqual([expect.stringMatching(/ 1$/)])
  })

  it.each([
    ['the kept step opens again', 1, 300_000, 1],
    ['the kept first step opens again, also when more was answered', 0, 300_000, 0],
    ['the kept step opens no further than the answers are complete', 2, undefined, 1],
  ])('%s', async (_, open, prijs, opent) => {
    leave(open, prijs)
    const { services } = toon()
    click(GEBRUIK)
    await vi.waitFor(() => expect(services.stappen.state().huidig).toBe(opent))
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  })

  it('opening a step changes nothing of kept answers while these are offered', () => {
    leave(0, 300_000)
    const before = kept()
    const { services } = toon()
    now(() => services.stappen.beginOpnieuw(1))
    expect(kept()).toEqual(before)
  })
})
