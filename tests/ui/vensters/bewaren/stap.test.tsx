import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { cleanUp, click, fillIn, goToStep, now, showCalculator, type ShowOptions } from '../../../support/screen'

const GEBRUIK = 'Gebruik mijn antwoorden'
const INKOMEN = 'Bruto jaarinkomen'

/** Returns the texts in the storage of the tab. */
const kept = () => Object.values(sessionStorage).map(String)

const toon = (opties: ShowOptions = {}) => showCalculator({ bewaren: true, ...opties })

/** Stores an income, and a price if given, with this step as the open step. */
const leave = (open: number, vraagprijsWoning: number | undefined): void => {
  toon({ begin: { step: 1, antwoorden: { vraagprijsWoning } } })
  fillIn(INKOMEN, '48.000')
  cleanUp()
  for (const [key, tekst] of Object.entries(sessionStorage))
    sessionStorage.setItem(key, String(tekst).replace(/\d$/, String(open)))
}

afterEach(() => sessionStorage.clear())

describe('the open step', () => {
  it('the open step is kept with the answers', () => {
    toon()
    goToStep(3)
    expect(kept()).toEqual([expect.stringMatching(/ 2$/)])
    click('Vorige stap')
    expect(kept()).toEqual([expect.stringMatching(/ 1$/)])
  })

  it.each([
    ['the kept step opens again', 1, 300_000, 1],
    ['the kept first step opens again, also when more was answered', 0, 300_000, 0],
    ['the first incomplete step opens when the kept step is beyond it', 2, undefined, 1],
  ])('%s', async (_, open, prijs, opent) => {
    leave(open, prijs)
    const { services } = toon()
    click(GEBRUIK)
    await vi.waitFor(() => expect(services.stappen.state().huidig).toBe(opent))
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  })

  it('opening a step leaves kept answers unchanged while they are offered', () => {
    leave(0, 300_000)
    const before = kept()
    const { services } = toon()
    now(() => services.stappen.beginOpnieuw(1))
    expect(kept()).toEqual(before)
  })
})
