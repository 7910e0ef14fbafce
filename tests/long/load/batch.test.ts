import { once } from 'node:events'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { verzoek as verzoeken } from '../../../adapters/testing/arbitraries/verzoek'
import { bladMet } from '../../adapters/batch/csv/blad'
import { COMMAND } from '../../support/bundle'
import { memoryOf, startProcess } from '../../support/process'

const MEGABYTES_RUIS = 40

const verzoekenLijst = fc.sample(verzoeken(), { numRuns: 1000, seed: 7 })

const bladVan = (verzoeken: readonly object[]) => {
  const [kop = '', ...rijen] = bladMet(verzoeken).split(/(?<=\n)/)
  return { kop, blok: rijen.join('') }
}

/** The number of requests in each format, and the text before them: the header row of a CSV. */
const VORMEN = [
  {
    vorm: 'lines of JSON',
    aantal: 1_000_000,
    woorden: [],
    kop: '',
    blok: verzoekenLijst.map((verzoek) => `${JSON.stringify(verzoek)}\n`).join(''),
  },
  { vorm: 'rows of a CSV', aantal: 500_000, woorden: ['--invoer', 'csv'], ...bladVan(verzoekenLijst) },
] as const

it.each(VORMEN)(
  '$aantal $vorm give as many results, and memory does not grow',
  async ({ aantal, woorden, kop, blok }) => {
    const proces = startProcess(COMMAND, ['bereken', '--normjaar', '2026', ...woorden])
    const begonnen = performance.now()
    const metingen: { readonly gelezen: number; readonly geheugen: number }[] = []
    let gelezen = kop === '' ? 0 : -1
    let volgende = 0
    proces.stdout.on('data', (stuk: Buffer) => {
      for (const byte of stuk) if (byte === 10) gelezen += 1
      if (gelezen < volgende) return
      volgende += aantal / 20
      metingen.push({ gelezen, geheugen: memoryOf(proces.pid) })
    })
    const invoer = Readable.from(
      (function* () {
        yield kop
        for (let geschreven = 0; geschreven < aantal; geschreven += verzoekenLijst.length) yield blok
      })(),
    )
    invoer.pipe(proces.stdin)
    const [code] = (await once(proces, 'close')) as [number | null]
    const seconden = (performance.now() - begonnen) / 1000

    const hoogste = (deel: typeof metingen) => Math.max(...deel.map(({ geheugen }) => geheugen))
    const eersteHelft = hoogste(metingen.filter((meting) => meting.gelezen <= aantal / 2))
    const tweedeHelft = hoogste(metingen.filter((meting) => meting.gelezen > aantal / 2))
    console.log(
      `${Math.round(aantal / seconden)} requests a second; at most ` +
        `${eersteHelft.toFixed(0)} MB in the first half, ${tweedeHelft.toFixed(0)} MB in the second`,
    )
    expect([code, gelezen]).toEqual([0, aantal])
    expect(tweedeHelft - eersteHelft).toBeLessThan(MEGABYTES_RUIS)
  },
)
