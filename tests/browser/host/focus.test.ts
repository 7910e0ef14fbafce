import { type Page } from '@playwright/test'

import { LONG } from '../../support/matrix'
import { opGastpagina, REKENHULP, rekenhulpMet, staat, vulInkomenIn } from './hostPage'
import { expect, test } from '../test'

const BODY =
  '<a href="#rekenhulp">Naar de rekenhulp</a> <label for="rekenhulp">De rekenhulp</label> <button>Elders</button>' +
  rekenhulpMet('id="rekenhulp"')

/** Returns the tag and text of the focused element, inside all shadow roots. */
const metFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let actief = document.activeElement
    while (actief?.shadowRoot?.activeElement) actief = actief.shadowRoot.activeElement
    return `${actief?.localName ?? ''} ${actief?.textContent ?? ''}`
  })

const EERSTE = 'h2 Maximale hypotheek'

test('a skip link, a label and focus() on the element focus the title of the open step', async ({ page }) => {
  const rekenhulp = await opGastpagina(page, { body: BODY })
  const { element } = rekenhulp
  const elders = page.getByRole('button', { name: 'Elders' })
  const link = page.getByRole('link', { name: 'Naar de rekenhulp' })
  for (const doe of [
    () => link.press('Enter'),
    () => link.press('Enter'),
    () => link.click(),
    () => page.getByText('De rekenhulp', { exact: true }).click(),
    () => element.evaluate((host) => host.focus()),
  ]) {
    await elders.focus()
    await doe()
    await expect.poll(() => metFocus(page)).toBe(EERSTE)
    await expect(element).not.toHaveAttribute('tabindex')
  }
  await page.keyboard.press('Shift+Tab')
  await vulInkomenIn(rekenhulp)
  await rekenhulp.klik('Ga verder')
  await elders.focus()
  await element.evaluate((host) => host.focus())
  await expect.poll(() => metFocus(page)).toBe('h2 Benodigde hypotheek')
})

test('focus() before the application loads keeps the focus on the title of the painted step', async ({ page }) => {
  await page.route('**/chunks/mount-*', async (route) => {
    await page.locator('hypotheek-orientatie').evaluate((host) => host.focus())
    expect(await metFocus(page)).toBe(EERSTE)
    await route.fallback()
  })
  await opGastpagina(page, { body: BODY })
  await staat(page)
  expect(await metFocus(page)).toBe(EERSTE)
})

test.describe('printing in a sandboxed frame', () => {
  test.use({ verwachteKlachten: /^Ignored call to 'print\(\)'/ })

  test('printing in a sandbox offers to copy the text unless modals are allowed', LONG, async ({ page }) => {
    const druk = async (sandbox: string) => {
      const toon = (adres: string, body: string) =>
        page.route(adres, (route) => route.fulfill({ contentType: 'text/html', body }))
      await toon('**/kader.html', `<iframe sandbox="${sandbox}" src="binnen.html" width="900" height="900"></iframe>`)
      await toon('**/binnen.html', `${REKENHULP}<script type="module" src="element/hypotheek-orientatie.js"></script>`)
      await page.goto('kader.html')
      const frame = page.frameLocator('iframe')
      const element = frame.locator('hypotheek-orientatie')
      const vul = async (naam: string, bedrag: string) => {
        await element.getByRole('textbox', { name: naam }).fill(bedrag)
        await element.getByRole('textbox', { name: naam }).blur()
      }
      await vul('Bruto jaarinkomen', '60.000')
      await element.getByRole('button', { name: 'Ga verder' }).click()
      await vul('Vraagprijs van de woning', '250.000')
      await element.getByRole('button', { name: 'Ga verder' }).click()
      await element.getByRole('button', { name: 'Print of bewaar als pdf' }).click()
      await element.getByRole('button', { name: 'Print de uitkomst' }).click()
      return element
    }
    const verboden = await druk('allow-scripts')
    await expect(verboden.getByText('Printen lukt hier niet. Kopieer de tekst.').first()).toBeVisible()
    await expect(verboden.getByRole('button', { name: 'Kopieer de tekst' })).toBeFocused()
    const mag = await druk('allow-scripts allow-modals')
    await expect(mag.getByRole('button', { name: 'Print de uitkomst' })).toBeFocused()
    await expect(mag.getByText('Printen lukt hier niet. Kopieer de tekst.')).toHaveCount(0)
  })
})
