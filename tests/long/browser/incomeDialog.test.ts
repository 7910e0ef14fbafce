import { type Locator, type Page } from '@playwright/test'

import { openCalculator, type Calculator } from '../../browser/page/calculator'
import { whenDrawn } from '../../browser/page/whenStill'
import { boxOf } from '../../browser/page/fields'
import { expect, test } from '../../browser/test'

const EMPTY = 'Je hebt niets ingevuld. Vul je bruto maandinkomen in om door te gaan.'
const UNREADABLE = 'We herkennen de invoer niet als een bedrag.'

type Edge = 'top' | 'bottom'

/**
 * Returns a point just inside an edge of the target. An element that moves down leaves the upper edge, one that moves
 * up the lower.
 */
const nearEdge = async (target: Locator, edge: Edge): Promise<readonly [number, number]> => {
  const { middle, y, height, bottom } = await boxOf(target)
  const distance = Math.min(4, height / 2)
  return [middle, edge === 'top' ? y + distance : bottom - distance]
}

/** Presses at the place of an element, and releases there after the browser drew the effect of the press. */
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
    name: 'a choice',
    target: ({ answer }) => answer('Krijg je een dertiende maand?', 'Ja'),
    effect: async ({ answer, element }, message) => {
      await expect(answer('Krijg je een dertiende maand?', 'Ja')).toBeChecked()
      await expect(element.getByRole('dialog').getByRole('paragraph').getByText(message)).toBeVisible()
    },
  },
  { name: 'the cross', target: ({ button }) => button('Sluiten').first(), effect: closed },
  { name: 'the button that closes', target: ({ button }) => button('Sluiten').last(), effect: closed },
  { name: 'the button that confirms', target: ({ button }) => button('Bevestig inkomen'), effect: closed },
]

test.describe('the first press in the income dialog', () => {
  test.use({ hasTouch: true })

  for (const [means, press] of [
    ['a mouse', byMouse],
    ['a finger', byTouch],
  ] as const)
    test(`the first press in the income dialog with ${means} counts`, async ({ page, runCase }) => {
      for (const [state, typed, message, edge] of [
        ['an empty amount', '', EMPTY, 'top'],
        ['an amount that cannot be read', 'veel', UNREADABLE, 'top'],
        ['an amount that is worked out', '4000', '4.000 × 13 = 52.000', 'bottom'],
      ] as const)
        for (const { name, target, effect } of targets)
          await runCase(`from ${state} on ${name}`, async () => {
            const calculator = await openCalculator(page)
            await calculator.click('Bereken jaarinkomen')
            await expect(calculator.field('Bruto maandinkomen')).toBeFocused()
            await page.keyboard.type(typed)
            await press(page, target(calculator), edge)
            await effect(calculator, message)
          })
    })
})

/** Longer than a self-closing message stays, in milliseconds. */
const CLOSING_TIME = 5000

for (const width of [320, 1280])
  test(`a message that closes by itself leaves everything in its place, ${width} px wide`, async ({ page }) => {
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
