import { expect, test } from '../../../browser/test'
import { openGastpagina, opGastpagina, REKENHULP, staat } from '../../../browser/host/hostPage'

const TAGS = 200
const NA_ELKAAR = Array.from({ length: TAGS }, (_, nummer) => `<gast-${nummer}></gast-${nummer}>`).join('')

test('defining many tags at once does not search the whole page for each', async ({ page }) => {
  const body = `${REKENHULP}<div>${NA_ELKAAR}</div><main>${'<p></p>'.repeat(2_000)}</main>`
  await opGastpagina(page, { body })
  const bekeken = await page.evaluate(async (aantal) => {
    const eigen = Object.getOwnPropertyDescriptor(Element.prototype, 'shadowRoot')
    let bekeken = 0
    Object.defineProperty(Element.prototype, 'shadowRoot', {
      configurable: true,
      get(this: Element) {
        bekeken += 1
        return eigen?.get?.call(this) as ShadowRoot | null
      },
    })
    const tags = Array.from({ length: aantal }, (_, nummer) => `gast-${nummer}`)
    for (const tag of tags) customElements.define(tag, class extends HTMLElement {})
    await Promise.all(tags.map((tag) => customElements.whenDefined(tag)))
    await new Promise((resolve) => setTimeout(resolve))
    return bekeken
  }, TAGS)
  expect(bekeken).toBe(TAGS)
})

test('a customized built-in of the page without a definition causes no error', async ({ page }) => {
  await opGastpagina(page, { body: `<button is="gast-knop">Gast</button>${REKENHULP}` })
})

const CAMPAGNE = '<hypotheek-orientatie-campagne label-code="MY" laden="direct"></hypotheek-orientatie-campagne>'
const gastheer = `<script>
  customElements.define('gast-heer', class extends HTMLElement {
    connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<div>${CAMPAGNE}</div>' }
  })
</script>`

test('a tag with the prefix becomes a calculator inside a shadow root', async ({ page, geval }) => {
  await geval('that exists before', async () => {
    await openGastpagina(page, { head: gastheer, body: '<p><gast-heer></gast-heer></p>' })
    await staat(page, 'hypotheek-orientatie-campagne')
  })

  await geval('that is defined later', async () => {
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

  await geval('whose content is added later', async () => {
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

test('a tag defined later in a nested shadow root becomes a calculator', async ({ page }) => {
  await openGastpagina(page, { body: '<gast-buiten></gast-buiten>' })
  await page.evaluate(() => {
    const buiten = document.querySelector('gast-buiten')?.attachShadow({ mode: 'open' })
    buiten?.append(document.createElement('gast-binnen.1'))
    customElements.define('gast-buiten', class extends HTMLElement {})
  })
  await page.evaluate(() => {
    const Binnen = class extends HTMLElement {
      connectedCallback() {
        const rekenhulp = document.createElement('hypotheek-orientatie-campagne')
        rekenhulp.setAttribute('label-code', 'MY')
        this.attachShadow({ mode: 'open' }).append(rekenhulp)
      }
    }
    customElements.define('gast-binnen.1', Binnen)
  })
  await staat(page, 'hypotheek-orientatie-campagne')
})
