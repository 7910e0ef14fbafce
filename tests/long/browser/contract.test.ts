import { type Page } from '@playwright/test'
import fc from 'fast-check'

import { voorbeeldRentes } from '../../../domain'
import type { LabelCode } from '../../../domain/orientatie'
import { openRekenhulp, type Rekenhulp } from '../../browser/pagina/rekenhulp'
import { expect, test } from '../../browser/test'
import { bezoekers } from '../../../adapters/testing/arbitraries/bezoeker'
import { vulAllesIn } from './invullen'

const BEZOEKERS_PER_PROEF = 10
const PROEVEN_PER_MERK = 10

/** Texts of the last step that only a page which knows the rate of every period shows. */
const VAN_BEKENDE_RENTES = [
  /\n *- button "(Kies een periode|Vul eigen geld in|Verhoog je eigen geld)"/g,
  /\n *- paragraph: (Geen enkele periode lost dit op|Met .+? kom je (niets|.+? minder) tekort)\./g,
]

/** The texts about starters between the kind of home and its label: only a local calculation asks about them. */
const OVER_STARTERS = /(- text: Nieuwbouw\n)[^]*?( *- combobox "Energielabel")/g

/**
 * Returns everything that a visitor reads on the three steps, with the values of the fields, without what a service
 * cannot know.
 */
const schermen = async ({ element }: Rekenhulp): Promise<readonly string[]> => {
  const gelezen: string[] = []
  for (const stap of ['Maximale hypotheek', 'Benodigde hypotheek', 'Rentevaste periode']) {
    await element.getByRole('navigation', { name: 'Stappen' }).getByRole('button', { name: stap }).click()
    const scherm = await element.ariaSnapshot()
    const zonderStarters = scherm.replaceAll(OVER_STARTERS, '$1$2')
    gelezen.push(VAN_BEKENDE_RENTES.reduce((rest, deel) => rest.replaceAll(deel, ''), zonderStarters))
  }
  return gelezen
}

/** Changes where the calculator calculates, and waits for the answer. */
const rekenOp = (page: Page, berekening: 'lokaal' | 'server'): Promise<void> =>
  page.locator('hypotheek-orientatie').evaluate(
    (host, waarde) =>
      new Promise<void>((resolve) => {
        host.parentElement?.addEventListener('hypotheek-orientatie:resultaat', () => resolve(), { once: true })
        host.setAttribute('berekening', waarde)
      }),
    berekening,
  )

const beginBij = (page: Page, labelCode: LabelCode): Promise<Rekenhulp> =>
  openRekenhulp(page, { 'label-code': labelCode, rentetarieven: JSON.stringify(voorbeeldRentes[labelCode]) })

for (const labelCode of ['MY', 'FL'] as const)
  for (let proef = 0; proef < PROEVEN_PER_MERK; proef += 1)
    test(`visitors of ${labelCode} see the same screens from the service (${proef + 1})`, async ({ page }) => {
      const steekproef = fc.sample(bezoekers(labelCode), { numRuns: BEZOEKERS_PER_PROEF, seed: 1000 + proef })
      for (const bezoeker of steekproef) {
        const rekenhulp = await beginBij(page, labelCode)
        const vragen: string[] = []
        page.on('request', (request) => vragen.push(request.method()))
        await vulAllesIn(rekenhulp, bezoeker)
        const lokaal = await schermen(rekenhulp)
        expect(vragen).not.toContain('POST')
        await rekenOp(page, 'server')
        expect(await schermen(rekenhulp), JSON.stringify(bezoeker)).toEqual(lokaal)
        expect(vragen).toContain('POST')
        page.removeAllListeners('request')
      }
    })
