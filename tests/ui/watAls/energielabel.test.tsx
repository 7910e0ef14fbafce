import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { answer, answersTo, chooseOption, dialogs, fillIn, goBack } from '../../support/screen'
import { uitkomst } from './uitkomst'

const { show, close, element, inside } = dialogs.watAls

describe('a better energy label', () => {
  it('is one that lets you borrow more, and can be taken back', () => {
    const { services } = show()
    const VRAAG = 'Energielabel van de woning'
    expect(answersTo(VRAAG)).toEqual(['Onbekend (nu)', 'D', 'B', 'A+', 'A+++', 'A++++', 'A++++ (EP garantie)'])
    expect(inside().getByText(/^Staat een label er niet bij\?/)).toBeVisible()
    const [eerst] = uitkomst('Je kan lenen')
    chooseOption(VRAAG, 'B')
    expect(services.orientatie.state().energielabelType).toBe('B')
    expect(uitkomst('Je kan lenen')).toEqual([expect.not.stringMatching(String(eerst)), `Dit was ${eerst}`])
    chooseOption(VRAAG, 'Onbekend (nu)')
    expect([uitkomst('Je kan lenen'), answer(VRAAG, 'Onbekend (nu)').checked]).toEqual([[eerst], true])
    expect(element()).toHaveTextContent('zonder label tot € 10.000 extra lenen')
    chooseOption(VRAAG, 'B')
    expect(element()).toHaveTextContent('bij dit label tot € 10.000 extra lenen')
    chooseOption(VRAAG, 'A++++')
    expect(element()).not.toHaveTextContent('extra lenen')
  })

  it('is not asked about where none lets you borrow more, and that is said', () => {
    show({ energielabelType: 'A4EP' })
    expect(inside().queryByText('Energielabel van de woning')).toBeNull()
    expect(inside().getByText('Met een ander energielabel kan je niet meer lenen.')).toBeVisible()
  })

  it('of this home costs work, which can be counted along and is part of what is tried', () => {
    const { services } = show()
    const KOSTEN = 'Kosten van de verbouwing'
    expect(inside().queryByLabelText(/Kosten van de verbouwing/)).toBeNull()
    chooseOption('Energielabel van de woning', 'B')
    expect(inside().getByText(/^Wil je deze woning zelf zuiniger maken\?/)).toBeVisible()
    const [tekort] = uitkomst('Extra eigen inleg nodig')
    fillIn(KOSTEN, '15.000', element())
    expect(services.orientatie.state().verbouwingskosten).toBe(15_000)
    expect(uitkomst('Extra eigen inleg nodig')[0]).not.toBe(tekort)
    close()
    expect(screen.getByText(/^We rekenen nu met energielabel B en €\s15\.000 voor de verbouwing\.$/)).toBeVisible()
    goBack()
    expect(services.orientatie.state()).toMatchObject({ energielabelType: 'Onbekend', verbouwingskosten: undefined })
  })
})
