import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { toAntwoord } from '../../../domain'
import { createManualBerekening } from '../../support/fakes/berekening'
import { chooseOption, fillIn, now, readable, seller, showAt } from '../../support/screen'

const SCHULD = 'Huidig hypotheekbedrag'
const zin = () => screen.queryByText(/^Na de verkoop houd je/, { selector: '[part=formulier] p' })

/** The seller sells a home for € 250.000, which brings in € 245.000 after the sale costs of 2%. */
describe('the outcome of the sale of the current home on step 2', () => {
  it.each([
    ['259.200', 'Na de verkoop houd je € 14.200 schuld over.'],
    ['200.000', 'Na de verkoop houd je € 45.000 over.'],
    ['245.000', 'Na de verkoop houd je € 0 over.'],
  ])('with a current mortgage of %s, step 2 shows below the two amounts: %s', (schuld, verwacht) => {
    showAt(2, { ...seller, vraagprijsWoning: 300_000 })
    fillIn(SCHULD, schuld)
    expect(readable(zin())).toBe(verwacht)
    const veld = screen.getByRole('textbox', { name: SCHULD })
    expect(veld.compareDocumentPosition(zin() ?? veld)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('step 2 shows the same outcome of the sale without a price', () => {
    const { services } = showAt(2, { ...seller, vraagprijsWoning: 300_000 })
    for (const schuld of ['259.200', '200.000']) {
      fillIn(SCHULD, schuld)
      const metPrijs = readable(zin())
      now(() => services.orientatie.dispatch(toAntwoord('vraagprijsWoning', undefined)))
      expect(readable(zin())).toBe(metPrijs)
      now(() => services.orientatie.dispatch(toAntwoord('vraagprijsWoning', 300_000)))
    }
  })

  it('step 2 keeps the outcome of the sale in place when a price comes and its result is pending', () => {
    const berekening = createManualBerekening()
    const { services } = showAt(
      2,
      { ...seller, huidigeHypotheekBedrag: 259_200, vraagprijsWoning: undefined },
      { port: berekening },
    )
    now(() => berekening.last().succeedWith({ normjaar: 2025 }))
    const before = zin()
    expect(before).toBeVisible()
    now(() => services.orientatie.dispatch(toAntwoord('vraagprijsWoning', 300_000)))
    expect(zin()).toBe(before)
  })

  it('step 2 shows no outcome of the sale without a price when a service calculates', () => {
    showAt(2, { ...seller, huidigeHypotheekBedrag: 259_200, vraagprijsWoning: undefined }, { rentetarieven: undefined })
    expect(zin()).toBeNull()
  })

  it('step 2 shows no outcome of the sale while an amount is missing, or no home is sold', () => {
    showAt(2, { ...seller, vraagprijsWoning: 300_000 })
    fillIn(SCHULD, '')
    expect(zin()).toBeNull()
    fillIn(SCHULD, '200.000')
    expect(zin()).toBeVisible()
    chooseOption('Woon je nu in een koopwoning?', 'Nee')
    expect(zin()).toBeNull()
  })

  it('step 2 shows no outcome of the sale while a service calculates with a changed amount', () => {
    const berekening = createManualBerekening()
    showAt(2, { ...seller, vraagprijsWoning: 300_000 }, { port: berekening })
    now(() => berekening.last().succeedWith({ hypotheekbedrag: 0, overwaarde: 45_000, restschuld: 0 }))
    expect(zin()).toBeVisible()
    fillIn(SCHULD, '259.200')
    expect(zin()).toBeNull()
    now(() => berekening.last().succeedWith({ hypotheekbedrag: 0, overwaarde: 0, restschuld: 14_200 }))
    expect(readable(zin())).toBe('Na de verkoop houd je € 14.200 schuld over.')
  })
})
