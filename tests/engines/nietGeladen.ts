import { describe, expect, it } from 'vitest'

import { type Antwoord, type Opstelling } from './opstelling'
import { createZiet, INKOMEN, MAXIMAAL, UITKOMST } from './ziet'

const OPNIEUW = 'Probeer opnieuw'
const LAAD_OPNIEUW = 'Laad de pagina opnieuw'
const SAMEN = ['radio', 'Samen', 'Koop je alleen of samen?'] as const
/** The maximum for 60.000 a year with a partner without income (norms of 2025). */
const MAXIMAAL_SAMEN = '€ 253.716'

const storingen: readonly (readonly [naam: string, antwoord: Antwoord])[] = [
  ['a 503', { status: 503, type: 'text/javascript' }],
  ['a wrong type', { status: 200, type: 'text/plain' }],
]

/** Tests of the recovery from a failed chunk, also in a browser that remembers the failure until the page is left. */
export const nietGeladen = (opstelling: () => Opstelling): void => {
  const { leest, heeftFocus, heeftWaarde, isVrij } = createZiet(() => opstelling().bezoeker)
  const openMet = async (deel: string, antwoord: Antwoord) => {
    const { bezoeker, haperend, site } = opstelling()
    haperend.hapert(deel, antwoord)
    await bezoeker.open(`${site}/haperend`)
  }

  describe.each(storingen)('a chunk that fails with %s', (_, antwoord) => {
    it('a failed dialog opens on retry', async () => {
      const { bezoeker, haperend } = opstelling()
      await openMet('JaarinkomenDialog', antwoord)
      await bezoeker.druk('button', 'Bereken jaarinkomen')
      await isVrij('button', OPNIEUW)
      haperend.herstelt()
      await bezoeker.druk('button', OPNIEUW)
      await heeftFocus('textbox', 'Bruto maandinkomen')
    })

    it('failed norms load on retry', async () => {
      const { bezoeker, haperend } = opstelling()
      await openMet('2025', antwoord)
      await isVrij('button', OPNIEUW)
      await bezoeker.vulIn(INKOMEN, '60.000')
      haperend.herstelt()
      await bezoeker.druk('button', OPNIEUW)
      await leest(MAXIMAAL, 'Maximale hypotheek', UITKOMST.maximaal)
    })

    it('failed figures load on retry, or after the reload that the calculator asks for', async () => {
      const { bezoeker, haperend } = opstelling()
      await openMet('bereken', antwoord)
      await isVrij('button', OPNIEUW)
      await bezoeker.vulIn(INKOMEN, '60.000')
      haperend.herstelt()
      const isVrijNu = async (knop: string) => (await bezoeker.deel('button', knop))?.isVrij === true
      await expect
        .poll(async () => {
          // Firefox never requests a failed module again when another module imports it.
          if (await isVrijNu(OPNIEUW)) await bezoeker.druk('button', OPNIEUW)
          return (await isVrijNu(LAAD_OPNIEUW)) || bezoeker.regel(MAXIMAAL, 'Maximale hypotheek')
        })
        .toSatisfy((stand) => stand === true || stand === UITKOMST.maximaal)
      if (await isVrijNu(LAAD_OPNIEUW)) await bezoeker.laadOpnieuw()
      await leest(MAXIMAAL, 'Maximale hypotheek', UITKOMST.maximaal)
      await heeftWaarde(INKOMEN, '60.000')
    })

    it('a failed application asks for a reload, which keeps the answers', async () => {
      const { bezoeker, haperend } = opstelling()
      const melding = async () => (await bezoeker.deel('alert', /^/))?.tekst
      await openMet('mount', antwoord)
      await isVrij('button', OPNIEUW)
      await bezoeker.druk(...SAMEN)
      await bezoeker.vulIn(INKOMEN, '60.000')
      await bezoeker.druk('button', OPNIEUW)
      await expect.poll(melding).toContain('Lukt het niet? Laad de pagina opnieuw.')
      haperend.herstelt()
      await bezoeker.laadOpnieuw()
      await leest(MAXIMAAL, 'Maximale hypotheek', MAXIMAAL_SAMEN)
      await heeftWaarde(INKOMEN, '60.000')
      expect((await bezoeker.deel(...SAMEN))?.isGekozen).toBe(true)
    })
  })
}
