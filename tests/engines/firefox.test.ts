import { inflateSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'

import { engineTests } from './engineTests'
import { until } from './browser'
import { startFirefox } from './firefox'
import { INKOMEN, MAXIMAAL, OUTCOME } from './expectations'
import { setUp } from './setup'

/** Returns the text on page 1 of a PDF in the order in which Firefox draws. Firefox may draw an amount in pieces. */
const textOf = (pdf: Buffer): string => {
  const begin = pdf.indexOf('stream\n') + 'stream\n'.length
  const drawing = inflateSync(pdf.subarray(begin)).toString('latin1')
  return [...drawing.matchAll(/\((?<tekst>[^)]*)\)/g)].map(({ groups }) => groups?.['tekst'] ?? '').join('')
}

describe('the calculator in Firefox', () => engineTests(startFirefox))

/** A PDF is tested in Firefox only, because the driver of the other browser cannot print. */
describe('a PDF from Firefox', () => {
  let pdf = ''
  beforeAll(async () => {
    const { visitor, browser, site, close } = await setUp(startFirefox)
    await visitor.open(`${site}/`)
    await visitor.fillIn(INKOMEN, '60.000')
    const maximum = () => visitor.line(MAXIMAAL, 'Maximale hypotheek')
    await until(async () => (await maximum()) === OUTCOME.maximum, 'The maximum is not shown')
    pdf = textOf(await browser.print())
    return close
  })

  it('a PDF printed by Firefox shows the maximum mortgage', () => expect(pdf).toContain(OUTCOME.maximum.slice(2)))

  it('a PDF printed by Firefox does not show the button *Ga verder*', () => expect(pdf).not.toContain('Ga verder'))
})
