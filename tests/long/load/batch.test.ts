import { once } from 'node:events'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'

import { bladMet } from '../../adapters/batch/csv/blad'
import { COMMAND } from '../../support/bundle'
import { memoryOf, startProcess } from '../../support/process'
import { requestsWithIncomes } from './requests'

const MEGABYTES_NOISE = 40

const verzoekenLijst = requestsWithIncomes(1000, 7)

const sheetOf = (verzoeken: readonly object[]) => {
  const [header = '', ...rows] = bladMet(verzoeken).split(/(?<=\n)/)
  return { header, block: rows.join('') }
}

/** For each input format: the number of requests, command options, CSV header, and a block of requests to repeat. */
const FORMATS = [
  {
    format: 'lines of JSON',
    count: 1_000_000,
    words: [],
    header: '',
    block: verzoekenLijst.map((verzoek) => `${JSON.stringify(verzoek)}\n`).join(''),
  },
  { format: 'rows of a CSV', count: 500_000, words: ['--invoer', 'csv'], ...sheetOf(verzoekenLijst) },
] as const

it.each(FORMATS)(
  'bereken gives one result for each of $count $format, without a growth in memory',
  async ({ count, words, header, block }) => {
    const child = startProcess(COMMAND, ['bereken', '--normjaar', '2026', ...words])
    const started = performance.now()
    const measurements: { readonly read: number; readonly memory: number }[] = []
    let read = header === '' ? 0 : -1
    let next = 0
    child.stdout.on('data', (piece: Buffer) => {
      for (const byte of piece) if (byte === 10) read += 1
      if (read < next) return
      next += count / 20
      measurements.push({ read, memory: memoryOf(child.pid) })
    })
    const input = Readable.from(
      (function* () {
        yield header
        for (let written = 0; written < count; written += verzoekenLijst.length) yield block
      })(),
    )
    input.pipe(child.stdin)
    // A full pipe of notices would stop the command.
    child.stderr.resume()
    const [code] = (await once(child, 'close')) as [number | null]
    const seconds = (performance.now() - started) / 1000

    const highest = (half: typeof measurements) => Math.max(...half.map(({ memory }) => memory))
    const firstHalf = highest(measurements.filter((measurement) => measurement.read <= count / 2))
    const secondHalf = highest(measurements.filter((measurement) => measurement.read > count / 2))
    console.log(
      `${Math.round(count / seconds)} requests a second; at most ` +
        `${firstHalf.toFixed(0)} MB in the first half, ${secondHalf.toFixed(0)} MB in the second`,
    )
    expect([code, read]).toEqual([0, count])
    expect(secondHalf - firstHalf).toBeLessThan(MEGABYTES_NOISE)
  },
)
