import { type Page } from '@playwright/test'

import { compiled } from '../../../../adapters/build/compiled.mjs'
import { firstStep } from '../../../../adapters/build/firstStep.mjs'
import { bundleOf } from '../../../browser/styling/style/bundle'
import { expect, test } from '../../../browser/test'
import { differentRules, differentStyles } from '../../../browser/styling/style/differences'

const GALLERY = 'gallery.tsx'

interface View {
  readonly brand: 'MY' | 'FL'
  readonly kleurmodus: 'licht' | 'donker'
  readonly width: number
}

const VIEWS: readonly View[] = [
  { brand: 'MY', kleurmodus: 'licht', width: 400 },
  { brand: 'FL', kleurmodus: 'donker', width: 1200 },
  { brand: 'MY', kleurmodus: 'donker', width: 1200 },
  { brand: 'FL', kleurmodus: 'licht', width: 400 },
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
      bundleOf(GALLERY),
      bundleOf(GALLERY, compiled()),
      bundleOf(GALLERY, compiled(first.painted)),
    ])
  })

  const open = async (page: Page, ...galleries: readonly string[]) => {
    for (const script of galleries) await page.addScriptTag({ content: `(() => { ${script} })()` })
  }

  const show = (page: Page, brand: View['brand'], kleurmodus: View['kleurmodus']) =>
    page.evaluate(
      ([labelCode, mode]) => {
        const galleries = window.galleries ?? []
        const pieces = galleries[0]?.pieces() ?? []
        for (const gallery of galleries) gallery.show(pieces, labelCode, mode)
        return pieces.length
      },
      [brand, kleurmodus] as const,
    )

  test('compiled parts have the same rules in the same order as with Chakra', async ({ page }) => {
    await open(page, chakra, inOneSheet)
    expect(await show(page, 'MY', 'licht')).toBeGreaterThan(100)
    expect(await page.evaluate(differentRules)).toEqual([])
  })

  test('compiled parts look the same as with Chakra', async ({ page, runCase }) => {
    await open(page, chakra, inTwoSheets)
    for (const [medium, emulated] of Object.entries(media))
      await runCase(medium, async () => {
        await page.emulateMedia({ media: null, forcedColors: null, ...emulated })
        for (const { brand, kleurmodus, width } of VIEWS) {
          await page.setViewportSize({ width, height: 800 })
          await show(page, brand, kleurmodus)
          expect(await page.evaluate(differentStyles), `${brand} ${kleurmodus} ${width}`).toEqual([])
        }
      })
  })
})
