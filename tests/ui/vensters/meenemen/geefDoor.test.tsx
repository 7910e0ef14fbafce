import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { parseGedeeld, toAnders, type Type } from '../../../../domain/orientatie'
import { allBut, click, dialogs, fillIn, pending, showAt, type ShowOptions } from '../../../support/screen'
import { rightOf } from '../../../domain/rekenkern/rightOf'

const GEEF_DOOR = 'Geef de link aan de volgende pagina'
const ZONDER_LINK = 'Opent een andere pagina.'
const MET_LINK = 'Opent een andere pagina. De link naar je berekening gaat mee.'

type Gevolgd = readonly [doel: string, url: string, deellink: string | undefined]

/** Shows the last step. Each followed link is logged in the returned `gevolgd`, and is not opened. */
const toon = (opties: ShowOptions = {}) => {
  const gevolgd: Gevolgd[] = []
  const getoond = showAt(
    3,
    {},
    {
      adviseurZoekenUrl: '/adviseur',
      followLink: (doel, url, deellink) => {
        gevolgd.push([doel, url, deellink])
        return false
      },
      ...opties,
    },
  )
  return { ...getoond, gevolgd }
}
const link = (naam = 'Zoek een adviseur') => screen.getByText(naam, { selector: 'a' })
const follow = (naam?: string) => fireEvent.click(link(naam))
const box = () => dialogs.meenemen.inside().queryByLabelText(GEEF_DOOR)
const tick = () => {
  dialogs.meenemen.open()
  fireEvent.click(dialogs.meenemen.inside().getByLabelText(GEEF_DOOR))
  dialogs.meenemen.close()
}

describe('leaving for another page', () => {
  it("the link 'Zoek een adviseur' goes straight to its page, and passes no share link without consent", () => {
    const { gevolgd } = toon()
    expect(link()).toHaveAttribute('href', '/adviseur')
    expect(link()).toHaveAccessibleDescription(ZONDER_LINK)
    follow()
    expect(gevolgd).toEqual([['adviseur-zoeken', '/adviseur', undefined]])
  })

  it("the choice to pass the link on is unticked at first, and names the button 'Zoek een adviseur'", () => {
    toon()
    dialogs.meenemen.open()
    expect(box()).not.toBeChecked()
    expect(box()).toHaveAccessibleDescription(
      'Kies je daarna ‘Zoek een adviseur’? Dan kan die pagina je antwoorden lezen, dus ook je inkomen.',
    )
  })

  it('without a page after the last step, there is no choice to pass the link on', () => {
    toon({ adviseurZoekenUrl: undefined, hypotheekAanvragenUrl: '/aanvraag' })
    dialogs.meenemen.open()
    expect(box()).toBeNull()
  })

  it.each<[Type, string, string]>([
    ['Klant', 'Zoek een adviseur', 'adviseur-zoeken'],
    ['Adviseur', 'Hypotheek aanvragen', 'hypotheek-aanvragen'],
  ])("for %s, the link '%s' passes a share link only while the box for that is ticked", (type, naam, doel) => {
    const { gevolgd, services } = toon({ type, hypotheekAanvragenUrl: '/adviseur' })
    tick()
    expect(link(naam)).toHaveAccessibleDescription(MET_LINK)
    follow(naam)
    const [naar, , deellink] = gevolgd[0] ?? []
    const [, gedeeld = ''] = /#hypotheekberekening-(.+)$/.exec(deellink ?? '') ?? []
    expect(naar).toBe(doel)
    expect(rightOf(parseGedeeld(gedeeld)).antwoorden).toEqual(toAnders(services.orientatie.state()))
    tick()
    follow(naam)
    expect(gevolgd.at(-1)).toEqual([doel, '/adviseur', undefined])
    expect(link(naam)).toHaveAccessibleDescription(ZONDER_LINK)
  })

  it('the choice to pass the link on survives another answer and another step', () => {
    const { gevolgd } = toon()
    tick()
    click('Vorige stap')
    fillIn('Vraagprijs van de woning', '250.000')
    click('Ga verder')
    follow()
    expect(gevolgd[0]?.[2]).toMatch(/#hypotheekberekening-/)
  })

  it("the link 'Zoek een adviseur' works if the chunk for share links fails, and a retry loads the chunk", async () => {
    const delen = pending('delen')
    const { gevolgd } = toon({ lazy: allBut(delen) })
    dialogs.meenemen.open()
    await delen.failLoading()
    expect(box()).toBeNull()
    follow()
    expect(gevolgd).toHaveLength(1)
    click('Probeer opnieuw', dialogs.meenemen.element())
    await delen.finishLoading()
    expect(box()).toBeVisible()
  })
})
