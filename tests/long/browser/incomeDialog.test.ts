import { type Locator, type Page } from '@playwright/test'

import { openCalculator, type Calculator } from '../../browser/page/calculator'
import { whenDrawn } from '../../browser/page/whenStill'
import { boxOf } from '../../browser/page/fields'
import { expect, test } from '../../browser/test'

const EMPTY = 'Je hebt niets ingevuld. Vul je bruto maandinkomen in om door te gaan.'
const UNREADABLE = 'We herkennen de invoer niet als een bedrag.'

type Edge = 'top' | 'bottom'

/**
 * Returns a point just inside an edge of the target. If the target moves down, it no longer covers a point near its
 * upper edge. If the target moves up, it no longer covers a point near its lower edge.
 */
const nearEdge = async (target: Locator, edge: Edge): Promise<readonly [number, number]> => {
  const { middle, y, height, bottom } = await boxOf(target)
  const distance = Math.min(4, height / 2)
  return [middle, edge === 'top' ? y + distance : bottom - distance]
}

/** Presses the mouse near an edge of an element, and releases the mouse there once the browser has drawn the effect. */
const byMouse = async (page: Page, target: Locator, edge: Edge): Promise<void> => {
  await page.mouse.move(...(await nearEdge(target, edge)))
  await page.mouse.down()
  await whenDrawn(page)
  await page.mouse.up()
}

const byTouch = async (page: Page, target: Locator, edge: Edge): Promise<void> =>
  page.touchscreen.tap(...(await nearEdge(target, edge)))

const closed = async ({ element }: Calculator) => expect(element.getByRole('dialog')).toHaveCount(0)

const targets: readonly {
  readonly name: string
  readonly target: (calculator: Calculator) => Locator
  readonly effect: (calculator: Calculator, message: string) => Promise<void>
}[] = [
  {
    name: 'the choice *Ja*',
    target: ({ answer }) => answer('Krijg je een dertiende maand?', 'Ja'),
    effect: async ({ answer, element }, message) => {
      await expect(answer('Krijg je een dertiende maand?', 'Ja')).toBeChecked()
      await expect(element.getByRole('dialog').getByRole('paragraph').getByText(message)).toBeVisible()
    },
  },
  { name: 'the cross that closes', target: ({ button }) => button('Sluiten').first(), effect: closed },
  { name: 'the button *Sluiten*', target: ({ button }) => button('Sluiten').last(), effect: closed },
  { name: 'the button *Bevestig inkomen*', target: ({ button }) => button('Bevestig inkomen'), effect: closed },
]

test.describe('the first press in the income dialog', () => {
  test.use({ hasTouch: true })

  for (const [means, press] of [
    ['a mouse', byMouse],
    ['a finger', byTouch],
  ] as const)
    test(`the first press with ${means} in the income dialog activates its target`, async ({ page, runCase }) => {
      for (const [state, typed, message, edge] of [
        ['an empty amount', '', EMPTY, 'top'],
        ['an amount that cannot be read', 'veel', UNREADABLE, 'top'],
        ['a calculated amount', '4000', '4.000 × 13 = 52.000', 'bottom'],
      ] as const)
        for (const { name, target, effect } of targets)
          await runCase(`with ${state}, on ${name}`, async () => {
            const calculator = await openCalculator(page)
            await calculator.click('Bereken jaarinkomen')
            await expect(calculator.field('Bruto maandinkomen')).toBeFocused()
            await page.keyboard.type(typed)
            await press(page, target(calculator), edge)
            await effect(calculator, message)
          })
    })
})

/** A time in milliseconds after which a message that closes by itself is gone. */
const CLOSING_TIME = 5000

for (const width of [320, 1280])
  test(`at ${width} px, a message that closes by itself does not move the next question`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.clock.install()
    const { element, click, question, fillIn } = await openCalculator(page)
    const message = element.getByText('Het bruto jaarinkomen van € 99.600.000 is ingevuld.')
    const place = async () => (await question('Ga je binnen 10 jaar met pensioen?').boundingBox())?.y
    await click('Bereken jaarinkomen')
    await fillIn('Bruto maandinkomen', '8.300.000')
    await click('Bevestig inkomen')
    await page.mouse.move(0, 0)
    await expect(message).toBeVisible()
    const withMessage = await place()
    await page.clock.runFor(CLOSING_TIME)
    await expect(message).toBeHidden()
    expect(await place()).toBe(withMessage)
  })
