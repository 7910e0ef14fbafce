import { type Locator, type Page } from '@playwright/test'

import { matrix } from '../../support/matrix'
import { openRekenhulp, type Rekenhulp } from '../pagina/rekenhulp'
import { plekVan } from '../pagina/velden'
import { expect, test } from '../test'

const MERKEN = ['MY', 'FL'] as const
const VENSTERS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const

/** Two buyers of a home of € 300.000, with the label or figure that is most prominent on step 2 and on step 3. */
const KOPERS = [
  {
    naam: 'a buyer who can borrow enough',
    eigenGeld: '100.000',
    stap2: 'Hypotheekbedrag',
    antwoord: /^€\s[\d.]+ netto per maand$/,
  },
  { naam: 'a buyer with a shortage', eigenGeld: '20.000', stap2: 'Extra eigen inleg nodig', antwoord: /^€\s[\d.]+$/ },
] as const
type Koper = (typeof KOPERS)[number]

const open = (page: Page, labelCode: string) =>
  openRekenhulp(page, { 'label-code': labelCode, 'adviseur-zoeken-url': '/doorklik.html', normjaar: '2025' })

const naarStap2 = async ({ klik, vulIn }: Rekenhulp, { eigenGeld }: Koper) => {
  await klik('Ga verder')
  await vulIn('Vraagprijs van de woning', '300.000')
  await vulIn('Eigen geld', eigenGeld)
}

const naarStap3 = async ({ klik, element }: Rekenhulp) => {
  await klik('Ga verder')
  await element.getByText('Rentepercentage').waitFor()
}

/** Returns the label or text of each visible amount with the largest font size. */
const grootste = (element: Locator): Promise<readonly string[]> =>
  element.evaluate((host) => {
    const bedragen = [...(host.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])]
      .filter((deel) =>
        [...deel.childNodes].some((kind) => kind.nodeType === 3 && /€\s[\d.]+/.test(kind.nodeValue ?? '')),
      )
      .filter((deel) => deel.checkVisibility({ visibilityProperty: true }) && deel.getClientRects().length > 0)
      .map((deel) => ({ deel, maat: parseFloat(getComputedStyle(deel).fontSize) }))
    const hoogste = Math.max(...bedragen.map(({ maat }) => maat))
    return bedragen
      .filter(({ maat }) => maat === hoogste)
      .map(({ deel }) => (deel.matches('dd') ? deel.parentElement?.querySelector('dt') : deel)?.innerText ?? '')
  })

/** The most controls above the foot of step 3. "Neem je berekening mee" is one of them. */
const MEESTE = 15

/** Returns the number of controls above the foot of the form, and the texts of the filled buttons. */
const bediening = (element: Locator) =>
  element.locator('[part=formulier]').evaluate((vorm) => {
    const alle = [...vorm.querySelectorAll<HTMLElement>('a[href], button, input, select, [role=combobox], summary')]
    const voet = alle.findIndex(({ innerText }) => innerText === 'Wat betekenen deze woorden?')
    const zichtbaar = alle.slice(0, voet).filter((deel) => deel.checkVisibility() && deel.offsetWidth > 1)
    const doorzichtig = 'rgba(0, 0, 0, 0)'
    const isKnop = (deel: HTMLElement) => deel.matches('a, button')
    return {
      aantal: zichtbaar.length,
      gevuld: zichtbaar
        .filter((deel) => isKnop(deel) && getComputedStyle(deel).backgroundColor !== doorzichtig)
        .map(({ innerText }) => innerText),
    }
  })

for (const koper of KOPERS)
  test(`${koper.naam} sees one largest amount on each step, and one filled button`, async ({ page, geval }) => {
    const alle = VENSTERS.flatMap((venster, rij) =>
      MERKEN.map((merk, kolom) => ({ venster, merk, vaak: rij === kolom })),
    )
    for (const { venster, merk } of matrix(
      alle,
      alle.filter(({ vaak }) => vaak),
    ))
      await geval(`${merk} at ${venster.width}`, async () => {
        await page.setViewportSize(venster)
        const isSmal = venster.width < 900
        const rekenhulp = await open(page, merk)
        const { element, vulIn } = rekenhulp
        await vulIn('Bruto jaarinkomen', '60.000')
        await expect
          .poll(() => grootste(element))
          .toEqual([isSmal ? expect.stringMatching(/^€/) : 'Maximale hypotheek'])
        await naarStap2(rekenhulp, koper)
        await expect.poll(() => grootste(element)).toEqual([isSmal ? expect.stringMatching(/^€/) : koper.stap2])
        await naarStap3(rekenhulp)
        await expect.poll(() => grootste(element)).toEqual([expect.stringMatching(koper.antwoord)])
        // Moves the pointer away, because a button under it has a tint.
        await page.mouse.move(0, 0)
        const gevuld = [koper.stap2 === 'Hypotheekbedrag' ? 'Zoek een adviseur' : 'Wat moet er veranderen?']
        await expect.poll(() => bediening(element)).toMatchObject({ gevuld })
        const { aantal } = await bediening(element)
        expect(aantal).toBeGreaterThan(7)
        expect(aantal).toBeLessThanOrEqual(MEESTE)
      })
  })

/** Window sizes in pixels. On the last, a phone, the buttons are below the fold. */
const MATEN = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
]

for (const koper of KOPERS)
  test(`${koper.naam} sees the answer, the period and the way on without scrolling`, async ({ page, geval }) => {
    for (const maat of MATEN)
      await geval(`${maat.width} by ${maat.height}`, async () => {
        await page.setViewportSize(maat)
        const rekenhulp = await open(page, 'MY')
        await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
        await naarStap2(rekenhulp, koper)
        await naarStap3(rekenhulp)
        const { element, lijst } = rekenhulp
        const kaart = element
          .locator('[part=formulier] section')
          .filter({ hasText: /netto|tekort/ })
          .last()
        const inBeeld = [kaart, lijst('Hoe lang wil je je rente vastzetten?')]
        const verder = element.getByRole('link', { name: /^Zoek een adviseur/ })
        // The bar over the foot of the window hides while the answer is in view.
        if (maat.width < 900) await expect(element.getByRole('complementary')).toHaveCSS('opacity', '0')
        for (const deel of maat.width > 360 ? [...inBeeld, verder] : inBeeld) {
          const { y, height } = await plekVan(deel)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y + height).toBeLessThanOrEqual(maat.height)
        }
        if (maat.width > 360) return
        await page.setViewportSize({ ...maat, width: 400 })
        const knoppen = await kaart.getByRole('button').all()
        const breedtes = await Promise.all(knoppen.map(async (knop) => (await plekVan(knop)).width))
        expect(new Set(breedtes).size, 'below each other, and of one width').toBe(1)
      })
  })
