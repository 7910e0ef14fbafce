import { type Page } from '@playwright/test'

import { begonnen, rekenhulpIn, type Rekenhulp } from '../pagina/rekenhulp'
import { expect } from '../test'

/** A host page that embeds the element. */
export interface Gastpagina {
  readonly head?: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
  /** Attributes of the html element. */
  readonly html?: string
}

/** Rates that give the figures used below. */
export const RENTE = `rentetarieven='{"120": 3.75}'`

/** Returns the HTML of a calculator with these extra attributes. */
export const rekenhulpMet = (attributen: string, merk = 'MY'): string =>
  `<hypotheek-orientatie label-code="${merk}" laden="direct" ${RENTE} ${attributen}></hypotheek-orientatie>`
export const REKENHULP = rekenhulpMet('')

/** Ten calculators whose brands alternate. */
export const MERKEN = Array.from({ length: 10 }, (_, nummer) => (nummer % 2 === 0 ? 'MY' : 'FL'))
export const TIEN = MERKEN.map((merk, nummer) => rekenhulpMet(`id="r${nummer}"`, merk)).join('')

const LADER = '<script type="module" src="element/hypotheek-orientatie.js"></script>'

/** Returns the HTML of a host page with the loader. */
export const toHtml = ({ head = '', body, html = 'lang="nl"' }: Gastpagina): string =>
  `<!doctype html><html ${html}><head><meta charset="utf-8"><title>Gast</title>${head}${LADER}</head><body>${body}</body></html>`

/** Opens this page on the host that serves the element. */
export const openGastpagina = async (page: Page, gastpagina: Gastpagina): Promise<void> => {
  await page.route('**/gast.html', (route) =>
    route.fulfill({ contentType: 'text/html', headers: { ...gastpagina.headers }, body: toHtml(gastpagina) }),
  )
  await page.goto('gast.html')
}

/** Returns the calculator on the page, once its first step is ready. */
export const staat = async (page: Page, selector = 'hypotheek-orientatie'): Promise<Rekenhulp> => {
  const rekenhulp = rekenhulpIn(page.locator(selector))
  await begonnen(rekenhulp)
  return rekenhulp
}

/** Opens this page, by default with one calculator, and waits until the first step is ready. */
export const opGastpagina = async (page: Page, gastpagina: Gastpagina = { body: REKENHULP }): Promise<Rekenhulp> => {
  await openGastpagina(page, gastpagina)
  return staat(page)
}

/** Waits until the first calculation is shown, also when the summary is a closed bar. */
export const uitgerekend = ({ element }: Rekenhulp): Promise<void> =>
  element
    .locator('aside dd')
    .or(element.locator('aside section').getByText('Vul je inkomen in, dan zie je hier wat je kan lenen.'))
    .first()
    .waitFor({ state: 'attached' })

const MAXIMAAL = 'Je maximale hypotheek'

/** Fills in an income of 60.000 and expects the maximum of the example in the specification. */
export const vulInkomenIn = async ({ vulIn, regel }: Rekenhulp): Promise<void> => {
  await vulIn('Bruto jaarinkomen', '60.000')
  await expect(regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText('€ 270.716')
}

/** Goes to the second step and leaves a text there that is not an amount. */
export const naarOnleesbaar = async (rekenhulp: Rekenhulp): Promise<void> => {
  await vulInkomenIn(rekenhulp)
  await rekenhulp.klik('Ga verder')
  await rekenhulp.vulIn('Vraagprijs van de woning', 'drie ton')
}

/** Expects that text on the second step, and the answer on the first step. */
export const vindtOnleesbaar = async ({ klik, veld }: Rekenhulp): Promise<void> => {
  await expect(veld('Vraagprijs van de woning')).toHaveValue('drie ton')
  await klik('Vorige stap')
  await expect(veld('Bruto jaarinkomen')).toHaveValue('60.000')
}

/** Calculates an income in the dialog and expects it in the field. */
export const rekenInkomenUit = async ({ klik, veld, vulIn }: Rekenhulp): Promise<void> => {
  await klik('Bereken jaarinkomen')
  await vulIn('Bruto maandinkomen', '4.000')
  await klik('Bevestig inkomen')
  await expect(veld('Bruto jaarinkomen')).toHaveValue('48.000')
}

/** Goes through the three steps and expects their figures. */
export const doorloop = async (rekenhulp: Rekenhulp): Promise<void> => {
  await vulInkomenIn(rekenhulp)
  await rekenhulp.klik('Ga verder')
  await rekenhulp.vulIn('Vraagprijs van de woning', '200.000')
  await rekenhulp.klik('Ga verder')
  await expect(rekenhulp.lijst('Hoe lang wil je je rente vastzetten?')).toBeVisible()
  await expect(rekenhulp.regel('Je benodigde hypotheek', 'Hypotheekbedrag')).toHaveText(/^€ \d{3}\.\d{3}$/)
}

/** Goes to the last step, whose number the page shows, and changes the brand from the page. */
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
