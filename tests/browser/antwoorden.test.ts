import { calculatorIn } from './page/calculator'
import { openHostPage, atHostPage, calculatorWith, toHtml } from './host/hostPage'
import { serveElsewhere } from './host/otherSite'
import { expect, test } from './test'

const INKOMEN = 'Bruto jaarinkomen'
const PRIJS = 'Vraagprijs van de woning'
const ZIN = /^Een deel is al ingevuld door deze pagina\./
const ANTWOORDEN = { 'eigen.inkomen': 60_000, vraagprijsWoning: 350_000 }
const FILLED_IN = calculatorWith(`antwoorden='${JSON.stringify(ANTWOORDEN)}'`)

test('a page fills in answers, which the visitor changes; the page hears names and changes only the others', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(globalThis, { heard })
    document.addEventListener('hypotheek-orientatie:antwoorden', ({ detail: { velden } }) => heard.push(velden))
  })
  const { element, field, fillIn, click } = await atHostPage(page, { body: FILLED_IN })
  await expect(field(INKOMEN)).toHaveValue('60.000')
  await expect(element.getByText(ZIN)).toBeVisible()
  await fillIn(INKOMEN, '65.000')
  await expect(element.getByText(ZIN)).toBeHidden()
  await click('Ga verder')
  await expect(field(PRIJS)).toHaveValue('350.000')
  await expect(element.getByText(ZIN)).toBeVisible()

  await element.evaluate((host: HTMLElement & { antwoorden?: unknown }) => {
    host.antwoorden = { 'eigen.inkomen': 10_000, vraagprijsWoning: 300_000 }
  })
  await expect(field(PRIJS)).toHaveValue('300.000')
  await click('Vorige stap')
  await expect(field(INKOMEN)).toHaveValue('65.000')
  expect(await page.evaluate('heard')).toEqual([['eigen.inkomen']])
})

test('the outer page fills in the calculator of an iframe that names its origin, and no other', async ({ page }) => {
  const frame = (name: string, origin: string) => ({
    address: `/${name}.html`,
    html: toHtml({
      head: `<base href="/"><meta name="hypotheek-orientatie-oorsprong" content="https://bank.example ${origin}">`,
      body: calculatorWith(''),
    }).replace('</body>', '<script type="module" src="element/frame.js"></script></body>'),
  })
  await openHostPage(page, { body: '' })
  const home = new URL(page.url()).origin
  const iframe = (address: string) =>
    `<iframe title="Rekenhulp" width="1000" height="900" src="${home}${address}" data-hypotheek-orientatie
      data-antwoorden='${JSON.stringify(ANTWOORDEN)}'></iframe>`
  const outer = await serveElsewhere({
    '/': `<!doctype html><title>Bank</title>${iframe('/genoemd.html')}${iframe('/ongenoemd.html')}
      <script type="module" src="${home}/element/frame.js"></script>`,
  })
  const pages = [frame('genoemd', outer.address), frame('ongenoemd', 'https://ander.example')]
  for (const { address, html } of pages)
    await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(outer.address)
  const calculatorOf = (place: number) =>
    calculatorIn(page.locator('iframe').nth(place).contentFrame().locator('hypotheek-orientatie'))
  const [named, other] = [calculatorOf(0), calculatorOf(1)]
  await expect(named.field(INKOMEN)).toHaveValue('60.000')
  await expect(other.field(INKOMEN)).toBeVisible()
  await expect(other.field(INKOMEN)).toHaveValue('')
  outer.close()
})
