import { LONG, matrix } from '../support/matrix'
import { type Page } from '@playwright/test'

import { keurMetAxe, laadAxe } from './toegankelijkheid/axe'
import { gekomen } from './pagina/gekomen'
import { rust } from './pagina/rust'
import { openRekenhulp, type Attributen, type Rekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'
import { meet } from './vormgeving/meetkunde'

const CHUNK = '/chunks/VerhaalPanel-'
const REGELS = ['Maximale hypotheek', 'Hypotheekbedrag', 'Netto maandlast'] as const
type Regel = (typeof REGELS)[number]

/** The figure that the line in a block is about until another is chosen. */
const EERSTE: Readonly<Record<Regel, Regel>> = {
  'Maximale hypotheek': 'Maximale hypotheek',
  Hypotheekbedrag: 'Hypotheekbedrag',
  'Netto maandlast': 'Hypotheekbedrag',
}

const knop = ({ element }: Rekenhulp, regel: Regel) =>
  element.getByRole('button', { name: new RegExp(`^Hoe komen we aan dit bedrag\\? ${regel}: € `) })
/** The block of the summary around a story. */
const paneel = ({ element }: Rekenhulp) => element.locator('aside')

/** Opens a calculator and fills it in up to the last step, where every key figure stands. */
const naarStap3 = async (page: Page, attributen: Attributen = {}): Promise<Rekenhulp> => {
  const rekenhulp = await openRekenhulp(page, { 'label-code': 'MY', ...attributen })
  const { vulIn, klik, kies, kiesUit, element } = rekenhulp
  await vulIn('Bruto jaarinkomen', '60.000')
  await klik('Ga verder')
  await vulIn('Vraagprijs van de woning', '300.000')
  await kies('Wat voor woning wil je kopen?', 'Bestaande woning')
  await kiesUit('Energielabel', /^C\b/)
  await vulIn('Eigen geld', '20.000')
  await klik('Ga verder')
  await element.getByText('Rentepercentage').waitFor()
  return rekenhulp
}

/** Unfolds the summary where it is a bar. */
const vouwUit = async ({ element }: Rekenhulp): Promise<void> => {
  const balk = element.getByRole('button', { name: /Toon de samenvatting/ })
  if (await balk.isVisible()) await balk.click()
}

test('the keyboard opens how a figure came about, walks through it, and comes back to the button', async ({
  page,
  geval,
}) => {
  for (const regel of REGELS)
    await geval(regel, async () => {
      const rekenhulp = await naarStap3(page)
      await knop(rekenhulp, EERSTE[regel]).focus()
      await page.keyboard.press('Enter')
      if (regel !== EERSTE[regel]) {
        await rekenhulp.knop(regel).focus()
        await page.keyboard.press('Enter')
      }
      await expect(knop(rekenhulp, regel)).toHaveAttribute('aria-expanded', 'true')
      await paneel(rekenhulp).locator('summary', { hasText: 'Welk inkomen meetelt' }).focus()
      await page.keyboard.press('Enter')
      await paneel(rekenhulp).locator('summary', { hasText: 'Dat is €\u00A01.175 per maand.' }).focus()
      await page.keyboard.press('Enter')
      await expect(paneel(rekenhulp).getByText('× 23,5% ÷ 12')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(knop(rekenhulp, regel)).toHaveAttribute('aria-expanded', 'false')
      await expect(knop(rekenhulp, regel)).toBeFocused()
    })
})

test('a service that calculates is named, and no steps are shown', LONG, async ({ page }) => {
  const rekenhulp = await naarStap3(page, { berekening: 'server' })
  await knop(rekenhulp, 'Hypotheekbedrag').click()
  await expect(
    paneel(rekenhulp).getByText('Dit bedrag komt van Moneyou. De stappen kunnen we daarom niet laten zien.'),
  ).toBeVisible()
})

test('at 320 px all steps, unfolded, pass axe and scroll in one direction', async ({ page, geval }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await laadAxe(page)
  for (const [merk, kleurmodus] of matrix([
    ['MY', 'licht'],
    ['FL', 'donker'],
  ] as const))
    await geval(`${merk}, ${kleurmodus}`, async () => {
      const rekenhulp = await naarStap3(page, { 'label-code': merk, kleurmodus })
      await vouwUit(rekenhulp)
      await knop(rekenhulp, 'Hypotheekbedrag').click()
      await rekenhulp.klik('Netto maandlast')
      await paneel(rekenhulp).getByRole('button', { name: 'Toon alle stappen' }).click()
      await paneel(rekenhulp)
        .locator('details')
        .evaluateAll((alle) => {
          for (const een of alle) (een as HTMLDetailsElement).open = true
        })
      await rust(page)
      expect(await keurMetAxe(page)).toEqual([])
      expect(await meet(page)).toEqual([])
    })
})

test.describe('without a connection', () => {
  test.use({ verwachteKlachten: /^Failed to load resource|De rekenhulp laadt niet/ })

  test('its code is fetched when it is asked for, not before; a page without connection says so and recovers', async ({
    page,
    context,
  }) => {
    const gevraagd: string[] = []
    page.on('request', (verzoek) => gevraagd.push(verzoek.url()))
    const alles = gekomen(page)
    const rekenhulp = await naarStap3(page)
    await alles
    expect(gevraagd.filter((adres) => adres.includes(CHUNK))).toEqual([])

    await context.setOffline(true)
    await knop(rekenhulp, 'Hypotheekbedrag').click()
    await expect(rekenhulp.element.getByText('De rekenhulp laadt niet.')).toBeVisible()
    await context.setOffline(false)
    await rekenhulp.klik('Probeer opnieuw')
    await expect(paneel(rekenhulp).getByText(/^Je ziet hier stap voor stap/)).toBeVisible()
    expect(gevraagd.filter((adres) => adres.includes(CHUNK)).length).toBeGreaterThan(0)
  })
})

test('can be copied, and stands on paper with what is folded', LONG, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = (tekst) => {
      document.documentElement.dataset['gekopieerd'] = tekst
      return Promise.resolve()
    }
  })
  const rekenhulp = await naarStap3(page)
  await knop(rekenhulp, 'Hypotheekbedrag').click()
  await rekenhulp.klik('Kopieer als tekst')
  await expect(paneel(rekenhulp).getByText('De uitleg is gekopieerd.')).toBeVisible()
  expect(await page.locator('html').getAttribute('data-gekopieerd')).toContain('Je leent het hoogste bedrag dat kan')
  await page.emulateMedia({ media: 'print' })
  await expect(paneel(rekenhulp).getByText('× 23,5% ÷ 12')).toBeVisible()
})

test(
  'follows a changed answer, and says that it is of earlier answers while one cannot be read',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const rekenhulp = await naarStap3(page)
    await knop(rekenhulp, 'Maximale hypotheek').click()
    const { klik, vulIn } = rekenhulp
    await klik('Vorige stap')
    await klik('Vorige stap')
    await vulIn('Bruto jaarinkomen', '61.000')
    await expect(
      paneel(rekenhulp).locator('summary', { hasText: /^Welk inkomen meetelt €\s61\.000\sper\sjaar$/ }),
    ).toBeVisible()
    await vulIn('Bruto jaarinkomen', 'zestig mille')
    await expect(paneel(rekenhulp).getByText('Deze uitleg hoort bij je vorige antwoorden.')).toBeVisible()
  },
)
