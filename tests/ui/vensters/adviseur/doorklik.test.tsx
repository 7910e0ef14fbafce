import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { parseGedeeld, toAnders, type Type } from '../../../../domain/orientatie'
import { allBut, click, dialogs, pending, showAt, type ShowOptions } from '../../../support/screen'
import { rightOf } from '../../../domain/rekenkern/rightOf'

const GEEF_DOOR = 'Geef de link aan de volgende pagina'
const VRAAG = 'Je gaat naar een andere pagina. Wil je je berekening meenemen?'
const GAAT_MEE = 'Je gaat naar een andere pagina. De link naar je berekening gaat mee.'

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
const link = (naam = 'Zoek een adviseur') => screen.getAllByText(naam, { selector: 'a' })
const followLast = (naam?: string) => {
  const laatste = link(naam).at(-1)
  if (laatste) fireEvent.click(laatste)
}
const tick = () => fireEvent.click(dialogs.doorklik.inside().getByLabelText(GEEF_DOOR))

describe('leaving for another page', () => {
  it("without consent, the link 'Zoek een adviseur' does not pass the calculation to the next page", () => {
    const { gevolgd } = toon()
    expect(link()[0]).toHaveAccessibleDescription(VRAAG)
    followLast()
    expect(gevolgd).toEqual([['adviseur-zoeken', '/adviseur', undefined]])
  })

  it("'Neem je berekening mee' begins with its box unticked, and then gives the next page no share link", () => {
    const { gevolgd } = toon()
    dialogs.doorklik.open()
    const dialoog = dialogs.doorklik.inside()
    expect(dialoog.getByText('Kies hoe je je berekening meeneemt. Kies je niets, dan gaat er niets mee.')).toBeVisible()
    expect(dialoog.getByLabelText(GEEF_DOOR)).not.toBeChecked()
    expect(dialoog.getByLabelText(GEEF_DOOR)).toHaveAccessibleDescription(/dus ook je inkomen\.$/)
    followLast()
    expect(gevolgd).toEqual([['adviseur-zoeken', '/adviseur', undefined]])
  })

  it("the dialog 'Neem je berekening mee' offers to copy the calculation or link, or save the rekenbewijs", () => {
    toon()
    dialogs.doorklik.open()
    const dialoog = dialogs.doorklik.inside()
    for (const knop of ['Kopieer de samenvatting', 'Kopieer de link', 'Bewaar het rekenbewijs als bestand'])
      expect(dialoog.getByRole('button', { name: knop })).toBeVisible()
  })

  it.each<[Type, string, string]>([
    ['Klant', 'Zoek een adviseur', 'adviseur-zoeken'],
    ['Adviseur', 'Hypotheek aanvragen', 'hypotheek-aanvragen'],
  ])("for %s, the link '%s' passes a share link only while the box for that is ticked", (type, naam, doel) => {
    const { gevolgd, services } = toon({ type, hypotheekAanvragenUrl: '/adviseur' })
    dialogs.doorklik.open()
    tick()
    followLast(naam)
    dialogs.doorklik.close()
    expect(link(naam)[0]).toHaveAccessibleDescription(GAAT_MEE)
    followLast(naam)
    expect(gevolgd.map(([naar]) => naar)).toEqual([doel, doel])
    for (const [, , deellink] of gevolgd) {
      const [, gedeeld = ''] = /#hypotheekberekening-(.+)$/.exec(deellink ?? '') ?? []
      expect(rightOf(parseGedeeld(gedeeld)).antwoorden).toEqual(toAnders(services.orientatie.state()))
    }
    dialogs.doorklik.open()
    tick()
    dialogs.doorklik.close()
    followLast(naam)
    expect(gevolgd.at(-1)).toEqual([doel, '/adviseur', undefined])
    expect(link(naam)[0]).toHaveAccessibleDescription(VRAAG)
  })

  it("the dialog 'Neem je berekening mee' says that there can be no link when the page has no public address", () => {
    toon({ hasAddress: false })
    dialogs.doorklik.open()
    const dialoog = dialogs.doorklik.inside()
    expect(dialoog.getByText('Hier kan je geen link maken. Open de rekenhulp op een eigen pagina.')).toBeVisible()
    expect(dialoog.queryByLabelText(GEEF_DOOR)).toBeNull()
    expect(dialoog.queryByText('Kopieer de link')).toBeNull()
  })

  it("the link 'Zoek een adviseur' works if the chunk for share links fails, and a retry loads the chunk", async () => {
    const delen = pending('delen')
    const { gevolgd } = toon({ lazy: allBut(delen) })
    dialogs.doorklik.open()
    await delen.failLoading()
    expect(dialogs.doorklik.inside().getByText('Probeer opnieuw')).toBeVisible()
    followLast()
    expect(gevolgd).toHaveLength(1)
    click('Probeer opnieuw', dialogs.doorklik.element())
    await delen.finishLoading()
    expect(dialogs.doorklik.inside().getByLabelText(GEEF_DOOR)).toBeVisible()
  })
})
