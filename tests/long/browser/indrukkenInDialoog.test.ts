import { type Locator, type Page } from '@playwright/test'

import { openRekenhulp, type Rekenhulp } from '../../browser/pagina/rekenhulp'
import { expect, test } from '../../browser/test'

const LEEG = 'Je hebt niets ingevuld. Vul je bruto maandinkomen in om door te gaan.'
const ONLEESBAAR = 'We herkennen de invoer niet als een bedrag.'

type Rand = 'boven' | 'onder'

/** Just inside an edge of what is pressed: what moves down a line leaves the upper edge, what moves up the lower. */
const bijRand = async (doel: Locator, rand: Rand): Promise<readonly [number, number]> => {
  const plek = await doel.boundingBox()
  if (plek === null) throw new Error('There is nothing to press.')
  const afstand = Math.min(4, plek.height / 2)
  return [plek.x + plek.width / 2, rand === 'boven' ? plek.y + afstand : plek.y + plek.height - afstand]
}

/** Presses the place of an element, and releases there after the browser drew the effect of the press. */
const metMuis = async (page: Page, doel: Locator, rand: Rand): Promise<void> => {
  await page.mouse.move(...(await bijRand(doel, rand)))
  await page.mouse.down()
  await page.evaluate(() => new Promise((klaar) => requestAnimationFrame(() => requestAnimationFrame(klaar))))
  await page.mouse.up()
}

const metVinger = async (page: Page, doel: Locator, rand: Rand): Promise<void> =>
  page.touchscreen.tap(...(await bijRand(doel, rand)))

const gesloten = async ({ element }: Rekenhulp) => expect(element.getByRole('dialog')).toHaveCount(0)

const doelen: readonly {
  readonly naam: string
  readonly doel: (rekenhulp: Rekenhulp) => Locator
  readonly gevolg: (rekenhulp: Rekenhulp, melding: string) => Promise<void>
}[] = [
  {
    naam: 'a choice',
    doel: ({ antwoord }) => antwoord('Krijg je een dertiende maand?', 'Ja'),
    gevolg: async ({ antwoord, element }, melding) => {
      await expect(antwoord('Krijg je een dertiende maand?', 'Ja')).toBeChecked()
      await expect(element.getByRole('dialog').getByRole('paragraph').getByText(melding)).toBeVisible()
    },
  },
  { naam: 'the cross', doel: ({ knop }) => knop('Sluiten'), gevolg: gesloten },
  { naam: 'the button', doel: ({ knop }) => knop('Bevestig inkomen'), gevolg: gesloten },
]

test.describe('the first press in the income dialog counts', () => {
  test.use({ hasTouch: true })

  for (const [middel, druk] of [
    ['a mouse', metMuis],
    ['a finger', metVinger],
  ] as const)
    test(`with ${middel}`, async ({ page, geval }) => {
      for (const [stand, getypt, melding, rand] of [
        ['an empty amount', '', LEEG, 'boven'],
        ['an amount that cannot be read', 'veel', ONLEESBAAR, 'boven'],
        ['an amount that is worked out', '4000', '4.000 × 13 = 52.000', 'onder'],
      ] as const)
        for (const { naam, doel, gevolg } of doelen)
          await geval(`from ${stand} on ${naam}`, async () => {
            const rekenhulp = await openRekenhulp(page)
            await rekenhulp.klik('Bereken jaarinkomen')
            await expect(rekenhulp.veld('Bruto maandinkomen')).toBeFocused()
            await page.keyboard.type(getypt)
            await druk(page, doel(rekenhulp), rand)
            await gevolg(rekenhulp, melding)
          })
    })
})
