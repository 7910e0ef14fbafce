import { type Page } from '@playwright/test'

import { begonnen, rekenhulpIn, type Rekenhulp } from '../pagina/rekenhulp'
import { expect } from '../test'

/** A page of somebody else's, on which the element is a guest. */
export interface Gastpagina {
  readonly head?: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
  /** Attributes of the html element. */
  readonly html?: string
}

/** Rates that go with the figures below. */
export const RENTE = `rentetarieven='{"120": 3.75}'`

/** The calculator in the HTML of a page, with these attributes too. */
export const rekenhulpMet = (attributen: string, merk = 'MY'): string =>
  `<hypotheek-orientatie label-code="${merk}" laden="direct" ${RENTE} ${attributen}></hypotheek-orientatie>`
export const REKENHULP = rekenhulpMet('')

/** Ten calculators, of each brand in turn. */
export const MERKEN = Array.from({ length: 10 }, (_, nummer) => (nummer % 2 === 0 ? 'MY' : 'FL'))
export const TIEN = MERKEN.map((merk, nummer) => rekenhulpMet(`id="r${nummer}"`, merk)).join('')

const LADER = '<script type="module" src="element/hypotheek-orientatie.js"></script>'

/** The text of a page with the loader on it. */
export const toHtml = ({ head = '', body, html = 'lang="nl"' }: Gastpagina): string =>
  `<!doctype html><html ${html}><head><meta charset="utf-8"><title>Gast</title>${head}${LADER}</head><body>${body}</body></html>`

/** Opens this page on the host where the element comes from. */
export const openGastpagina = async (page: Page, gastpagina: Gastpagina): Promise<void> => {
  await page.route('**/gast.html', (route) =>
    route.fulfill({ contentType: 'text/html', headers: { ...gastpagina.headers }, body: toHtml(gastpagina) }),
  )
  await page.goto('gast.html')
}

/** The calculator on the page, once its first step stands. */
export const staat = async (page: Page, selector = 'hypotheek-orientatie'): Promise<Rekenhulp> => {
  const rekenhulp = rekenhulpIn(page.locator(selector))
  await begonnen(rekenhulp)
  return rekenhulp
}

/** Opens this page, or one with the calculator alone, and waits until the first step stands. */
export const opGastpagina = async (page: Page, gastpagina: Gastpagina = { body: REKENHULP }): Promise<Rekenhulp> => {
  await openGastpagina(page, gastpagina)
  return staat(page)
}

/** Waits until the first calculation is shown, also where the summary is folded into a bar. */
export const uitgerekend = ({ element }: Rekenhulp): Promise<void> =>
  element
    .locator('aside dd')
    .or(element.locator('aside section').getByText('Vul je inkomen in, dan zie je hier wat je kan lenen.'))
    .first()
    .waitFor({ state: 'attached' })

const MAXIMAAL = 'Je maximale hypotheek'

/** An income of 60.000 comes to the maximum that the specification's own example gives. */
export const vulInkomenIn = async ({ vulIn, regel }: Rekenhulp): Promise<void> => {
  await vulIn('Bruto jaarinkomen', '60.000')
  await expect(regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText('€ 270.716')
}

/** Goes to the second step, and leaves a text there that is no amount. */
export const naarOnleesbaar = async (rekenhulp: Rekenhulp): Promise<void> => {
  await vulInkomenIn(rekenhulp)
  await rekenhulp.klik('Ga verder')
  await rekenhulp.vulIn('Vraagprijs van de woning', 'drie ton')
}

/** Sees that text again, and the answer of the step before it. */
export const vindtOnleesbaar = async ({ klik, veld }: Rekenhulp): Promise<void> => {
  await expect(veld('Vraagprijs van de woning')).toHaveValue('drie ton')
  await klik('Vorige stap')
  await expect(veld('Bruto jaarinkomen')).toHaveValue('60.000')
}

/** Works an income out in the dialog, which fills it in. */
export const rekenInkomenUit = async ({ klik, veld, vulIn }: Rekenhulp): Promise<void> => {
  await klik('Bereken jaarinkomen')
  await vulIn('Bruto maandinkomen', '4.000')
  await klik('Bevestig inkomen')
  await expect(veld('Bruto jaarinkomen')).toHaveValue('48.000')
}

/** Walks through the three steps and sees the figures that belong to them. */
export const doorloop = async (rekenhulp: Rekenhulp): Promise<void> => {
  await vulInkomenIn(rekenhulp)
  await rekenhulp.klik('Ga verder')
  await rekenhulp.vulIn('Vraagprijs van de woning', '200.000')
  await rekenhulp.klik('Ga verder')
  await expect(rekenhulp.lijst('Hoe lang wil je je rente vastzetten?')).toBeVisible()
  await expect(rekenhulp.regel('Je benodigde hypotheek', 'Hypotheekbedrag')).toHaveText(/^€ \d{3}\.\d{3}$/)
}

/** Walks to the last step, which the page hears of, and changes the brand from the page. */
export const doorloopMetPagina = async (page: Page): Promise<void> => {
  const rekenhulp = await staat(page)
  await doorloop(rekenhulp)
  await expect(page.getByRole('status')).toHaveText('De pagina weet: stap 3')
  await page.getByRole('button', { name: 'Naar Florius' }).click()
  await expect(rekenhulp.element).toHaveAttribute('label-code', 'FL')
  await rekenhulp.klik('Vorige stap')
  await expect(page.getByRole('status')).toHaveText('De pagina weet: stap 2')
  await expect(rekenhulp.knop('Ga verder')).toHaveCSS('background-color', 'rgb(166, 58, 15)')
  await expect(rekenhulp.veld('Vraagprijs van de woning')).toHaveValue('200.000')
}
