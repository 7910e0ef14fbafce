import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { type Page } from '@playwright/test'

import { opStap3 } from './pagina/opStap'
import { type Attributen } from './pagina/rekenhulp'
import { rust } from './pagina/rust'
import { expect, test } from './test'

interface Beeld {
  readonly naam: string
  readonly attributen: Attributen
  readonly breedte: number
  readonly hoogte: number
  /** Device pixels per CSS pixel. */
  readonly fijnheid: number
}

/** The pictures in the READMEs. Each shows the last step with its answer, and ends below a whole row or button. */
const BEELDEN: readonly Beeld[] = [
  {
    naam: 'moneyou',
    attributen: { 'label-code': 'MY', normjaar: '2026' },
    breedte: 1280,
    hoogte: 1027,
    fijnheid: 1,
  },
  {
    naam: 'florius',
    attributen: { 'label-code': 'FL', normjaar: '2026', kleurmodus: 'donker' },
    breedte: 360,
    hoogte: 975,
    fijnheid: 2,
  },
]

const KOOPT = { inkomen: '61.234', prijs: '287.654', eigenGeld: '40.000' }

/** Returns a line for each visible text: words, colours, size and weight. They are the same on every machine. */
const getoond = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const delen = document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelectorAll('.kader, .kader *') ?? []
    return [...delen].flatMap((deel) => {
      const veld = deel instanceof HTMLInputElement && deel.type === 'text' ? [deel.value] : []
      const teksten = [...deel.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const tekst = [...veld, ...teksten.map(({ textContent }) => textContent ?? '')].join(' ').trim()
      const { color, backgroundColor, fontSize, fontWeight, clipPath } = getComputedStyle(deel)
      const isLeeg = tekst === '' && backgroundColor === 'rgba(0, 0, 0, 0)'
      if (isLeeg || clipPath !== 'none' || !deel.checkVisibility({ visibilityProperty: true })) return []
      return [[tekst, color, backgroundColor, fontSize, fontWeight].join(' | ')]
    })
  })

/** Returns the buttons and list rows that are cut off by the lower edge of the window. */
const doorgesneden = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
    return [...(root?.querySelectorAll('.kader :is(button, a, input, li, dl > div)') ?? [])].flatMap((deel) => {
      const { top, bottom } = deel.getBoundingClientRect()
      const isTeZien = deel.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      return isTeZien && top < innerHeight && bottom > innerHeight ? [deel.textContent] : []
    })
  })

/** Returns the width of a PNG file in pixels: the number after the name of its first chunk. */
const breedteVan = (png: Buffer): number => png.readUInt32BE(16)

for (const { naam, attributen, breedte, hoogte, fijnheid } of BEELDEN)
  test.describe(`the picture ${naam}.png`, () => {
    test.use({ deviceScaleFactor: fijnheid, viewport: { width: breedte, height: hoogte } })

    test(`${naam}.png shows the current calculator; otherwise build and run \`npm run beelden\``, async ({ page }) => {
      await opStap3(page, { ...attributen, 'adviseur-zoeken-url': '/doorklik.html' }, KOOPT)
      await page.mouse.move(0, 0)
      await page.evaluate(() => scrollTo(0, 0))
      await rust(page)
      expect(await doorgesneden(page)).toEqual([])
      const beeld = `${import.meta.dirname}/beelden/${naam}.png`
      if (['all', 'changed'].includes(test.info().config.updateSnapshots))
        writeFileSync(beeld, await page.screenshot({ animations: 'disabled' }))
      const png = readFileSync(beeld)
      expect(breedteVan(png)).toBe(breedte * fijnheid)
      const zegel = createHash('sha256').update(png).digest('hex')
      const regels = [`${naam}.png, sha256 ${zegel}`, ...(await getoond(page))]
      expect(`${regels.join('\n')}\n`).toMatchSnapshot(['beelden', `${naam}.txt`])
    })
  })
