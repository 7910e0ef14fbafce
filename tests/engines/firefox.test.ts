import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { serveerElders } from '../browser/thuis/andereSite'
import { startServer } from '../support/proces'
import { beweringen, UITKOMST } from './beweringen'
import { createBezoeker } from './bezoeker'
import { tot } from './browser'
import { startFirefox } from './firefox'
import { gastpaginas } from './gastpagina'

/** The words that Firefox draws on the first page of a PDF, in their order; an amount may be in pieces. */
const tekstVan = (pdf: Buffer): string => {
  const begin = pdf.indexOf('stream\n') + 'stream\n'.length
  const tekening = inflateSync(pdf.subarray(begin)).toString('latin1')
  return [...tekening.matchAll(/\((?<tekst>[^)]*)\)/g)].map(({ groups }) => groups?.['tekst'] ?? '').join('')
}

describe('in Firefox', () => beweringen(startFirefox))

/** Only Firefox's driver prints. */
describe('a PDF from Firefox', () => {
  const sluiters: (() => unknown)[] = []
  let pdf = ''
  beforeAll(async () => {
    const server = await startServer()
    const gasten = await serveerElders(gastpaginas(server.adres))
    const browser = await startFirefox()
    sluiters.push(server.stop, gasten.sluit, browser.close)
    const bezoeker = createBezoeker(browser)
    await bezoeker.open(`${gasten.adres}/`)
    await bezoeker.vulIn('Bruto jaarinkomen', '60.000')
    const maximaal = () => bezoeker.regel('Je maximale hypotheek', 'Maximale hypotheek')
    await tot(async () => (await maximaal()) === UITKOMST.maximaal, 'The maximum is not shown')
    pdf = tekstVan(await browser.print())
  })
  afterAll(() => Promise.all(sluiters.map((sluit) => sluit())))

  it('shows what can be borrowed', () => expect(pdf).toContain(UITKOMST.maximaal.slice(2)))

  it('shows no button', () => expect(pdf).not.toContain('Ga verder'))
})
