import { openRekenhulp } from '../../browser/pagina/rekenhulp'
import { expect, test } from '../../browser/test'

/** Longer than a self-closing message stays, in milliseconds. */
const SLUITTIJD = 5000

for (const width of [320, 480, 768, 1280])
  test(`a message that closes by itself leaves everything where it is, ${width} px wide`, async ({ page }) => {
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
