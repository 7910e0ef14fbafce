import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { cleanUp, click, fillIn, goToStep, now, showCalculator, type ShowOptions } from '../../../support/screen'

const GEBRUIK = 'Gebruik mijn antwoorden'
const INKOMEN = 'Bruto jaarinkomen'

/** Returns all values in `sessionStorage`. */
const kept = () => Object.values(sessionStorage).map(String)

const toon = (opties: ShowOptions = {}) => showCalculator({ bewaren: true, ...opties })

/** Stores an income and, if given, a price, as if an earlier visit ended at step `open` (counted from 0). */
const leave = (open: number, vraagprijsWoning: number | undefined): void => {
  toon({ begin: { step: 1, antwoorden: { vraagprijsWoning } } })
  fillIn(INKOMEN, '48.000')
  cleanUp()
  for (const [key, tekst] of Object.entries(sessionStorage))
    sessionStorage.setItem(key, String(tekst).replace(/\d$/, String(open)))
}

afterEach(() => sessionStorage.clear())

describe('the open step', () => {
  it("with `bewaren`, the tab stores the open step with the answers, also after 'Vorige stap'", () => {
    toon()
    goToStep(3)
    expect(kept()).toEqual([expect.stringMatching(/ 2$/)])
    click('Vorige stap')
    expect(kept()).toEqual([expect.stringMatching(/ 1$/)])
  })

  it.each([
    ['step 2 when that was the open step', 1, 300_000, 1],
    ['step 1 when that was the open step, also with step 2 complete', 0, 300_000, 0],
    ['step 2 when that is incomplete and step 3 was the open step', 2, undefined, 1],
  ])("'Gebruik mijn antwoorden' opens %s", async (_, open, prijs, opent) => {
    leave(open, prijs)
    const { services } = toon()
    click(GEBRUIK)
    await expect.poll(() => services.stappen.state().huidig).toBe(opent)
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  })

  it('opening another step leaves the stored answers unchanged while they are offered', () => {
    leave(0, 300_000)
    const before = kept()
    const { services } = toon()
    now(() => services.stappen.beginOpnieuw(1))
    expect(kept()).toEqual(before)
  })
})
