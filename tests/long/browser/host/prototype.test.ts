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
    test(`a page with ${script} is reported as the cause of the failure`, async ({ page, warnings }) => {
      await openHostPage(page, {
        head: `<script>
          ${script}
          addEventListener('hypotheek-orientatie:fout', ({ detail: { code, bericht } }) => {
            document.title = code + ': ' + bericht
          })
        </script>`,
        body: CALCULATOR.repeat(2),
      })
      for (const message of await page.getByRole('alert').all()) await expect(message).toHaveText(WERKT_NIET)
      await expect(page.getByRole('alert')).toHaveCount(2)
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(page).toHaveTitle(
        `niet-ge${script.includes('parent') || script.includes('operator') ? 'start' : 'laden'}: ${WERKT_NIET}`,
      )
      await expect.poll(() => warnings.filter((text) => text.includes(cause))).toHaveLength(1)
    })

  test('a page that breaks the calculator without an error is reported after 20 seconds', async ({ page }) => {
    await openHostPage(page, {
      head: '<script>Object.prototype.return = () => 1</script>',
      body: CALCULATOR,
    })
    await expect(page.getByRole('alert')).toHaveText(WERKT_NIET)
  })

  test('an element that hides document.createElement is reported', async ({ page, warnings }) => {
    await openHostPage(page, { body: `<img name="createElement" alt="">${CALCULATOR}` })
    await expect(page.getByRole('alert')).toHaveText(WERKT_NIET)
    expect(warnings.join()).toContain('document: createElement. Geef het een andere naam.')
  })
})

/** Names that a browser reads from option objects that omit them, and names in records of the calculator. */
const READ_NAMES = ['root', 'delay', 'signal', 'threshold', 'labelCode', 'MY']

/** Changes that pages make to prototypes, and ways in which pages protect prototypes against changes. */
const CHANGES = {
  'added to the prototypes of arrays and strings': () => {
    const extension = { laatste: () => undefined, each: () => undefined }
    Object.assign(Array.prototype, extension)
    Object.assign(String.prototype, extension)
  },
  'added a function to every object': () => Object.assign(Object.prototype, { x: () => 1 }),
  'added a text to every object': () => Object.assign(Object.prototype, { x: 'x' }),
  'added an object to every object': () => Object.assign(Object.prototype, { x: { y: 1 } }),
  'freezes every prototype but that of errors': () => {
    for (const kind of [Object, Array, Function, Promise, Map, Set, WeakMap, String, Number, Date, RegExp, Symbol])
      Object.freeze(kind.prototype)
  },
  'seals every prototype': () => {
    for (const kind of [Object, Array, Function, Promise, Error, Map, Set]) void Object.seal(kind.prototype)
  },
  'allows no new names on any prototype': () => {
    for (const kind of [Object, Array, Function, Promise, Error, Map, Set])
      void Object.preventExtensions(kind.prototype)
  },
}

for (const [what, change] of Object.entries(CHANGES))
  test(`the three steps and the dialog work on a page that ${what}`, async ({ page }) => {
    await page.addInitScript(change)
    const calculator = await atHostPage(page)
    await expect(calculator.button('Ga verder')).toHaveCSS('background-color', 'rgb(0, 107, 110)')
    await calculateIncome(calculator)
    await completeSteps(calculator)
  })

test('the three steps work on a page that adds names such as root to every object', async ({ page, runCase }) => {
  for (const name of READ_NAMES)
    await runCase(name, async () => {
      await openHostPage(page, {
        head: `<script>Object.prototype.${name} = () => 1</script>`,
        body: CALCULATOR,
      })
      await completeSteps(await readyCalculator(page))
    })
})

test('the calculator adds nothing to the window, to Reflect or to a prototype of its page', async ({ page }) => {
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
