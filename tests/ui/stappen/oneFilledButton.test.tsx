import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { toAntwoord } from '../../../domain'
import { createManualBerekening } from '../../support/fakes/berekening'
import { serviceGround } from '../../support/fakes/grounds'
import { allBut, click, now, pending, showAt, type Handed, type ShowOptions, readable } from '../../support/screen'

const LINKS = { adviseurZoekenUrl: '/adviseur', hypotheekAanvragenUrl: '/aanvragen' }

/** Opens step 3, and returns a function that lists the texts of its filled buttons, links included. */
const show = (antwoorden: Handed, options: ShowOptions = {}) => {
  const shown = showAt(3, antwoorden, { ...LINKS, ...options })
  const filledNow = () =>
    [...document.querySelectorAll('.ho-button-primair')]
      .filter((part) => part.closest('dialog') === null)
      .map((filled) => readable(filled).replaceAll(/\d[\d.]*/g, '…'))
  return { ...shown, filledNow }
}

const VERANDER = 'Wat moet er veranderen?'

/** The states of step 3 in which the link is the filled button, for a buyer with an income of € 60.000. */
const WITH_LINK: readonly (readonly [string, Handed])[] = [
  ['nothing is short', { vraagprijsWoning: 200_000, eigenGeld: 60_000 }],
  ['own money pays everything', { vraagprijsWoning: 200_000, eigenGeld: 300_000 }],
]

/** The states of step 3 in which the card has the filled button, with that button. */
const STATES: readonly (readonly [string, string, Handed, ShowOptions])[] = [
  [VERANDER, 'less than a tenth of the price is short', { vraagprijsWoning: 290_000, eigenGeld: 20_000 }, {}],
  [VERANDER, 'another period solves the shortage', { eigenGeld: 40_000 }, { rentetarieven: { 120: 5, 240: 2 } }],
  [VERANDER, 'another period solves a large shortage', { eigenGeld: 45_000 }, { rentetarieven: { 120: 8, 240: 3.5 } }],
  [VERANDER, 'no lower price is affordable', { vraagprijsWoning: 900_000, eigenGeld: 0 }, {}],
  ['Vul de vraagprijs in', 'no price is filled in', { vraagprijsWoning: undefined }, {}],
]

describe.each([
  ['Klant', 'Zoek een adviseur'],
  ['Adviseur', 'Hypotheek aanvragen'],
] as const)('step 3 for the audience %s', (type, own) => {
  it.each(WITH_LINK)(`the filled button for the audience ${type} is '${own}' when %s`, async (_, antwoorden) => {
    const { filledNow } = show(antwoorden, { type })
    await waitFor(() => expect(filledNow()).toEqual([own]))
  })

  it.each(STATES)(
    `the filled button for the audience ${type} is '%s' when %s`,
    async (filled, _, antwoorden, options) => {
      const { filledNow } = show(antwoorden, { ...options, type })
      await waitFor(() => expect(filledNow()).toEqual([filled]))
    },
  )

  it(`the filled button for the audience ${type} is 'Reken met …' when the price is out of reach`, async () => {
    const { filledNow } = show({ vraagprijsWoning: 900_000, eigenGeld: 20_000 }, { type })
    await waitFor(() => expect(filledNow()).toEqual(['Reken met € …']))
  })

  it(`the filled button for the audience ${type} is '${VERANDER}' while an affordable price is searched`, async () => {
    const veranderen = pending('veranderen')
    const { filledNow } = show({ vraagprijsWoning: 900_000, eigenGeld: 20_000 }, { type, lazy: allBut(veranderen) })
    expect(filledNow()).toEqual([VERANDER])
    await veranderen.finishLoading()
    await waitFor(() => expect(filledNow()).toEqual(['Reken met € …']))
  })

  it(`the filled button for the audience ${type} is 'Vul je inkomen in' after the income is emptied`, () => {
    const { filledNow, services } = show({ vraagprijsWoning: 900_000, eigenGeld: 20_000 }, { type })
    now(() => services.orientatie.dispatch(toAntwoord('eigen.inkomen', undefined)))
    expect(filledNow()).toEqual(['Vul je inkomen in'])
  })

  it(`the filled button for the audience ${type} follows a call that failed and its retry`, () => {
    const berekening = createManualBerekening(serviceGround)
    const { filledNow } = show({}, { port: berekening, rentetarieven: undefined, type })
    now(() => berekening.last().fail())
    expect(filledNow()).toEqual([own])
    click('Probeer opnieuw', document.querySelector('aside') ?? undefined)
    now(() => berekening.last().succeedWith({ extraBenodigdeEigenInleg: 90_000 }))
    expect(filledNow()).toEqual([VERANDER])
  })
})
