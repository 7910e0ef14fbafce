import { screen, within } from '@testing-library/react'
import { either } from 'fp-ts'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { parseGedeeld, toAnders } from '../../../../domain/orientatie'
import { button, click, dialogs, now } from '../../../support/screen'
import { ADDRESS } from '../../../support/screen/pageFragment'

const NAAM = 'hypotheekberekening-'

const { show, inside, element } = dialogs.meenemen
const linkField = () => inside().getByRole<HTMLInputElement>('textbox', { name: 'Link naar je berekening' })
const link = () => linkField().value
const deel = () => within(inside().getByRole('region', { name: 'Met een link' }))

afterEach(() => {
  vi.unstubAllGlobals()
})

describe("the link in the dialog 'Bewaar of deel'", () => {
  it("the link in the dialog 'Bewaar of deel' contains the answers, the brand, the date and the norm year", () => {
    const { services } = show()
    expect(element()).toHaveTextContent('Je inkomen gaat mee, ook in de link en de QR-code.')
    expect(link()).toMatch(new RegExp(`^${ADDRESS}#${NAAM}`))
    const gelezen = parseGedeeld(link().split(NAAM)[1] ?? '')
    expect(gelezen).toEqual(
      either.right({
        labelCode: 'MY',
        normjaar: 2025,
        datum: '2026-11-21',
        antwoorden: toAnders(services.orientatie.state()),
      }),
    )
  })

  it("the button 'Kopieer de link' copies the link, and confirms that on screen and to screen readers", async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    show()
    click('Kopieer de link')
    expect(await inside().findAllByText('De link is gekopieerd.'), 'shown and announced').toHaveLength(2)
    expect(deel().getByText('De link is gekopieerd.')).toBeVisible()
    expect(writeText).toHaveBeenCalledWith(link())
  })

  it("the dialog 'Bewaar of deel' takes the focus itself, and a focus on its link selects the whole link", () => {
    show()
    expect(element()).toHaveFocus()
    now(() => linkField().focus())
    expect([linkField().selectionStart, linkField().selectionEnd]).toEqual([0, link().length])
  })

  it("the dialog 'Bewaar of deel' says that copying failed when the browser has no clipboard", async () => {
    vi.stubGlobal('navigator', {})
    show()
    click('Kopieer de link')
    expect(await inside().findAllByText(/^Kopiëren lukt niet\./), 'shown and announced').toHaveLength(2)
  })

  it("a message in the dialog 'Bewaar of deel' replaces the message of another part", async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } })
    show()
    click('Kopieer de link')
    await inside().findAllByText('De link is gekopieerd.')
    click('Kopieer het rekenbewijs')
    expect(await inside().findAllByText('Gekopieerd.'), 'shown and announced').toHaveLength(2)
    expect(inside().queryByText('De link is gekopieerd.')).toBeNull()
  })
})

it.each([
  ['Klant', 'Voor je adviseur'],
  ['Adviseur', 'Voor je dossier'],
] as const)("for %s, 'Bewaar of deel' has three parts: a link, paper, and '%s'", (type, kop) => {
  show({}, { type })
  expect(
    inside()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Met een link', 'Op papier of als pdf', kop])
  for (const naam of ['Kopieer de link', 'Print de uitkomst', 'Print met alle stappen', 'Kopieer de samenvatting'])
    expect(inside().getByRole('button', { name: naam })).toBeVisible()
  for (const naam of ['Bewaar het rekenbewijs als bestand', 'Kopieer het rekenbewijs'])
    expect(inside().getByRole('button', { name: naam })).toBeVisible()
  expect(inside().queryAllByText('Vragen die je kan stellen')).toHaveLength(type === 'Klant' ? 1 : 0)
})

it.each([
  ['Klant', 'met een link, op papier, voor je adviseur', 0],
  ['Adviseur', 'met een link, op papier, als rekenbewijs', 1],
] as const)("for %s, the button 'Bewaar of deel' is described as '%s'", (type, beschrijving, bewijzen) => {
  show({}, { type })
  dialogs.meenemen.close()
  expect(button('Bewaar of deel')).toHaveAccessibleDescription(beschrijving)
  expect(screen.queryAllByRole('button', { name: 'Open een rekenbewijs' })).toHaveLength(bewijzen)
})
