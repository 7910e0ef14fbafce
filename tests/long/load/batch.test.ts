import { once } from 'node:events'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { verzoek as verzoeken } from '../../../adapters/testing/arbitraries/verzoek'
import { COMMAND } from '../../support/bundle'
import { memoryOf, startProcess } from '../../support/process'

const AANTAL = 1_000_000
const MEGABYTES_RUIS = 40

it('a million requests become a million results, and memory does not grow', async () => {
  const regels = fc.sample(verzoeken(), { numRuns: 1000, seed: 7 }).map((verzoek) => `${JSON.stringify(verzoek)}\n`)
  const blok = regels.join('')
  const proces = startProcess(COMMAND, ['bereken', '--normjaar', '2026'])
  const begonnen = performance.now()
  const metingen: { readonly gelezen: number; readonly geheugen: number }[] = []
  let gelezen = 0
  let volgende = 0
  proces.stdout.on('data', (stuk: Buffer) => {
    for (const byte of stuk) if (byte === 10) gelezen += 1
    if (gelezen < volgende) return
    volgende += AANTAL / 20
    metingen.push({ gelezen, geheugen: memoryOf(proces.pid) })
  })
  const invoer = Readable.from(
    (function* () {
      for (let geschreven = 0; geschreven < AANTAL; geschreven += regels.length) yield blok
    })(),
  )
  invoer.pipe(proces.stdin)
  const [code] = (await once(proces, 'close')) as [number | null]
  const seconden = (performance.now() - begonnen) / 1000

  const hoogste = (deel: typeof metingen) => Math.max(...deel.map(({ geheugen }) => geheugen))
  const eersteHelft = hoogste(metingen.filter((meting) => meting.gelezen <= AANTAL / 2))
  const tweedeHelft = hoogste(metingen.filter((meting) => meting.gelezen > AANTAL / 2))
  console.log(
    `${Math.round(AANTAL / seconden)} requests a second; at most ${eersteHelft.toFixed(0)} MB in the first half, ${tweedeHelft.toFixed(0)} MB in the second`,
  )
  expect([code, gelezen]).toEqual([0, AANTAL])
  expect(tweedeHelft - eersteHelft).toBeLessThan(MEGABYTES_RUIS)
})
