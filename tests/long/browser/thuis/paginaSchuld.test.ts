import { expect, test } from '../../../browser/test'
import { doorloop, openGastpagina, REKENHULP, staat } from '../../../browser/thuis/gastpagina'

const WERKT_NIET = 'De rekenhulp werkt niet op deze pagina.'

test.describe('a page that takes from packages what they need', () => {
  test.use({ verwachteKlachten: new RegExp(`^hypotheek-orientatie: ${WERKT_NIET}`) })

  for (const naam of ['value', 'get', 'key', 'children', 'parent'])
    test(`is named as the cause, and not the connection: ${naam}`, async ({ page, klachten }) => {
      await openGastpagina(page, {
        head: `<script>
          Object.prototype[${JSON.stringify(naam)}] = () => 1
          addEventListener('hypotheek-orientatie:fout', ({ detail }) => (document.title = detail.code + ': ' + detail.bericht))
        </script>`,
        body: REKENHULP,
      })
      await expect(page.getByRole('alert')).toHaveText(WERKT_NIET)
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(page).toHaveTitle(`niet-geladen: ${WERKT_NIET}`)
      expect(klachten.join('\n')).toContain(`Deze pagina zet ${naam} op Object.prototype. Haal dat weg.`)
    })
})

test.describe('a page that freezes the prototype of errors', () => {
  test.use({ verwachteKlachten: new RegExp(`^hypotheek-orientatie: ${WERKT_NIET}`) })

  test('is named as the cause, and not the connection', async ({ page, klachten }) => {
    await page.addInitScript(() => Object.freeze(Error.prototype))
    await openGastpagina(page, { body: REKENHULP })
    await expect(page.getByRole('alert')).toHaveText(WERKT_NIET)
    expect(klachten.join('\n')).toContain('Deze pagina bevriest Error.prototype. Haal dat weg.')
  })
})

/** What a browser reads of options that leave it out, and of records of the calculator's own. */
for (const naam of ['root', 'delay', 'signal', 'threshold', 'labelCode', 'MY'])
  test(`on a page that adds ${naam} to every object, the three steps work`, async ({ page }) => {
    await page.addInitScript((naam) => Object.assign(Object.prototype, { [naam]: () => 1 }), naam)
    await openGastpagina(page, { body: REKENHULP })
    await doorloop(await staat(page))
  })

/** How a page can harden itself against changes of the prototypes. */
const VERHARDINGEN = {
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

for (const [wat, verhard] of Object.entries(VERHARDINGEN))
  test(`on a page that ${wat}, the three steps work`, async ({ page }) => {
    await page.addInitScript(verhard)
    await openGastpagina(page, { body: REKENHULP })
    await doorloop(await staat(page))
  })
