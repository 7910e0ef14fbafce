import { type Locator, type Page } from '@playwright/test'

import { openRekenhulp, type Rekenhulp } from '../../browser/pagina/rekenhulp'
import { getekend } from '../../browser/pagina/rust'
import { plekVan } from '../../browser/pagina/velden'
import { expect, test } from '../../browser/test'

const LEEG = 'Je hebt niets ingevuld. Vul je bruto maandinkomen in om door te gaan.'
const ONLEESBAAR = 'We herkennen de invoer niet als een bedrag.'

type Rand = 'boven' | 'onder'

/**
 * Returns a point just inside an edge of the target. An element that moves down leaves the upper edge, one that moves
 * up the lower.
 */
const bijRand = async (doel: Locator, rand: Rand): Promise<readonly [number, number]> => {
  const { midden, y, height, onder } = await plekVan(doel)
  const afstand = Math.min(4, height / 2)
  return [midden, rand === 'boven' ? y + afstand : onder - afstand]
}

/** Presses at the place of an element, and releases there after the browser drew the effect of the press. */
const metMuis = async (page: Page, doel: Locator, rand: Rand): Promise<void> => {
  await page.mouse.move(...(await bijRand(doel, rand)))
  await page.mouse.down()
  await getekend(page)
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
  { naam: 'the cross', doel: ({ knop }) => knop('Sluiten').first(), gevolg: gesloten },
  { naam: 'the button that closes', doel: ({ knop }) => knop('Sluiten').last(), gevolg: gesloten },
  { naam: 'the button that confirms', doel: ({ knop }) => knop('Bevestig inkomen'), gevolg: gesloten },
]

test.describe('the first press in the income dialog', () => {
  test.use({ hasTouch: true })

  for (const [middel, druk] of [
    ['a mouse', metMuis],
    ['a finger', metVinger],
  ] as const)
    test(`the first press in the income dialog with ${middel} counts`, async ({ page, geval }) => {
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

/** Longer than a self-closing message stays, in milliseconds. */
const SLUITTIJD = 5000

for (const width of [320, 1280])
  test(`a message that closes by itself leaves everything in its place, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.clock.install()
    const { element, klik, vraag, vulIn } = await openRekenhulp(page)
    const melding = element.getByText('Het bruto jaarinkomen van € 99.600.000 is ingevuld.')
    const plek = async () => (await vraag('Ga je binnen 10 jaar met pensioen?').boundingBox())?.y
    await klik('Bereken jaarinkomen')
    await vulIn('Bruto maandinkomen', '8.300.000')
    await klik('Bevestig inkomen')
    await page.mouse.move(0, 0)
    await expect(melding).toBeVisible()
    const metMelding = await plek()
    await page.clock.runFor(SLUITTIJD)
    await expect(melding).toBeHidden()
    expect(await plek()).toBe(metMelding)
  })
