import { type Page } from '@playwright/test'

import { atStep3 } from '../../browser/page/atStep'
import { type Calculator } from '../../browser/page/calculator'
import { whenStill } from '../../browser/page/whenStill'
import { expect, test } from '../../browser/test'
import { checkWithAxe, loadAxe } from '../../browser/accessibility/axe'
import { checkWithIbm, loadIbm } from '../../browser/accessibility/ibm'
import { findLayoutFaults } from '../../browser/styling/layout'

const VERHAAL = 'Hoe komen we aan dit bedrag?'
const VERGELIJKING = 'Vergelijk rentevaste periodes'

/** The dialogs that both audiences can open on the last step, each with a text that appears once it has loaded. */
const FOR_EVERYONE: readonly (readonly [button: string, shown: RegExp])[] = [
  ['Wat betekenen deze woorden?', /^Andere moeilijke woorden/],
  [VERGELIJKING, /^Wat gebeurt er na/],
  ['Bekijk het verloop over 30 jaar', /^Wat je nog moet aflossen/],
  ['Wat als je iets verandert?', /^Wat scheelt het/],
  ['Wat moet er veranderen?', /^Je komt €\s[\d.]+ tekort/],
  ['Bewaar of deel', /^Kopieer het rekenbewijs/],
]
const OF_TYPE = {
  Klant: [],
  Adviseur: [['Open een rekenbewijs', /^Of plak het rekenbewijs/]],
} as const

/** Each combination of brand, mode and audience, with a window width in px, calculated locally or by a service. */
const VIEWS = [
  { width: 320, 'label-code': 'MY', type: 'Klant', kleurmodus: 'licht', berekening: 'lokaal' },
  { width: 1280, 'label-code': 'MY', type: 'Adviseur', kleurmodus: 'licht', berekening: 'server' },
  { width: 360, 'label-code': 'MY', type: 'Klant', kleurmodus: 'donker', berekening: 'server' },
  { width: 1920, 'label-code': 'MY', type: 'Adviseur', kleurmodus: 'donker', berekening: 'lokaal' },
  { width: 320, 'label-code': 'FL', type: 'Adviseur', kleurmodus: 'licht', berekening: 'server' },
  { width: 1920, 'label-code': 'FL', type: 'Klant', kleurmodus: 'licht', berekening: 'lokaal' },
  { width: 768, 'label-code': 'FL', type: 'Adviseur', kleurmodus: 'donker', berekening: 'lokaal' },
  { width: 1280, 'label-code': 'FL', type: 'Klant', kleurmodus: 'donker', berekening: 'server' },
] as const

/** Matches the status of the period comparison once the service has calculated every period. */
const ALL_CALCULATED = /(\d+) van de \1 periodes berekend\./

/** Returns the layout faults; while a dialog with a table is open, only whether the dialog itself scrolls sideways. */
const answerFaults = async (page: Page, { element }: Calculator): Promise<readonly string[]> => {
  const dialog = element.getByRole('dialog')
  if ((await dialog.getByRole('table').count()) === 0) return findLayoutFaults(page)
  const isWider = await dialog.evaluate((box) => box.scrollWidth > box.clientWidth)
  return isWider ? ['the dialog scrolls sideways'] : []
}

/** Checks the page with axe, with IBM's engine and for layout faults. Attaches screenshots, also in forced colours. */
const check = async (page: Page, calculator: Calculator, name: string): Promise<void> => {
  const attach = async (how: string): Promise<void> =>
    test.info().attach(`${name}${how}`, { body: await page.screenshot(), contentType: 'image/png' })
  await whenStill(page)
  expect.soft(await checkWithAxe(page), `axe: ${name}`).toEqual([])
  expect.soft(await checkWithIbm(page), `IBM: ${name}`).toEqual([])
  expect.soft(await answerFaults(page, calculator), `geometry: ${name}`).toEqual([])
  await attach('')
  await page.emulateMedia({ forcedColors: 'active' })
  await attach(' (forced colours)')
  await page.emulateMedia({ forcedColors: null })
}

for (const { width, ...attributes } of VIEWS)
  test(`dialogs of step 3 pass axe, IBM and layout checks: ${Object.values(attributes).join(' ')} ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await loadAxe(page)
    await loadIbm(page)
    const calculator = await atStep3(page, attributes)
    const { element, button } = calculator
    for (const [name, shown] of [...FOR_EVERYONE, ...OF_TYPE[attributes.type]])
      await test.step(name, async () => {
        await button(name).first().press('Enter')
        const dialog = element.getByRole('dialog', { name })
        const isRequested = name === VERGELIJKING && attributes.berekening === 'server'
        await dialog
          .getByText(isRequested ? ALL_CALCULATED : shown)
          .first()
          .waitFor()
        await check(page, calculator, name)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      })
    const bar = element.getByRole('button', { name: /Toon de samenvatting/ })
    if (await bar.isVisible()) await bar.click()
    await element
      .getByRole('button', { name: new RegExp(`^\\${VERHAAL}`) })
      .last()
      .press('Enter')
    await element.getByRole('dialog', { name: VERHAAL }).waitFor()
    await check(page, calculator, VERHAAL)
  })
