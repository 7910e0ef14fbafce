import { inflateSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'

import { beweringen } from './beweringen'
import { tot } from './browser'
import { startFirefox } from './firefox'
import { INKOMEN, MAXIMAAL, UITKOMST } from './ziet'
import { stelOp } from './opstelling'

/** Returns the text that Firefox draws on the first page of a PDF, in order; an amount may be split. */
const tekstVan = (pdf: Buffer): string => {
  const begin = pdf.indexOf('stream\n') + 'stream\n'.length
  const tekening = inflateSync(pdf.subarray(begin)).toString('latin1')
  return [...tekening.matchAll(/\((?<tekst>[^)]*)\)/g)].map(({ groups }) => groups?.['tekst'] ?? '').join('')
}

describe('the calculator in Firefox', () => beweringen(startFirefox))

/** A PDF is tested in Firefox only, because no other driver here prints. */
describe('a PDF from Firefox', () => {
  let pdf = ''
  beforeAll(async () => {
    const { bezoeker, browser, site, sluit } = await stelOp(startFirefox)
    await bezoeker.open(`${site}/`)
    await bezoeker.vulIn(INKOMEN, '60.000')
    const maximaal = () => bezoeker.regel(MAXIMAAL, 'Maximale hypotheek')
    await tot(async () => (await maximaal()) === UITKOMST.maximaal, 'The maximum is not shown')
    pdf = tekstVan(await browser.print())
    return sluit
  })

  it('a PDF from Firefox shows the maximum', () => expect(pdf).toContain(UITKOMST.maximaal.slice(2)))

  it('a PDF from Firefox shows no button', () => expect(pdf).not.toContain('Ga verder'))
})
