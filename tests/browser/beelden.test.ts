import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { type Page } from '@playwright/test'

import { readable } from '../support/readable'
import { atStep3 } from './page/atStep'
import { type Attributes } from './page/calculator'
import { whenStill } from './page/whenStill'
import { expect, test } from './test'

interface Picture {
  readonly name: string
  readonly attributes: Attributes
  readonly width: number
  readonly height: number
  /** Device pixels per CSS pixel. */
  readonly scale: number
}

/** The pictures in the READMEs. Each shows the last step with its main figure, and cuts off no row or button. */
const PICTURES: readonly Picture[] = [
  {
    name: 'moneyou',
    attributes: { 'label-code': 'MY', normjaar: '2026' },
    width: 1280,
    height: 1066,
    scale: 1,
  },
  {
    name: 'florius',
    attributes: { 'label-code': 'FL', normjaar: '2026', kleurmodus: 'donker' },
    width: 360,
    height: 910,
    scale: 2,
  },
]

const AMOUNTS = { inkomen: '61.234', price: '287.654', eigenGeld: '40.000' }

/**
 * Returns for each visible element with a text or a background: its text, colours, font size and font weight. Unlike
 * pixels, these are equal on every machine.
 */
const shown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const parts = document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelectorAll('.kader, .kader *') ?? []
    return [...parts].flatMap((part) => {
      const field = part instanceof HTMLInputElement && part.type === 'text' ? [part.value] : []
      const texts = [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const text = [...field, ...texts.map(({ textContent }) => textContent ?? '')].join(' ').trim()
      const { color, backgroundColor, fontSize, fontWeight, clipPath } = getComputedStyle(part)
      const isEmpty = text === '' && backgroundColor === 'rgba(0, 0, 0, 0)'
      if (isEmpty || clipPath !== 'none' || !part.checkVisibility({ visibilityProperty: true })) return []
      return [[text, color, backgroundColor, fontSize, fontWeight].join(' | ')]
    })
  })

/** Returns the texts of the controls and rows that the lower edge of the window cuts off. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
    return [...(root?.querySelectorAll('.kader :is(button, a, input, li, dl > div)') ?? [])].flatMap((part) => {
      const { top, bottom } = part.getBoundingClientRect()
      const isVisible = part.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      return isVisible && top < innerHeight && bottom > innerHeight ? [part.textContent] : []
    })
  })

/** Returns the width of a PNG file in pixels. The file stores the width right after the name of its first chunk. */
const widthOf = (png: Buffer): number => png.readUInt32BE(16)

for (const { name, attributes, width, height, scale } of PICTURES)
  test.describe(`the picture ${name}.png`, () => {
    test.use({ deviceScaleFactor: scale, viewport: { width, height } })

    test(`${name}.png shows the current calculator (to update: build, \`npm run beelden\`)`, async ({ page }) => {
      await atStep3(page, { ...attributes, 'adviseur-zoeken-url': '/doorklik.html' }, AMOUNTS)
      await page.mouse.move(0, 0)
      await page.evaluate(() => scrollTo(0, 0))
      await whenStill(page)
      expect(await cutOff(page)).toEqual([])
      const picture = `${import.meta.dirname}/beelden/${name}.png`
      if (['all', 'changed'].includes(test.info().config.updateSnapshots))
        writeFileSync(picture, await page.screenshot({ animations: 'disabled' }))
      const png = readFileSync(picture)
      expect(widthOf(png)).toBe(width * scale)
      const hash = createHash('sha256').update(png).digest('hex')
      const lines = [`${name}.png, sha256 ${hash}`, ...(await shown(page)).map(readable)]
      expect(`${lines.join('\n')}\n`).toMatchSnapshot(['beelden', `${name}.txt`])
    })
  })
