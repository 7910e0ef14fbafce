import { expect, test } from '../../../browser/test'
import {
  doorloop,
  openGastpagina,
  opGastpagina,
  REKENHULP,
  rekenInkomenUit,
  staat,
} from '../../../browser/host/hostPage'

const WERKT_NIET = 'De rekenhulp werkt niet op deze pagina.'

test.describe('a page that breaks the calculator', () => {
  test.use({ verwachteKlachten: /./ })

  for (const { script, oorzaak } of [
    ...['value', 'writable', 'parent', 'operator'].map((naam) => ({
      script: `Object.prototype.${naam} = 'x'`,
      oorzaak: `Deze pagina zet ${naam} op Object.prototype. Haal dat weg.`,
    })),
    { script: 'Object.freeze(Error.prototype)', oorzaak: 'Deze pagina bevriest Error.prototype. Haal dat weg.' },
  ])
    test(`a page with ${script} is reported as the cause of the failure`, async ({ page, waarschuwingen }) => {
      await openGastpagina(page, {
        head: `<script>
          ${script}
          addEventListener('hypotheek-orientatie:fout', ({ detail: { code, bericht } }) => {
            document.title = code + ': ' + bericht
          })
        </script>`,
        body: REKENHULP.repeat(2),
      })
      for (const melding of await page.getByRole('alert').all()) await expect(melding).toHaveText(WERKT_NIET)
      await expect(page.getByRole('alert')).toHaveCount(2)
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(page).toHaveTitle(
        `niet-ge${script.includes('parent') || script.includes('operator') ? 'start' : 'laden'}: ${WERKT_NIET}`,
      )
      await expect.poll(() => waarschuwingen.filter((tekst) => tekst.includes(oorzaak))).toHaveLength(1)
    })

  test('a page that breaks the calculator without an error is reported after 20 seconds', async ({ page }) => {
    await openGastpagina(page, {
      head: '<script>Object.prototype.return = () => 1</script>',
      body: REKENHULP,
    })
    await expect(page.getByRole('alert')).toHaveText(WERKT_NIET)
  })

  test('an element that hides document.createElement is reported', async ({ page, waarschuwingen }) => {
    await openGastpagina(page, { body: `<img name="createElement" alt="">${REKENHULP}` })
    await expect(page.getByRole('alert')).toHaveText(WERKT_NIET)
    expect(waarschuwingen.join()).toContain('document: createElement. Geef het een andere naam.')
  })
})

/** Names that a browser reads from option objects that omit them, and names in records of the calculator. */
const GELEZEN = ['root', 'delay', 'signal', 'threshold', 'labelCode', 'MY']

/** What pages add to prototypes, and how they protect them against changes. */
const VERANDERINGEN = {
  'added to the prototypes of arrays and strings': () => {
    const uitbreiding = { laatste: () => undefined, each: () => undefined }
    Object.assign(Array.prototype, uitbreiding)
    Object.assign(String.prototype, uitbreiding)
  },
  'added a function to every object': () => Object.assign(Object.prototype, { x: () => 1 }),
  'added a text to every object': () => Object.assign(Object.prototype, { x: 'x' }),
  'added an object to every object': () => Object.assign(Object.prototype, { x: { y: 1 } }),
  'freezes every prototype but that of errors': () => {
    for (const soort of [Object, Array, Function, Promise, Map, Set, WeakMap, String, Number, Date, RegExp, Symbol])
      Object.freeze(soort.prototype)
  },
  'seals every prototype': () => {
    for (const soort of [Object, Array, Function, Promise, Error, Map, Set]) void Object.seal(soort.prototype)
  },
  'allows no new names on any prototype': () => {
    for (const soort of [Object, Array, Function, Promise, Error, Map, Set])
      void Object.preventExtensions(soort.prototype)
  },
}

for (const [wat, verander] of Object.entries(VERANDERINGEN))
  test(`the three steps and the dialog work on a page that ${wat}`, async ({ page }) => {
    await page.addInitScript(verander)
    const rekenhulp = await opGastpagina(page)
    await expect(rekenhulp.knop('Ga verder')).toHaveCSS('background-color', 'rgb(0, 107, 110)')
    await rekenInkomenUit(rekenhulp)
    await doorloop(rekenhulp)
  })

test('the three steps work on a page that adds names such as root to every object', async ({ page, geval }) => {
  for (const naam of GELEZEN)
    await geval(naam, async () => {
      await openGastpagina(page, {
        head: `<script>Object.prototype.${naam} = () => 1</script>`,
        body: REKENHULP,
      })
      await doorloop(await staat(page))
    })
})

test('the calculator adds nothing to the window, to Reflect or to a prototype of its page', async ({ page }) => {
  const kijk = () =>
    page.evaluate(() =>
      [window, Reflect, Object.prototype, Array.prototype, Function.prototype, Element.prototype].map((deel) =>
        Reflect.ownKeys(deel).map(String).toSorted(),
      ),
    )
  await openGastpagina(page, { body: '<main></main>' })
  const ervoor = await kijk()
  await page.evaluate((rekenhulp) => {
    document.querySelector('main')?.append(document.createRange().createContextualFragment(rekenhulp))
  }, REKENHULP)
  await doorloop(await staat(page))
  expect(await kijk()).toEqual(ervoor)
})
