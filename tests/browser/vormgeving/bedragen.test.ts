import { type Page } from '@playwright/test'

import { LONG } from '../../support/matrix'
import { opStap2 } from '../pagina/opStap'
import { openRekenhulp } from '../pagina/rekenhulp'
import { expect, test } from '../test'

/** Returns the texts that break between a euro sign and its figure when lines are as narrow as possible. */
const gebroken = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
    if (!root) return ['there is no calculator']
    const smal = new CSSStyleSheet()
    smal.replaceSync(':is(p, li, dt, dd, strong) { width: 0 !important; overflow-wrap: normal !important }')
    root.adoptedStyleSheets.push(smal)
    const lopers = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const teksten: string[] = []
    while (lopers.nextNode()) {
      const tekst = lopers.currentNode.textContent ?? ''
      for (const { index } of tekst.matchAll(/€\s\d/g)) {
        const bereik = document.createRange()
        bereik.setStart(lopers.currentNode, index)
        bereik.setEnd(lopers.currentNode, index + 3)
        if (new Set([...bereik.getClientRects()].map(({ top }) => top)).size > 1) teksten.push(tekst)
      }
    }
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((blad) => blad !== smal)
    return teksten
  })

/** The text about the starters exemption follows the specification to the letter, so it may break there. */
test('an amount in a sentence never breaks between the euro sign and its figure', async ({ page }) => {
  const { element, klik, knop, veld, vulIn, kies } = await openRekenhulp(page)
  await klik('Bereken jaarinkomen')
  await veld('Bruto maandinkomen').fill('8.000')
  await knop('Bevestig inkomen').click()
  await expect(element.getByText('is ingevuld')).toBeVisible()
  expect(await gebroken(page)).toEqual([])
  await klik('Ga verder')
  await expect(element.getByText('Wil je energie besparen')).toBeVisible()
  await kies('Wat voor woning wil je kopen?', 'Nieuwbouw')
  await vulIn('Vraagprijs van de woning', '100.000')
  await kies('Woon je nu in een koopwoning?', 'Ja')
  await vulIn('Verkoopprijs van je huidige woning', '400.000')
  await vulIn('Huidig hypotheekbedrag', '100.000')
  await knop('Toon details').click()
  await expect(element.getByText('van je overwaarde over')).toBeVisible()
  expect(await gebroken(page)).toEqual([])
  await vulIn('Verkoopprijs van je huidige woning', '110.000')
  await klik('Vorige stap')
  await expect(element.getByText('bij een hypotheek van')).toBeVisible()
  expect(await gebroken(page)).toEqual([])
})

test.describe('the bar of the summary on a phone', LONG, () => {
  test.use({ viewport: { width: 360, height: 740 } })

  const open = async (page: Page) => {
    const rekenhulp = await openRekenhulp(page)
    await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
    const balk = rekenhulp.element.getByRole('button', { name: /Toon de samenvatting/ })
    const kleur = () => balk.locator('strong').evaluate((bedrag) => getComputedStyle(bedrag).color)
    return { ...rekenhulp, balk, kleur, accent: await kleur() }
  }

  test('the bar shows a shortage in the warning colour, with a warning sign', async ({ page }) => {
    const { balk, klik, kleur, accent, vulIn } = await open(page)
    await expect(balk.locator('svg')).toHaveCount(1)
    await klik('Ga verder')
    await vulIn('Vraagprijs van de woning', '500.000')
    await expect(balk).toHaveAccessibleName(/^Extra eigen inleg nodig/)
    expect(await kleur()).not.toBe(accent)
    await expect(balk.locator('svg')).toHaveCount(2)
  })

  test('the bar is muted and explains why while an amount is unreadable', async ({ page }) => {
    const { element, kleur, accent, vulIn } = await open(page)
    const melding = element.getByText('Deze bedragen horen bij je vorige antwoorden.')
    await vulIn('Bruto jaarinkomen', 'zestig mille')
    await expect(melding).toBeInViewport()
    await expect.poll(kleur).not.toBe(accent)
    await vulIn('Bruto jaarinkomen', '70.000')
    await expect(melding).toHaveCount(0)
    await expect.poll(kleur).toBe(accent)
  })
})

test('the second column of a list grows with its text', LONG, async ({ page }) => {
  const { element, lijst } = await opStap2(page)
  await lijst('Energielabel').click()
  const breedtes = () =>
    element.getByRole('listbox').evaluate((vlak) => {
      const rij = vlak.querySelector('[role=option] > :last-child')
      const kop = vlak.firstElementChild?.lastElementChild
      return [rij, kop].map((kolom) => Math.round(kolom?.getBoundingClientRect().width ?? 0))
    })
  const [breedte = 0, kop] = await breedtes()
  expect(kop).toBe(breedte)
  await element.getByRole('listbox').evaluate((vlak) => {
    vlak.style.fontSize = '24px'
  })
  expect(await breedtes()).toEqual([breedte * 1.5, breedte * 1.5])
})
