import { type Page } from '@playwright/test'

import { compiled } from '../../../../adapters/build/compiled.mjs'
import { firstStep } from '../../../../adapters/build/firstStep.mjs'
import { bundel } from '../../../browser/vormgeving/stijl/bundel'
import { expect, test } from '../../../browser/test'
import { verschillendeRegels, verschillendeStijlen } from '../../../browser/vormgeving/stijl/verschillen'

const GALERIJ = 'galerij.tsx'

interface Weergave {
  readonly merk: 'MY' | 'FL'
  readonly kleurmodus: 'licht' | 'donker'
  readonly width: number
}

const WEERGAVEN: readonly Weergave[] = [
  { merk: 'MY', kleurmodus: 'licht', width: 400 },
  { merk: 'FL', kleurmodus: 'donker', width: 1200 },
  { merk: 'MY', kleurmodus: 'donker', width: 1200 },
  { merk: 'FL', kleurmodus: 'licht', width: 400 },
]
const media = {
  'on screen': {},
  'on paper': { media: 'print' },
  'in forced colours': { forcedColors: 'active' },
} as const

test.describe('every styled part with each combination of its variants', () => {
  // One worker, so that the galleries are built once.
  test.describe.configure({ mode: 'default' })
  let chakra = ''
  let inOneSheet = ''
  /** As in the element: one sheet for the painted first step, one for the rest. */
  let inTwoSheets = ''

  /** Builds the galleries here, so that the build does not count for the time limit of a test. */
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    const first = firstStep()
    first.buildStart()
    ;[chakra, inOneSheet, inTwoSheets] = await Promise.all([
      bundel(GALERIJ),
      bundel(GALERIJ, compiled()),
      bundel(GALERIJ, compiled(first.painted)),
    ])
  })

  const open = async (page: Page, ...galerijen: readonly string[]) => {
    for (const script of galerijen) await page.addScriptTag({ content: `(() => { ${script} })()` })
  }

  const toon = (page: Page, merk: Weergave['merk'], kleurmodus: Weergave['kleurmodus']) =>
    page.evaluate(
      ([labelCode, modus]) => {
        const galerijen = window.galerijen ?? []
        const stukken = galerijen[0]?.stukken() ?? []
        for (const galerij of galerijen) galerij.toon(stukken, labelCode, modus)
        return stukken.length
      },
      [merk, kleurmodus] as const,
    )

  test('compiled parts have the same rules in the same order as with Chakra', async ({ page }) => {
    await open(page, chakra, inOneSheet)
    expect(await toon(page, 'MY', 'licht')).toBeGreaterThan(100)
    expect(await page.evaluate(verschillendeRegels)).toEqual([])
  })

  test('compiled parts look the same as with Chakra', async ({ page, geval }) => {
    await open(page, chakra, inTwoSheets)
    for (const [medium, nagebootst] of Object.entries(media))
      await geval(medium, async () => {
        await page.emulateMedia({ media: null, forcedColors: null, ...nagebootst })
        for (const { merk, kleurmodus, width } of WEERGAVEN) {
          await page.setViewportSize({ width, height: 800 })
          await toon(page, merk, kleurmodus)
          expect(await page.evaluate(verschillendeStijlen), `${merk} ${kleurmodus} ${width}`).toEqual([])
        }
      })
  })
})
