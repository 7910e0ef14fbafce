import { expect, test } from '../../../browser/test'
import {
  completeSteps,
  openHostPage,
  atHostPage,
  CALCULATOR,
  calculateIncome,
  readyCalculator,
} from '../../../browser/host/hostPage'

const WERKT_NIET = 'De rekenhulp werkt niet op deze pagina.'

test.describe('a page that breaks the calculator', () => {
  test.use({ expectedComplaints: /./ })

  for (const { script, cause } of [
    ...['value', 'writable', 'parent', 'operator'].map((name) => ({
      script: `Object.prototype.${name} = 'x'`,
      cause: `Deze pagina zet ${name} op Object.prototype. Haal dat weg.`,
    })),
    { script: 'Object.freeze(Error.prototype)', cause: 'Deze pagina bevriest Error.prototype. Haal dat weg.' },
  ])
    test(`with ${script}, both elements show an error and the console warns once`, async ({ page, warnings }) => {
      await openHostPage(page, {
        head: `<script>
          ${script}
          addEventListener('hypotheek-orientatie:fout', ({ detail: { code, bericht } }) => {
            document.title = code + ': ' + bericht
          })
        </script>`,
        body: CALCULATOR.repeat(2),
      })
      await expect(page.getByRole('alert')).toHaveText([WERKT_NIET, WERKT_NIET])
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(page).toHaveTitle(
        `niet-ge${script.includes('parent') || script.includes('operator') ? 'start' : 'laden'}: ${WERKT_NIET}`,
      )
      await expect.poll(() => warnings.filter((text) => text.includes(cause))).toHaveLength(1)
    })

  test('with Object.prototype.return on the page, the element shows an error', async ({ page }) => {
    await openHostPage(page, {
      head: '<script>Object.prototype.return = () => 1</script>',
      body: CALCULATOR,
    })
    await expect(page.getByRole('alert')).toHaveText(WERKT_NIET)
  })

  test('<img name="createElement"> on the page shows an error and a console warning', async ({ page, warnings }) => {
    await openHostPage(page, { body: `<img name="createElement" alt="">${CALCULATOR}` })
    await expect(page.getByRole('alert')).toHaveText(WERKT_NIET)
    expect(warnings.join()).toContain('document: createElement. Geef het een andere naam.')
  })
})

/**
 * Names of options that browsers read although an options object omits them, and keys of objects in the calculator. A
 * page that adds such a name to a prototype could change what is read.
 */
const READ_NAMES = ['root', 'delay', 'signal', 'threshold', 'labelCode', 'MY']

/** Changes that pages make to prototypes, and ways in which pages protect prototypes against changes. */
const CHANGES = {
  'adds methods to the prototypes of arrays and strings': () => {
    const extension = { laatste: () => undefined, each: () => undefined }
    Object.assign(Array.prototype, extension)
    Object.assign(String.prototype, extension)
  },
  'adds a function to every object': () => Object.assign(Object.prototype, { x: () => 1 }),
  'adds a text to every object': () => Object.assign(Object.prototype, { x: 'x' }),
  'adds an object to every object': () => Object.assign(Object.prototype, { x: { y: 1 } }),
  'freezes built-in prototypes, except that of errors': () => {
    for (const kind of [Object, Array, Function, Promise, Map, Set, WeakMap, String, Number, Date, RegExp, Symbol])
      Object.freeze(kind.prototype)
  },
  'seals built-in prototypes': () => {
    for (const kind of [Object, Array, Function, Promise, Error, Map, Set]) void Object.seal(kind.prototype)
  },
  'allows no new names on built-in prototypes': () => {
    for (const kind of [Object, Array, Function, Promise, Error, Map, Set])
      void Object.preventExtensions(kind.prototype)
  },
}

for (const [what, change] of Object.entries(CHANGES))
  test(`the steps and income dialog can be completed on a page that ${what}`, async ({ page }) => {
    await page.addInitScript(change)
    const calculator = await atHostPage(page)
    await expect(calculator.button('Ga verder')).toHaveCSS('background-color', 'rgb(0, 107, 110)')
    await calculateIncome(calculator)
    await completeSteps(calculator)
  })

test('the steps can be completed on a page that adds a name like root to every object', async ({ page, runCase }) => {
  for (const name of READ_NAMES)
    await runCase(name, async () => {
      await openHostPage(page, {
        head: `<script>Object.prototype.${name} = () => 1</script>`,
        body: CALCULATOR,
      })
      await completeSteps(await readyCalculator(page))
    })
})

test('the calculator adds no keys to window, Reflect or four built-in prototypes', async ({ page }) => {
  const look = () =>
    page.evaluate(() =>
      [window, Reflect, Object.prototype, Array.prototype, Function.prototype, Element.prototype].map((part) =>
        Reflect.ownKeys(part).map(String).toSorted(),
      ),
    )
  await openHostPage(page, { body: '<main></main>' })
  const before = await look()
  await page.evaluate((calculator) => {
    document.querySelector('main')?.append(document.createRange().createContextualFragment(calculator))
  }, CALCULATOR)
  await completeSteps(await readyCalculator(page))
  expect(await look()).toEqual(before)
})
