import { type Locator } from '@playwright/test'

import { matrix } from '../../support/matrix'
import { expect, test } from '../test'
import { deelVan, dialogOpenersIn, SCHERMEN } from './openers'

/** Returns the faults in the layout of an open dialog. */
const gebreken = (dialoog: Locator): Promise<readonly string[]> =>
  dialoog.evaluate((element) => {
    const titel = element.querySelector('h2')
    const eerste = titel?.parentElement?.nextElementSibling
    if (!titel || !eerste) return ['it has no title with content under it']
    const bereik = document.createRange()
    const breedteVan = (van: number, tot: number) => {
      bereik.setStart(tekst, van)
      bereik.setEnd(tekst, tot)
      return bereik.getClientRects().length === 1 ? bereik.getBoundingClientRect().width : Infinity
    }
    const tekst = titel.firstChild as Text
    const woorden = [...tekst.data.matchAll(/\S+/g)].map(({ 0: woord, index }) =>
      breedteVan(index, index + woord.length),
    )
    const regels = Math.round(titel.offsetHeight / parseFloat(getComputedStyle(titel).lineHeight))
    const vak = element.getBoundingClientRect()
    const isVol = element.scrollHeight > element.clientHeight
    const knoppen = [...element.querySelectorAll('form > div:last-child > button')].map((knop) =>
      knop.getBoundingClientRect(),
    )
    const plaatsgebreken = [
      ...(vak.left !== 0 || vak.right !== innerWidth ? ['it is not as wide as the screen'] : []),
      ...(vak.bottom !== innerHeight ? ['it does not rise from the lower edge'] : []),
      ...(isVol && vak.top !== 0 ? ['it scrolls and does not fill the screen'] : []),
      ...(knoppen.length === 0 ? ['it has no button in its foot'] : []),
      ...(knoppen.some((knop) => knop.top < vak.top || knop.bottom > innerHeight)
        ? ['a button in its foot is cut off']
        : []),
    ]
    const { top, bottom } = eerste.getBoundingClientRect()
    return [
      ...(Math.max(...woorden) > titel.clientWidth ? ['the title is narrower than its longest word'] : []),
      ...(regels > 3 ? [`the title has ${regels} lines`] : []),
      ...(top < 0 || Math.min(bottom, top + 100) > innerHeight ? ['what it begins with is out of view'] : []),
      ...(element.scrollWidth > element.clientWidth ? ['it scrolls sideways'] : []),
      ...(element.getBoundingClientRect().right > innerWidth ? ['it is wider than the window'] : []),
      ...plaatsgebreken,
    ]
  })

/** Opens each dialog of this part and, inside it, each dialog that it can open; returns the faults found. */
const bekijk = async (plek: Locator, element: Locator, open: readonly string[] = []): Promise<readonly string[]> => {
  const gevonden: string[] = []
  for (const opener of await dialogOpenersIn(plek)) {
    await opener.click()
    const dialoog = element.locator('dialog[open]').nth(open.length)
    await expect(dialoog.getByRole('heading').first()).toBeVisible()
    const pad = [...open, await opener.innerText()]
    gevonden.push(...(await gebreken(dialoog)).map((gebrek) => `${pad.join(' > ')}: ${gebrek}`))
    gevonden.push(...(await bekijk(dialoog, element, pad)))
    await element.page().keyboard.press('Escape')
    await expect(element.locator('dialog[open]')).toHaveCount(open.length)
  }
  return gevonden
}

const GEVALLEN = SCHERMEN.flatMap((scherm) =>
  [320, 360].flatMap((breedte) => ['MY', 'FL'].map((merk) => ({ scherm, breedte, merk }))),
)

test('every dialog on a phone shows its title, first content and foot', async ({ page, geval }) => {
  for (const { scherm, breedte, merk } of matrix(GEVALLEN))
    await geval(`${scherm.naam}, ${merk} at ${breedte} px`, async () => {
      await page.setViewportSize({ width: breedte, height: 640 })
      const rekenhulp = await scherm.toon(page, merk)
      const deel = deelVan(scherm, rekenhulp)
      const openers = await dialogOpenersIn(deel)
      expect(openers.length).toBeGreaterThan(1)
      expect(await bekijk(deel, rekenhulp.element)).toEqual([])
    })
})
