import { expect, test } from '../../../browser/test'
import { begonnen, rekenhulpIn } from '../../../browser/pagina/rekenhulp'
import { doorloop, openGastpagina, REKENHULP, staat, vulInkomenIn } from '../../../browser/thuis/gastpagina'

const ACCENT = 'rgb(0, 107, 110)'
const KADER = '<iframe title="Elders" width="1000" height="900" srcdoc="<!doctype html><body></body>"></iframe>'

test('moved to the document of a frame it is dressed and heard there, and goes on where it was', async ({ page }) => {
  await openGastpagina(page, { body: KADER + REKENHULP })
  const hier = await staat(page)
  await vulInkomenIn(hier)
  await hier.klik('Ga verder')
  await hier.vulIn('Vraagprijs van de woning', 'drie ton')
  await page.evaluate(() => {
    const kader = document.querySelector('iframe')?.contentDocument
    const host = document.querySelector('hypotheek-orientatie')
    if (host) kader?.body.append(host)
  })
  const kader = page.frameLocator('iframe')
  const daar = rekenhulpIn(kader.locator('hypotheek-orientatie'))
  await expect(daar.veld('Vraagprijs van de woning')).toHaveValue('drie ton')
  await expect(daar.knop('Ga verder')).toHaveCSS('background-color', ACCENT)
  await daar.klik('Vorige stap')
  await expect(daar.veld('Bruto jaarinkomen')).toHaveValue('60.000')
  expect(await kader.locator('[data-hypotheek-orientatie]').count()).toBe(2)
  expect(await page.locator('[data-hypotheek-orientatie]').count()).toBe(0)
})

test('it works in the document of a narrow frame it was moved to', async ({ page, geval }) => {
  const verhuisd = async () => {
    await openGastpagina(page, { body: KADER.replace('1000', '400') + REKENHULP })
    await staat(page)
    await page.evaluate(() => {
      const host = document.querySelector('hypotheek-orientatie')
      if (host) document.querySelector('iframe')?.contentDocument?.body.append(host)
    })
    const daar = rekenhulpIn(page.frameLocator('iframe').locator('hypotheek-orientatie'))
    await begonnen(daar)
    return {
      ...daar,
      elders: () =>
        page
          .frameLocator('iframe')
          .locator('body')
          .click({ position: { x: 2, y: 2 } }),
    }
  }

  await geval('an explanation stays within the frame', async () => {
    const { element } = await verhuisd()
    await element.getByRole('button', { name: 'Uitleg' }).last().click()
    const rand = await element.getByRole('note').evaluate((vlak) => vlak.getBoundingClientRect().right)
    expect(rand).toBeLessThanOrEqual(400)
  })

  await geval('Escape closes an explanation', async () => {
    const { element } = await verhuisd()
    await element.getByRole('button', { name: 'Uitleg' }).first().click()
    await expect(element.getByRole('note')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(element.getByRole('note')).toBeHidden()
  })

  await geval('a press that takes no focus away closes a list', async () => {
    const { element, vulIn, klik, lijst } = await verhuisd()
    await vulIn('Bruto jaarinkomen', '60.000')
    await klik('Ga verder')
    await lijst('Energielabel').click()
    await expect(element.getByRole('listbox')).toBeVisible()
    await page.frameLocator('iframe').locator('body').dispatchEvent('pointerdown')
    await expect(element.getByRole('listbox')).toBeHidden()
  })

  await geval('a press elsewhere closes an explanation', async () => {
    const { element, elders } = await verhuisd()
    await element.getByRole('button', { name: 'Uitleg' }).first().click()
    await expect(element.getByRole('note')).toBeVisible()
    await elders()
    await expect(element.getByRole('note')).toBeHidden()
  })

  await geval('the summary closes when the focus goes elsewhere', async () => {
    const { element, veld } = await verhuisd()
    const balk = element.getByRole('button', { name: 'Toon de samenvatting' })
    await balk.click()
    await expect(balk).toBeHidden()
    await veld('Bruto jaarinkomen').focus()
    await expect(balk).toBeVisible()
  })
})

test('kept for a while in a document that nobody sees, it rests there and works when it is back', async ({ page }) => {
  await openGastpagina(page, { body: REKENHULP })
  const rekenhulp = await staat(page)
  await vulInkomenIn(rekenhulp)
  const weg = await rekenhulp.element.evaluateHandle((host) => {
    document.implementation.createHTMLDocument().body.append(host)
    return host
  })
  await expect.poll(() => weg.evaluate((host) => host.shadowRoot?.querySelector('.kader') ?? null)).toBeNull()
  await weg.evaluate((host) => document.body.append(host))
  await expect(rekenhulp.veld('Bruto jaarinkomen')).toHaveValue('60.000')
  await expect(rekenhulp.knop('Ga verder')).toHaveCSS('background-color', ACCENT)
  await doorloop(rekenhulp)
})

test('a button of the page that waits for a definition of its own is none of its business', async ({ page }) => {
  await openGastpagina(page, { body: `<button is="gast-knop">Gast</button>${REKENHULP}` })
  await staat(page)
})

const CAMPAGNE = '<hypotheek-orientatie-campagne label-code="MY" laden="direct"></hypotheek-orientatie-campagne>'
const gastheer = `<script>
  customElements.define('gast-heer', class extends HTMLElement {
    connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<div>${CAMPAGNE}</div>' }
  })
</script>`

test('a tag that begins with the prefix becomes a calculator in the shadow root of an element', async ({
  page,
  geval,
}) => {
  await geval('that was there before', async () => {
    await openGastpagina(page, { head: gastheer, body: '<p><gast-heer></gast-heer></p>' })
    await staat(page, 'hypotheek-orientatie-campagne')
  })

  await geval('that is defined only later', async () => {
    await openGastpagina(page, { body: '<p><gast-heer></gast-heer></p>' })
    await page.waitForFunction(() => customElements.get('hypotheek-orientatie') !== undefined)
    await page.evaluate((campagne) => {
      const Gastheer = class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' }).append(document.createRange().createContextualFragment(campagne))
        }
      }
      customElements.define('gast-heer', Gastheer)
    }, CAMPAGNE)
    await staat(page, 'hypotheek-orientatie-campagne')
  })

  await geval('whose shadow root gets it later', async () => {
    await openGastpagina(page, { body: '<p></p>' })
    await page.evaluate(async (campagne) => {
      const gastheer = document.createElement('div')
      gastheer.attachShadow({ mode: 'open' })
      document.querySelector('p')?.append(gastheer)
      for (let beeld = 0; beeld < 2; beeld += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
      gastheer.shadowRoot?.append(document.createRange().createContextualFragment(campagne))
    }, CAMPAGNE)
    await staat(page, 'hypotheek-orientatie-campagne')
  })
})
