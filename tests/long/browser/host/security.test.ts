import { type Page } from '@playwright/test'

import { type Attributes } from '../../../browser/page/calculator'
import { expect, test } from '../../../browser/test'
import {
  completeSteps,
  openHostPage,
  atHostPage,
  calculatorWith,
  CALCULATOR,
  EVERY_ATTRIBUTE,
  readyCalculator,
} from '../../../browser/host/hostPage'

const MALICIOUS = '<img src=x onerror="window.uitgevoerd = true"><script>window.uitgevoerd = true</script>'

declare global {
  interface Window {
    uitgevoerd?: boolean
  }
}

const isExecuted = (page: Page) => page.evaluate(() => window.uitgevoerd === true)

/** Appends a calculator with these attributes to the `main` of the page. */
const addCalculator = (page: Page, attributes: Attributes) =>
  page.evaluate((attributes) => {
    const element = document.createElement('hypotheek-orientatie')
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.querySelector('main')?.append(element)
  }, attributes)

/** The attributes whose invalid value would stop or delay the calculator, or that are no text that a page can show. */
const OWN = ['label-code', 'laden', 'nonce']
const NAMES = Object.keys(EVERY_ATTRIBUTE).filter((name) => !OWN.includes(name))

const LINKS = [
  'javascript:window.uitgevoerd=true',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
]

test.describe('malicious input for the element', () => {
  test('an unsafe adviseur-zoeken-url warns once and shows no link', async ({ page, runCase, warnings }) => {
    for (const url of LINKS)
      await runCase(JSON.stringify(url), async () => {
        warnings.length = 0
        const calculator = await atHostPage(page, { body: calculatorWith(`adviseur-zoeken-url="${url}"`) })
        const reported = () => warnings.filter((text) => text.includes('adviseur-zoeken-url is onbruikbaar'))
        await expect.poll(reported).toHaveLength(1)
        await completeSteps(calculator)
        expect(reported()).toHaveLength(1)
        await expect(calculator.element.getByRole('link')).toHaveCount(0)
        expect(await isExecuted(page)).toBe(false)
      })
  })

  test('HTML as the value of every attribute runs no script and logs a warning for each that it makes invalid', async ({
    page,
    warnings,
  }) => {
    await openHostPage(page, { body: '<main></main>' })
    const malicious = Object.fromEntries(NAMES.map((name) => [name, MALICIOUS]))
    await addCalculator(page, { ...malicious, 'label-code': 'MY', laden: 'direct' })
    const calculator = await readyCalculator(page)
    await calculator.fillIn('Bruto jaarinkomen', '60.000')
    await calculator.click('Ga verder')
    await expect(calculator.field('Vraagprijs van de woning')).toBeVisible()
    const warned = () => warnings.flatMap((text) => /([\w-]+) is onbruikbaar/.exec(text)?.[1] ?? [])
    // Any text is a valid relative address, and a valid id of an element that the page may not have.
    const invalid = NAMES.filter((name) => !name.endsWith('-url') && !name.startsWith('ref-'))
    await expect.poll(() => warned().toSorted()).toEqual(invalid.toSorted())
    expect(await isExecuted(page)).toBe(false)
  })

  test.describe('HTML as label-code', () => {
    test.use({ expectedComplaints: /label-code ontbreekt of is onbekend/ })

    test('HTML as label-code appears as text in the error and runs no script', async ({ page }) => {
      await openHostPage(page, { body: '<main></main>' })
      await addCalculator(page, { 'label-code': MALICIOUS, laden: 'direct' })
      await expect(page.locator('hypotheek-orientatie').getByRole('alert')).toContainText('<img src=x')
      expect(await isExecuted(page)).toBe(false)
    })
  })

  test('data-dynamic-props with __proto__ and giant values applies only valid fields', async ({ page, warnings }) => {
    const giant = 'x'.repeat(1_000_000)
    const json = `{
      "__proto__": {"labelCode": "FL", "vervuild": true},
      "constructor": {"prototype": {"vervuild": true}},
      "labelCode": "FL",
      "normjaar": "${giant}",
      "adviseurZoekenUrl": "${giant}",
      "analyticsQueue": "${giant}",
      "kleurmodus": {"__proto__": []},
      "rentetarieven": {"__proto__": {"120": 1}},
      "onbekend": 1
    }`
    await openHostPage(page, { body: '<section><main></main></section>' })
    await page.evaluate((json) => {
      const section = document.querySelector('section')
      if (section) section.dataset['dynamicProps'] = json
    }, json)
    await addCalculator(page, { laden: 'direct' })
    const calculator = await readyCalculator(page)
    await expect(calculator.answer('Wat voor inkomen heb je?', 'Inkomen uit onderneming(en)')).toBeVisible()
    expect(await page.evaluate(() => 'vervuild' in {})).toBe(false)
    const messages = () => warnings.filter((text) => text.includes('is onbruikbaar'))
    const reported = () => messages().map((text) => /: (\w+) is/.exec(text)?.[1])
    await expect
      .poll(() => reported().toSorted())
      .toEqual(['analyticsQueue', 'kleurmodus', 'normjaar', 'rentetarieven'])
    expect(Math.max(...messages().map(({ length }) => length))).toBeLessThan(400)
  })

  test('postMessage and bad or foreign dynamic-props events do not change the brand', async ({ page, warnings }) => {
    const calculator = await atHostPage(page, { body: `<section><div>${CALCULATOR}</div></section>` })
    await page.evaluate(() => {
      postMessage({ type: 'dynamic-props', labelCode: 'FL' }, '*')
      postMessage('{"labelCode":"FL"}', '*')
      const element = document.querySelector('hypotheek-orientatie')
      const caught = () => {
        throw new Error('betrapt')
      }
      const trap = new Proxy({}, { ownKeys: caught })
      for (const detail of [null, undefined, 42, 'FL', ['FL'], () => undefined, trap])
        element?.dispatchEvent(new CustomEvent('dynamic-props', { detail }))
      element?.dispatchEvent(new Event('dynamic-props'))
      const child = document.querySelector('section > div')
      child?.dispatchEvent(new CustomEvent('dynamic-props', { detail: { labelCode: 'FL' }, bubbles: true }))
    })
    await expect(calculator.answer('Wat voor inkomen heb je?', 'Zzp-inkomen')).toBeVisible()
    expect(warnings.every((text) => text.includes('dynamic-props is onbruikbaar'))).toBe(true)
    expect(warnings).toHaveLength(8)
    await completeSteps(calculator)
  })
})
