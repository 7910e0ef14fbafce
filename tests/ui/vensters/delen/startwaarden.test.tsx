import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { nieuweOrientatie, toAntwoord, wijzig, type Antwoord } from '../../../../domain'
import { formatGedeeld, toAnders } from '../../../../domain/orientatie'
import {
  click,
  dialogs,
  field,
  fillIn,
  goBack,
  handOver,
  now,
  showAt,
  showCalculator,
  tried,
  tryChange,
  type ShowOptions,
} from '../../../support/screen'

const INKOMEN = 'Bruto jaarinkomen'
const PRIJS = 'Vraagprijs van de woning'
const OPEN = 'Bekijk deze berekening'

const stand = wijzig(nieuweOrientatie('MY'), handOver({ 'eigen.inkomen': 48_000 }))
const gedeeld = formatGedeeld({ labelCode: 'MY', normjaar: 2025, datum: '2025-03-14', antwoorden: toAnders(stand) })

const inkomen = (bedrag: number) => toAntwoord('eigen.inkomen', bedrag)
const prijs = (bedrag: number) => toAntwoord('vraagprijsWoning', bedrag)

/** Shows a calculator whose page fills in these answers. */
const ingevuldMet = (antwoorden: readonly Antwoord[], options: ShowOptions = {}) => {
  const shown = showCalculator(options)
  const vulIn = (waarden: readonly Antwoord[]) => now(() => shown.services.startwaarden.vulIn(waarden))
  vulIn(antwoorden)
  return { ...shown, vulIn }
}

afterEach(() => sessionStorage.clear())

describe('a shared calculation on a page that fills in answers', () => {
  it('the offer promises to keep no own answers, and opening it offers none, when only the page filled in', () => {
    const { services } = ingevuldMet([inkomen(60_000), prijs(350_000)], { gedeeld })
    expect(screen.queryByText('Je eigen antwoorden kan je daarna terughalen.')).toBeNull()
    expect(screen.getByRole('button', { name: 'Begin je eigen berekening' })).toBeVisible()
    click(OPEN)
    expect(tried()).toBeUndefined()
    expect(toAnders(services.orientatie.state())).toEqual([inkomen(48_000)])
  })

  it('a later change of the page changes no answer, not even of a question that the link does not name', () => {
    const { services, vulIn } = ingevuldMet([inkomen(60_000)], { gedeeld })
    click(OPEN)
    vulIn([inkomen(70_000), prijs(350_000)])
    expect(toAnders(services.orientatie.state())).toEqual([inkomen(48_000)])
  })

  it('after going back to own answers, the questions that the link did not change follow the page', () => {
    const { services, vulIn } = ingevuldMet([prijs(350_000)], { gedeeld })
    fillIn(INKOMEN, '65.000')
    click(OPEN)
    goBack()
    expect(field(INKOMEN)).toHaveValue('65.000')
    vulIn([inkomen(70_000), toAntwoord('eigenGeld', 20_000)])
    expect(toAnders(services.orientatie.state())).toEqual([
      inkomen(65_000),
      toAntwoord('eigenGeld', 20_000),
      prijs(350_000),
    ])
  })

  it('going back from a second link to the answers of a first link keeps the page from changing them', () => {
    const { services, vulIn, openLink } = ingevuldMet([prijs(350_000)], { gedeeld })
    click(OPEN)
    const ander = wijzig(stand, handOver({ 'eigen.inkomen': 90_000 }))
    now(() =>
      openLink(formatGedeeld({ labelCode: 'MY', normjaar: 2025, datum: '2025-03-15', antwoorden: toAnders(ander) })),
    )
    fillIn(INKOMEN, '50.000')
    click(OPEN)
    goBack()
    vulIn([prijs(400_000), toAntwoord('eigenGeld', 20_000)])
    expect(toAnders(services.orientatie.state())).toEqual([inkomen(50_000)])
  })
})

describe('a tried change on a page that fills in answers', () => {
  it('after a tried change and after going back, the price follows the page', () => {
    const { services } = showAt(2)
    const vulIn = (bedrag: number) => now(() => services.startwaarden.vulIn([prijs(bedrag)]))
    vulIn(300_000)
    dialogs.veranderen.open()
    tryChange(/meer eigen geld$/)
    vulIn(310_000)
    expect(field(PRIJS)).toHaveValue('310.000')
    goBack()
    vulIn(320_000)
    expect(field(PRIJS)).toHaveValue('320.000')
  })
})
