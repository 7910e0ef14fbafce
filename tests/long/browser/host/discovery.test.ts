import { expect, test } from '../../../browser/test'
import { openHostPage, atHostPage, CALCULATOR, readyCalculator } from '../../../browser/host/hostPage'

const TAGS = 200
const ALL_TAGS = Array.from({ length: TAGS }, (_, number) => `<gast-${number}></gast-${number}>`).join('')

test('the loader reads shadowRoot only 200 times when the page defines 200 custom elements', async ({ page }) => {
  const body = `${CALCULATOR}<div>${ALL_TAGS}</div><main>${'<p></p>'.repeat(2_000)}</main>`
  await atHostPage(page, { body })
  const inspected = await page.evaluate(async (count) => {
    const own = Object.getOwnPropertyDescriptor(Element.prototype, 'shadowRoot')
    let inspected = 0
    Object.defineProperty(Element.prototype, 'shadowRoot', {
      configurable: true,
      get(this: Element) {
        inspected += 1
        return own?.get?.call(this) as ShadowRoot | null
      },
    })
    const tags = Array.from({ length: count }, (_, number) => `gast-${number}`)
    for (const tag of tags) customElements.define(tag, class extends HTMLElement {})
    await Promise.all(tags.map((tag) => customElements.whenDefined(tag)))
    await new Promise((resolve) => setTimeout(resolve))
    return inspected
  }, TAGS)
  expect(inspected).toBe(TAGS)
})

test('an `is` attribute without a custom element definition on the page causes no error', async ({ page }) => {
  await atHostPage(page, { body: `<button is="gast-knop">Gast</button>${CALCULATOR}` })
})

const CAMPAGNE = '<hypotheek-orientatie-campagne label-code="MY" laden="direct"></hypotheek-orientatie-campagne>'
const hostElement = `<script>
  customElements.define('gast-heer', class extends HTMLElement {
    connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<div>${CAMPAGNE}</div>' }
  })
</script>`

test('a <hypotheek-orientatie-campagne> in a shadow root becomes a calculator', async ({ page, runCase }) => {
  await runCase('shadow root that exists before the loader', async () => {
    await openHostPage(page, { head: hostElement, body: '<p><gast-heer></gast-heer></p>' })
    await readyCalculator(page, 'hypotheek-orientatie-campagne')
  })

  await runCase('shadow root of an element defined after the loader', async () => {
    await openHostPage(page, { body: '<p><gast-heer></gast-heer></p>' })
    await page.waitForFunction(() => customElements.get('hypotheek-orientatie') !== undefined)
    await page.evaluate((campagne) => {
      const HostElement = class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' }).append(document.createRange().createContextualFragment(campagne))
        }
      }
      customElements.define('gast-heer', HostElement)
    }, CAMPAGNE)
    await readyCalculator(page, 'hypotheek-orientatie-campagne')
  })

  await runCase('shadow root filled after the loader', async () => {
    await openHostPage(page, { body: '<p></p>' })
    await page.evaluate(async (campagne) => {
      const hostElement = document.createElement('div')
      hostElement.attachShadow({ mode: 'open' })
      document.querySelector('p')?.append(hostElement)
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
      hostElement.shadowRoot?.append(document.createRange().createContextualFragment(campagne))
    }, CAMPAGNE)
    await readyCalculator(page, 'hypotheek-orientatie-campagne')
  })
})

test('a calculator appears in a nested shadow root whose element is defined later', async ({ page }) => {
  await openHostPage(page, { body: '<gast-buiten></gast-buiten>' })
  await page.evaluate(() => {
    const outer = document.querySelector('gast-buiten')?.attachShadow({ mode: 'open' })
    outer?.append(document.createElement('gast-binnen.1'))
    customElements.define('gast-buiten', class extends HTMLElement {})
  })
  await page.evaluate(() => {
    const Inner = class extends HTMLElement {
      connectedCallback() {
        const calculator = document.createElement('hypotheek-orientatie-campagne')
        calculator.setAttribute('label-code', 'MY')
        this.attachShadow({ mode: 'open' }).append(calculator)
      }
    }
    customElements.define('gast-binnen.1', Inner)
  })
  await readyCalculator(page, 'hypotheek-orientatie-campagne')
})
