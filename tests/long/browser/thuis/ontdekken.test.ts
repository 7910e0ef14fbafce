import { openGastpagina, REKENHULP, staat } from '../../../browser/thuis/gastpagina'
import { expect, test } from '../../../browser/test'

const TAGS = 200
const NA_ELKAAR = Array.from({ length: TAGS }, (_, nummer) => `<gast-${nummer}></gast-${nummer}>`).join('')

test('a page that defines many tags of its own at once is not searched again for each of them', async ({ page }) => {
  const body = `${REKENHULP}<div>${NA_ELKAAR}</div><main>${'<p></p>'.repeat(2_000)}</main>`
  await openGastpagina(page, { body })
  await staat(page)
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

test('a tag that is defined later is found also inside a shadow root', async ({ page }) => {
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
