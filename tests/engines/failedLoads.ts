import { describe, expect, it } from 'vitest'

import { type Answer, type Setup } from './setup'
import { createExpectations, INKOMEN, MAXIMAAL, OUTCOME } from './expectations'

const OPNIEUW = 'Probeer opnieuw'
const LAAD_OPNIEUW = 'Laad de pagina opnieuw'
const SAMEN = ['radio', 'Samen', 'Koop je alleen of samen?'] as const
/** The maximum for an income of 60.000 euro a year with a partner without income (norms of 2025). */
const MAXIMAAL_SAMEN = '€ 253.716'

const faults: readonly (readonly [name: string, answer: Answer])[] = [
  ['a 503', { status: 503, type: 'text/javascript' }],
  ['a wrong content type', { status: 200, type: 'text/plain' }],
]

/** Defines the tests of recovery from a chunk that failed to load, also in browsers that remember the failure. */
export const failedLoadTests = (setup: () => Setup): void => {
  const { reads, hasFocus, hasValue, isFree } = createExpectations(() => setup().visitor)
  const openWith = async (part: string, answer: Answer) => {
    const { visitor, faulty, site } = setup()
    faulty.breakChunk(part, answer)
    await visitor.open(`${site}/haperend`)
  }

  describe.each(faults)('a chunk that fails with %s', (fault, answer) => {
    it(`*Probeer opnieuw* opens the income dialog after its chunk failed with ${fault}`, async () => {
      const { visitor, faulty } = setup()
      await openWith('JaarinkomenDialog', answer)
      await visitor.press('button', 'Bereken jaarinkomen')
      await isFree('button', OPNIEUW)
      faulty.repair()
      await visitor.press('button', OPNIEUW)
      await hasFocus('textbox', 'Bruto maandinkomen')
    })

    it(`*Probeer opnieuw* loads norms that failed with ${fault}, and the maximum is shown`, async () => {
      const { visitor, faulty } = setup()
      await openWith('2025', answer)
      await isFree('button', OPNIEUW)
      await visitor.fillIn(INKOMEN, '60.000')
      faulty.repair()
      await visitor.press('button', OPNIEUW)
      await reads(MAXIMAAL, 'Maximale hypotheek', OUTCOME.maximum)
    })

    it(`after ${fault} for the chunk bereken, a retry or reload shows the maximum and keeps the income`, async () => {
      const { visitor, faulty } = setup()
      await openWith('bereken', answer)
      await isFree('button', OPNIEUW)
      await visitor.fillIn(INKOMEN, '60.000')
      faulty.repair()
      const isFreeNow = async (button: string) => (await visitor.part('button', button))?.isFree === true
      await expect
        .poll(async () => {
          // Chromium and Firefox never request a failed module again when another module imports it.
          if (await isFreeNow(OPNIEUW)) await visitor.press('button', OPNIEUW)
          return (await isFreeNow(LAAD_OPNIEUW)) || visitor.line(MAXIMAAL, 'Maximale hypotheek')
        })
        .toSatisfy((state) => state === true || state === OUTCOME.maximum)
      if (await isFreeNow(LAAD_OPNIEUW)) await visitor.reload()
      await reads(MAXIMAAL, 'Maximale hypotheek', OUTCOME.maximum)
      await hasValue(INKOMEN, '60.000')
    })

    it(`after ${fault} for the application, the message asks for a reload, which keeps the answers`, async () => {
      const { visitor, faulty } = setup()
      const message = async () => (await visitor.part('alert', /^/))?.text
      await openWith('mount', answer)
      await isFree('button', OPNIEUW)
      await visitor.press(...SAMEN)
      await visitor.fillIn(INKOMEN, '60.000')
      await visitor.press('button', OPNIEUW)
      await expect.poll(message).toContain('Laad de pagina opnieuw')
      faulty.repair()
      await visitor.reload()
      await reads(MAXIMAAL, 'Maximale hypotheek', MAXIMAAL_SAMEN)
      await hasValue(INKOMEN, '60.000')
      expect((await visitor.part(...SAMEN))?.isChosen).toBe(true)
    })
  })
}
