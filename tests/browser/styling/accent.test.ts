import { type Locator, type Page } from '@playwright/test'

import { atHostPage, calculatorWith, fillInIncome } from '../host/hostPage'
import { laterRequest } from '../page/requests'
import { expect, test } from '../test'

/** Returns a host page with a calculator and these custom properties. */
const withStyle = (style: string) => ({
  head: `<style>hypotheek-orientatie { ${style} }</style>`,
  body: calculatorWith(''),
})

/** Sets these custom properties and the colour mode, and waits until the calculator has judged them. */
const restyle = (page: Page, style: string, kleurmodus: string): Promise<void> =>
  page.evaluate(
    async ([style, kleurmodus]) => {
      const sheet = document.querySelector('style')
      if (sheet) sheet.textContent = `hypotheek-orientatie { ${style} }`
      document.querySelector('hypotheek-orientatie')?.setAttribute('kleurmodus', kleurmodus)
      // The calculator judges an accent when the page is idle, or after five seconds. Idle callbacks run in order.
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
      await idle()
      await idle()
    },
    [style, kleurmodus] as const,
  )

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

test('each accent gives "Ga verder" readable text, also on hover, in both colour modes', async ({ page, runCase }) => {
  const { button } = await atHostPage(page, withStyle(''))
  const next = button('Ga verder')
  for (const [accent, text, onHover] of [
    ['#5a1478', WHITE, [72, 16, 96]],
    ['#ffd400', BLACK, [255, 221, 51]],
    ['oklch(45% 0.15 260)', WHITE, undefined],
  ] as const)
    for (const kleurmodus of ['licht', 'donker'])
      await runCase(`${accent}, ${kleurmodus}`, async () => {
        await restyle(page, `--hypotheek-accent: ${accent}`, kleurmodus)
        expect((await coloursOf(next)).text).toEqual(text)
        await next.hover()
        if (onHover) expect((await coloursOf(next)).background).toEqual(onHover)
        expect((await coloursOf(next)).text).toEqual(text)
      })
})

test('the tint of a chosen answer is derived from the accent in light mode only', async ({ page, runCase }) => {
  const { answer, setAttribute } = await atHostPage(page, withStyle('--hypotheek-accent: #5a1478'))
  const chosen = answer('Koop je alleen of samen?', 'Alleen').locator('xpath=ancestor::label')
  for (const brand of ['MY', 'FL'])
    await runCase(brand, async () => {
      await setAttribute('label-code', brand)
      await setAttribute('kleurmodus', 'licht')
      await expect.poll(async () => (await coloursOf(chosen)).background).toEqual([238, 231, 242])
      await setAttribute('kleurmodus', 'donker')
      await expect.poll(async () => (await coloursOf(chosen)).background).toEqual([38, 49, 60])
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

/** The custom properties of a page, its colour mode, and the warning that they cause; undefined for none. */
const JUDGED = [
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
] as const

test('an accent with too little contrast causes one warning, which names its colour mode', async ({
  page,
  warnings,
  runCase,
}) => {
  const judged = page.waitForResponse('**/chunks/webTeam-*')
  const { setAttribute } = await atHostPage(page, withStyle('--hypotheek-accent: #5a1478'))
  await judged
  for (const [style, kleurmodus, reported] of JUDGED)
    await runCase(`${style}, ${kleurmodus}`, async () => {
      warnings.length = 0
      await restyle(page, style, kleurmodus)
      await setAttribute('type', 'Adviseur')
      await restyle(page, style, kleurmodus)
      await setAttribute('type', 'Klant')
      const expected = reported === undefined ? [] : [`hypotheek-orientatie: ${reported}`]
      expect(warnings.filter((text) => text.includes('contrast'))).toEqual(expected)
    })
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
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 6000 })))
  await laterRequest(page)
  expect(requested.filter((address) => address.includes('chunks/webTeam-'))).toEqual([])
})
