import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { toAntwoord } from '../../../domain'
import { breakingAmountsIn, wholeAmountsIn } from '../../support/breakingAmounts'
import { cleanUp, click, dialogs, now, open, seller, showAt, twoBuyers, type Handed } from '../../support/screen'

afterEach(() => vi.unstubAllGlobals())

/** Returns every text of the document: of elements, and of the attributes that a screen reader or a browser reads. */
const textOfPage = (): string => {
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(({ name }) => /^aria-|^title$|^alt$|^placeholder$/.test(name)),
  )
  return [document.body.textContent, ...attributes.map(({ value }) => value)].join('\n')
}

/** Shows the lines of the summary that are folded. */
const unfold = (): void => {
  for (const button of screen.queryAllByText('Toon details', { selector: 'button' })) fireEvent.click(button)
}

/** Answers with a result of each kind: enough for the home, a shortage, and a home out of reach. */
const HOUSEHOLDS: readonly Handed[] = [
  { ...twoBuyers, ...seller, eigenGeld: 100_000, energielabelType: 'C' },
  { ...twoBuyers, ...seller, vraagprijsWoning: 500_000, energielabelType: 'C' },
  { ...seller, vraagprijsWoning: 900_000, huidigeHypotheekBedrag: 300_000 },
]

it.each([1, 2, 3] as const)('no amount on step %d can break between the euro sign and its figure', (step) => {
  for (const antwoorden of HOUSEHOLDS) {
    showAt(step, antwoorden)
    unfold()
    expect(breakingAmountsIn(textOfPage())).toEqual([])
    expect(wholeAmountsIn(textOfPage())).toBeGreaterThan(8)
    cleanUp()
  }
})

/** The dialogs that show no amount for these answers. */
const ZONDER_BEDRAG = ['jaarinkomen', 'rekenbewijs', 'wissen']

it.each(Object.entries(dialogs))('no amount in the dialog %s can break inside', (name, { show, element }) => {
  vi.stubGlobal('print', () => undefined)
  let [shown, amounts] = [0, 0]
  for (const antwoorden of HOUSEHOLDS)
    for (const type of ['Klant', 'Adviseur'] as const) {
      try {
        show(antwoorden, { adviseurZoekenUrl: '/adviseur', bewaren: true, type })
        shown += 1
        amounts += wholeAmountsIn(element().textContent)
      } catch {
        /** These answers do not offer the dialog. */
      }
      expect(breakingAmountsIn(textOfPage())).toEqual([])
      cleanUp()
    }
  expect(shown).toBeGreaterThan(0)
  expect(amounts > 0).toBe(!ZONDER_BEDRAG.includes(name))
})

it('no amount in the list of periods can break inside', () => {
  showAt(3, { ...seller, vraagprijsWoning: 500_000 })
  const options = open('Hoe lang wil je je rente vastzetten?').map(({ textContent }) => textContent)
  expect(options.flatMap(breakingAmountsIn)).toEqual([])
  expect(options.filter((option) => wholeAmountsIn(option) > 0).length).toBeGreaterThan(4)
})

it('no amount that is announced or copied can break inside', async () => {
  const texts: string[] = []
  const { services } = dialogs.meenemen.show(HOUSEHOLDS[0])
  services.announcement.announcement$.subscribe(({ tekst }) => texts.push(tekst))
  vi.stubGlobal('ClipboardItem', undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => Promise.resolve(texts.push(text)) } })
  click('Kopieer de samenvatting', dialogs.meenemen.element())
  await vi.waitFor(() => expect(texts.some((text) => wholeAmountsIn(text) > 8)).toBe(true))
  dialogs.meenemen.close()
  now(() => services.orientatie.dispatch(toAntwoord('eigenGeld', 50_000)))
  await vi.waitFor(() => expect(texts.filter((text) => wholeAmountsIn(text) > 8).length).toBeGreaterThan(1), 10_000)
  expect(texts.flatMap(breakingAmountsIn)).toEqual([])
})
