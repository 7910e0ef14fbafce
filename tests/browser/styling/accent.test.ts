import { type Locator } from '@playwright/test'

import { openHostPage, atHostPage, calculatorWith, readyCalculator, fillInIncome } from '../host/hostPage'
import { expect, test } from '../test'

/** Returns a host page that sets these custom properties. */
const withStyle = (style: string, attributes = '') => ({
  head: `<style>hypotheek-orientatie { ${style} }</style>`,
  body: calculatorWith(attributes),
})

/** Returns the text colour and the background of a control, each as three bytes: red, green and blue. */
const coloursOf = (control: Locator) =>
  control.evaluate((element) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
    const toBytes = (colour: string) => {
      if (canvas) canvas.fillStyle = colour
      canvas?.fillRect(0, 0, 1, 1)
      return [...(canvas?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? [])]
    }
    const { color, backgroundColor } = getComputedStyle(element)
    return { text: toBytes(color), background: toBytes(backgroundColor) }
  })

const BLACK = [0, 0, 0]
const WHITE = [255, 255, 255]

for (const [accent, text, onHover] of [
  ['#5a1478', WHITE, [72, 16, 96]],
  ['#ffd400', BLACK, [255, 221, 51]],
  ['oklch(45% 0.15 260)', WHITE, undefined],
] as const)
  for (const kleurmodus of ['licht', 'donker'])
    test(`the accent ${accent} gives "Ga verder" readable text, also on hover (${kleurmodus})`, async ({ page }) => {
      const { button } = await atHostPage(
        page,
        withStyle(`--hypotheek-accent: ${accent}`, `kleurmodus="${kleurmodus}"`),
      )
      const next = button('Ga verder')
      expect((await coloursOf(next)).text).toEqual(text)
      await next.hover()
      if (onHover) expect((await coloursOf(next)).background).toEqual(onHover)
      expect((await coloursOf(next)).text).toEqual(text)
    })

test('the tint of a chosen answer is derived from the accent in light mode only', async ({ page, runCase }) => {
  const tintOf = async (brand: string, attributes: string) => {
    await page.unrouteAll()
    await openHostPage(page, {
      head: '<style>hypotheek-orientatie { --hypotheek-accent: #5a1478 }</style>',
      body: calculatorWith(attributes, brand),
    })
    const { answer } = await readyCalculator(page)
    return (await coloursOf(answer('Koop je alleen of samen?', 'Alleen').locator('xpath=ancestor::label'))).background
  }
  for (const brand of ['MY', 'FL'])
    await runCase(brand, async () => {
      expect(await tintOf(brand, '')).toEqual([238, 231, 242])
      expect(await tintOf(brand, 'kleurmodus="donker"')).toEqual([38, 49, 60])
    })
})

test('custom properties of the page override derived colours; without them brand colours apply', async ({ page }) => {
  const { button } = await atHostPage(
    page,
    withStyle('--hypotheek-accent: #5a1478; --hypotheek-accent-tekst: #ffe0e0; --hypotheek-accent-sterk: rgb(1, 2, 3)'),
  )
  expect((await coloursOf(button('Ga verder'))).text).toEqual([255, 224, 224])
  await button('Ga verder').hover()
  expect((await coloursOf(button('Ga verder'))).background).toEqual([1, 2, 3])
  await page.evaluate(() => document.querySelector('style')?.remove())
  expect(await coloursOf(button('Ga verder'))).toEqual({ text: WHITE, background: [0, 86, 90] })
})

for (const [style, kleurmodus, reported] of [
  [
    '--hypotheek-accent: #ffd400',
    'licht',
    '--hypotheek-accent (#ffd400) heeft een contrast van 1,3:1. WCAG vraagt 4,5:1. Kies een donkerdere kleur.',
  ],
  [
    '--hypotheek-accent: #5a1478',
    'donker',
    '--hypotheek-accent (#5a1478) heeft een contrast van 1,1:1. WCAG vraagt 4,5:1. Kies een lichtere kleur.',
  ],
  [
    '--hypotheek-accent: #5a1478; --hypotheek-accent-tekst: #777',
    'licht',
    'tekst op --hypotheek-accent (#5a1478) heeft een contrast van 2,5:1. WCAG vraagt 4,5:1. ' +
      'Laat --hypotheek-accent-tekst en --hypotheek-accent-sterk weg, dan leidt de rekenhulp ze af.',
  ],
  ['--hypotheek-accent: #5a1478', 'licht', undefined],
  ['--hypotheek-accent: #c8a2ff', 'donker', undefined],
  ['--hypotheek-accent: geen kleur', 'licht', undefined],
] as const)
  test(`${style} causes ${reported ? 'one' : 'no'} contrast warning (${kleurmodus})`, async ({ page, warnings }) => {
    const judged = page.waitForResponse('**/chunks/webTeam-*')
    const calculator = await atHostPage(page, withStyle(style, `kleurmodus="${kleurmodus}"`))
    await judged
    await calculator.element.evaluate((element) => element.setAttribute('type', 'Adviseur'))
    await fillInIncome(calculator)
    if (reported) await expect.poll(() => warnings).toContain(`hypotheek-orientatie: ${reported}`)
    expect(warnings.filter((text) => text.includes('contrast'))).toHaveLength(reported ? 1 : 0)
  })

test('in a browser without relative CSS colours the script derives the accent colours', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...asked: readonly string[]) =>
      !asked.join().includes('lab(from') && Boolean(Reflect.apply(supports, CSS, [...asked]))
  })
  const { element } = await atHostPage(page, withStyle('--hypotheek-accent: #ffd400'))
  const given = () =>
    element
      .locator('.kader')
      .evaluate(({ style }: HTMLElement) =>
        ['tekst', 'sterk', 'tint'].map((name) => style.getPropertyValue(`--ho-${name}`)),
      )
  await expect.poll(given).toEqual(['rgb(0 0 0)', 'rgb(255 221 51)', 'rgb(255 251 230)'])
})

test('a page without --hypotheek-accent does not fetch the chunk that checks contrast', async ({ page, requested }) => {
  await fillInIncome(await atHostPage(page))
  expect(requested.filter((address) => address.includes('chunks/webTeam-'))).toEqual([])
})
