import { createEvent, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { LinkTarget } from '../../../ui/context/settings'
import { createManualBerekening } from '../../support/fakes/berekening'
import { click, now, showAt, type ShowOptions } from '../../support/screen'

const auxclick = (button: number) => new MouseEvent('auxclick', { button, bubbles: true, cancelable: true })
const gewoon = (link: Element) => createEvent.click(link)

/** Clicks the link of the last step; tells what the page heard, and whether the browser stays where it is. */
const followLink = (magDoor: boolean, toKlik: (link: Element) => Event = gewoon) => {
  const gehoord: (readonly [LinkTarget, string])[] = []
  const hoor: NonNullable<ShowOptions['followLink']> = (...link) => {
    gehoord.push(link)
    return magDoor
  }
  showAt(3, {}, { adviseurZoekenUrl: '/adviseur', followLink: hoor })
  const link = screen.getByRole('link', { name: 'Zoek een adviseur' })
  const klik = toKlik(link)
  fireEvent(link, klik)
  return { gehoord, blijft: klik.defaultPrevented }
}

describe('the link of the last step', () => {
  it.each([
    ['a click', gewoon],
    ['the middle button', () => auxclick(1)],
    ['Ctrl', (link: Element) => createEvent.click(link, { ctrlKey: true })],
  ])('tells the page where it leads and is not followed when the page handles it: %s', (_hoe, toKlik) => {
    expect(followLink(false, toKlik)).toEqual({ gehoord: [['adviseur-zoeken', '/adviseur']], blijft: true })
  })

  it('tells nothing of a press that only opens a menu', () => {
    expect(followLink(false, () => auxclick(2))).toEqual({ gehoord: [], blijft: false })
  })

  it('does not lead, and the step says why, while there is no result', () => {
    const berekening = createManualBerekening()
    const look = () => screen.getByRole('link', { name: 'Zoek een adviseur' }).className
    showAt(3, { vraagprijsWoning: 200_000, eigenGeld: 40_000 }, { berekening, adviseurZoekenUrl: '/adviseur' })
    now(() => berekening.laatste().faal())
    const quiet = look()
    const said = screen.getAllByText(/^De berekening is niet gelukt\./).filter((tekst) => !tekst.closest('aside'))
    expect(said).toHaveLength(1)
    click('Probeer opnieuw')
    now(() => berekening.laatste().slaag())
    expect(screen.queryByText(/^De berekening is niet gelukt\./)).toBeNull()
    expect(look()).not.toBe(quiet)
  })

  it('appears when the host page sets it', () => {
    const { stelIn } = showAt(3)
    expect(screen.queryByRole('link')).toBeNull()
    stelIn({ adviseurZoekenUrl: '/adviseur' })
    expect(screen.getByRole('link', { name: 'Zoek een adviseur' })).toBeVisible()
    expect(screen.getByRole('link')).toHaveAccessibleDescription(
      'Je gaat dan naar een andere pagina. Je antwoorden gaan niet mee.',
    )
  })
})
