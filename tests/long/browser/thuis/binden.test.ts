import { type Page } from '@playwright/test'

import { houdTegen } from '../../../browser/pagina/verzoeken'
import { expect, test } from '../../../browser/test'
import { openGastpagina, staat } from '../../../browser/thuis/gastpagina'

const berekendMet = (normjaar: number) => `Berekend met de leennormen van ${normjaar}.`

/** Fetches the script only when the page asks for it, so that a framework can bind before and after. */
const openZonderScript = async (page: Page) => {
  const laatDoor = await houdTegen(page, '**/element/hypotheek-orientatie.js')
  await page.route('**/gast.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="nl"><title>Gast</title><main></main><script type="module" async src="element/hypotheek-orientatie.js"></script></html>',
    }),
  )
  await page.goto('gast.html', { waitUntil: 'commit' })
  await page.locator('main').waitFor({ state: 'attached' })
  return laatDoor
}

/** Binds as Lit does: a template is copied into the page, and its values are set on the copy. */
const bindAlsLit = (page: Page) =>
  page.evaluate(() => {
    const sjabloon = document.createElement('template')
    sjabloon.innerHTML = '<div><hypotheek-orientatie></hypotheek-orientatie></div>'
    const kopie = document.importNode(sjabloon.content, true)
    const element = kopie.querySelector('hypotheek-orientatie')
    if (element === null) return
    Object.assign(element, { labelCode: 'FL', normjaar: 2026, rentetarieven: { '120': 3.75 } })
    element.toggleAttribute('analytics', true)
    document.querySelector('main')?.append(kopie)
    Object.assign(element, { laden: 'direct' })
  })

/** Binds as Angular does: sets every property before the element is in the document. */
const bindAlsAngular = (page: Page) =>
  page.evaluate(() => {
    const element = document.createElement('hypotheek-orientatie')
    const waarden = {
      labelCode: 'FL',
      normjaar: 2026,
      rentetarieven: { '120': 3.75 },
      analytics: true,
      laden: 'direct',
    }
    for (const [naam, waarde] of Object.entries(waarden)) Object.assign(element, { [naam]: waarde })
    document.querySelector('main')?.append(element)
  })

for (const [raamwerk, bind] of [
  ['Lit', bindAlsLit],
  ['Angular', bindAlsAngular],
] as const)
  test(`properties as ${raamwerk} binds them count, and when they change later`, async ({ page, geval }) => {
    for (const wanneer of ['before', 'after'] as const)
      await geval(`set ${wanneer} the element is defined`, async () => {
        const laatDoor = await openZonderScript(page)
        if (wanneer === 'before') await bind(page)
        laatDoor()
        if (wanneer === 'after') {
          await page.waitForFunction(() => customElements.get('hypotheek-orientatie') !== undefined)
          await bind(page)
        }
        const { element, antwoord } = await staat(page)
        await expect(antwoord('Wat voor inkomen heb je?', 'Inkomen uit onderneming(en)')).toBeVisible()
        await expect(element.getByText(berekendMet(2026))).toHaveText(
          `${berekendMet(2026)} Rente: 3,75%, 10 jaar vast.`,
        )
        const gelezen = () =>
          element.evaluate((host: HTMLElementTagNameMap['hypotheek-orientatie']) => {
            const { labelCode, normjaar, rentetarieven, analytics } = host
            return { labelCode, normjaar, rentetarieven, analytics }
          })
        expect(await gelezen()).toEqual({
          labelCode: 'FL',
          normjaar: 2026,
          rentetarieven: { 120: 3.75 },
          analytics: true,
        })

        await element.evaluate((host) => Object.assign(host, { normjaar: 2025, analytics: false, labelCode: 'MY' }))
        await expect(element.getByText(berekendMet(2025))).toBeVisible()
        expect(await gelezen()).toMatchObject({ labelCode: 'MY', normjaar: 2025, analytics: false })
      })
  })

test('JSON with a way of loading that is none gives way to laden="direct" of the element', async ({ page }) => {
  await openGastpagina(page, {
    body: `<section data-dynamic-props='{"laden": "nu"}'><div><div style="height: 4000px"></div>
      <hypotheek-orientatie label-code="MY" laden="direct"></hypotheek-orientatie></div></section>`,
  })
  await staat(page)
})
