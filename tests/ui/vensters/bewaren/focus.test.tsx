import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { cleanUp, click, dialogs, field, fillIn, now, showCalculator, type ShowOptions } from '../../../support/screen'

const VRAAG = 'Je was hier eerder bezig. Wil je je antwoorden van toen gebruiken?'
const GEBRUIK = 'Gebruik mijn antwoorden'
const INKOMEN = 'Bruto jaarinkomen'
const PRIJS = 'Vraagprijs van de woning'

const toon = (opties: ShowOptions = {}) => showCalculator({ bewaren: true, ...opties })

/** Types a text in a field and leaves the focus there. */
const typ = (naam: string, tekst: string, container?: HTMLElement) => {
  now(() => field(naam, container).focus())
  fireEvent.input(field(naam, container), { target: { value: tekst } })
}

/** The ways in which a page ends or is hidden: a phone may end a hidden page without a further event. */
const EINDES = {
  'the page ends': () => window.dispatchEvent(new Event('pagehide')),
  'the page is hidden': () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  },
} as const

/** Ends the page in one of these ways, and opens the page again. */
const opnieuw = (einde: keyof typeof EINDES, opties: ShowOptions = {}) => {
  now(EINDES[einde])
  cleanUp()
  vi.restoreAllMocks()
  return toon(opties)
}

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describe.each(Object.keys(EINDES) as (keyof typeof EINDES)[])('the field with the focus when %s', (einde) => {
  it(`an amount that is being typed when ${einde} is restored as an answer`, () => {
    toon()
    typ(INKOMEN, '61.234')
    const { services } = opnieuw(einde)
    expect(screen.getByText(VRAAG)).toBeVisible()
    click(GEBRUIK)
    expect(services.orientatie.state().eigen.inkomen).toBe(61_234)
    expect(field(INKOMEN)).toHaveValue('61.234')
  })

  it(`an answer that is being emptied when ${einde} is restored without that answer`, () => {
    toon()
    fillIn(INKOMEN, '50.000')
    typ(INKOMEN, '')
    const { services } = opnieuw(einde)
    if (screen.queryByText(VRAAG)) click(GEBRUIK)
    expect(services.orientatie.state().eigen.inkomen).toBeUndefined()
  })

  it(`a text that is no amount when ${einde} is restored with its message`, () => {
    toon()
    fillIn(INKOMEN, '50.000')
    typ(INKOMEN, 'veel')
    opnieuw(einde)
    click(GEBRUIK)
    expect(field(INKOMEN)).toHaveValue('veel')
    expect(field(INKOMEN)).toBeInvalid()
  })

  it(`a text that could not be read before ${einde} is restored with its message`, () => {
    toon()
    fillIn(INKOMEN, 'veel')
    opnieuw(einde)
    click(GEBRUIK)
    expect(field(INKOMEN)).toHaveValue('veel')
    expect(field(INKOMEN)).toBeInvalid()
  })

  it(`nothing is offered after ${einde} when the visitor typed a text and removed it`, () => {
    toon()
    typ(INKOMEN, '6')
    typ(INKOMEN, '')
    opnieuw(einde)
    expect(screen.queryByText(VRAAG)).toBeNull()
  })

  it(`an untouched calculator keeps the answers on offer when ${einde}`, () => {
    toon()
    fillIn(INKOMEN, '50.000')
    opnieuw(einde)
    const { services } = opnieuw(einde)
    click(GEBRUIK)
    expect(services.orientatie.state().eigen.inkomen).toBe(50_000)
  })

  it(`using restored answers with a text that is no amount can be undone after ${einde}`, () => {
    toon()
    typ(INKOMEN, 'veel')
    opnieuw(einde)
    click(GEBRUIK)
    fillIn(INKOMEN, '40.000')
    expect(field(INKOMEN)).not.toBeInvalid()
  })
})

it('a price that is being typed in a dialog when the page ends is restored', () => {
  dialogs.watAls.show({}, { bewaren: true })
  typ(PRIJS, '280.000', dialogs.watAls.element())
  const { services } = opnieuw('the page ends')
  click(GEBRUIK)
  expect(services.orientatie.state().vraagprijsWoning).toBe(280_000)
})

it('hiding the page leaves the focus, the text and the answers of the visitor alone', () => {
  const { services } = toon()
  typ(INKOMEN, '61.23')
  now(EINDES['the page is hidden'])
  expect(field(INKOMEN)).toHaveFocus()
  expect(field(INKOMEN)).toHaveValue('61.23')
  expect(services.orientatie.state().eigen.inkomen).toBeUndefined()
})
