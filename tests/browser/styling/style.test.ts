import { type Page } from '@playwright/test'

import { compiled } from '../../../adapters/build/compiled.mjs'
import { firstStep } from '../../../adapters/build/firstStep.mjs'
import { matrix } from '../../support/matrix'
import { expect, test } from '../test'
import { galleryWith } from './style/bundle'
import { differentRules, differentStyles } from './style/differences'

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
const MEDIA = [
  { medium: 'on screen', emulated: {} },
  { medium: 'on paper', emulated: { media: 'print' } },
  { medium: 'in forced colours', emulated: { forcedColors: 'active' } },
] as const
const CASES = MEDIA.flatMap((medium) => VIEWS.map((view) => ({ ...medium, ...view })))

test.describe('every styled part with each combination of its variants', () => {
  // One worker, so that the galleries are built once.
  test.describe.configure({ mode: 'default' })
  let chakra = ''
  let inOneSheet = ''
  /** The gallery script as compiled for the element: one style sheet for the painted first step, one for the rest. */
  let inTwoSheets = ''

  /** Builds the galleries here, so that the build does not count for the time limit of a test. */
  test.beforeAll(async () => {
    const first = firstStep()
    first.buildStart()
    ;[chakra, inOneSheet, inTwoSheets] = await Promise.all([
      galleryWith(),
      galleryWith(compiled()),
      galleryWith(compiled(first.painted)),
    ])
  })

  const open = async (page: Page, ...galleries: readonly string[]) => {
    for (const script of galleries) await page.addScriptTag({ content: script })
  }

  const show = (page: Page, brand: View['brand'], kleurmodus: View['kleurmodus']) =>
    page.evaluate(
      ([labelCode, mode]) => {
        const galleries = window.galleries ?? []
        const pieces = galleries[0]?.pieces() ?? []
        const [live] = galleries.map((gallery) => gallery.show(pieces, labelCode, mode))
        return live?.querySelectorAll('.kader > *').length
      },
      [brand, kleurmodus] as const,
    )

  test('compiled styles have the same CSS rules in the same order as Chakra', async ({ page }) => {
    await open(page, chakra, inOneSheet)
    expect(await show(page, 'MY', 'licht')).toBeGreaterThan(100)
    expect(await page.evaluate(differentRules)).toEqual([])
  })

  test('compiled parts have the same computed styles as with Chakra', async ({ page, runCase }) => {
    await open(page, chakra, inTwoSheets)
    for (const { medium, emulated, brand, kleurmodus, width } of matrix(CASES))
      await runCase(`${brand}, ${kleurmodus}, ${width} px wide, ${medium}`, async () => {
        await page.emulateMedia({ media: null, forcedColors: null, ...emulated })
        await page.setViewportSize({ width, height: 800 })
        expect(await show(page, brand, kleurmodus)).toBeGreaterThan(100)
        expect(await page.evaluate(differentStyles)).toEqual([])
      })
  })
})
