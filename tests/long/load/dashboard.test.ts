import { spawn, execFileSync, type ChildProcess } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { freePort } from '../../support/process'
import { CALCULATION_PATH } from '../../support/server'
import { VOORBEELD } from '../../adapters/server/voorbeeld/read'
import { callFor, headers, requirePrograms, seconds, startCopies, type Copies, type Load } from './copies'

requirePrograms('haproxy', 'prometheus', 'redis-server')

const MINUTES = 5
const PER_SECOND = 200

interface Panel {
  readonly title: string
  readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[]
}

const { panels } = JSON.parse(readFileSync(`${VOORBEELD}/dashboard.json`, 'utf8')) as {
  readonly panels: readonly Panel[]
}

let copies: Copies
let prometheus: ChildProcess
let api: string
beforeAll(async () => {
  const metrics = [await freePort(), await freePort()] as const
  copies = await startCopies((place) => ({ NORMJAAR: '2026', METRICS_ADDRESS: `127.0.0.1:${metrics[place]}` }))
  const folder = mkdtempSync(join(tmpdir(), 'prometheus-'))
  copyFileSync(`${VOORBEELD}/alerts.yaml`, join(folder, 'alerts.yaml'))
  writeFileSync(
    join(folder, 'prometheus.yaml'),
    readFileSync(`${VOORBEELD}/prometheus.yaml`, 'utf8')
      .replaceAll('15s', '1s')
      .replace(/kopie(\d):9464/g, (_, number) => `127.0.0.1:${metrics[Number(number) - 1] ?? 0}`),
  )
  const port = await freePort()
  api = `http://127.0.0.1:${port}`
  prometheus = spawn(
    'prometheus',
    ['--config.file=prometheus.yaml', `--web.listen-address=127.0.0.1:${port}`, '--storage.tsdb.path=data'],
    { cwd: folder, stdio: 'ignore' },
  )
  await vi.waitFor(async () => expect((await fetch(`${api}/-/ready`)).ok).toBe(true), 30_000)
})
afterAll(async () => {
  prometheus.kill()
  await copies.stop()
})

/** Returns the series of a Prometheus expression during the load, with their labels. */
const seriesOf = async (expr: string): Promise<readonly { readonly labels: object; readonly values: number[] }[]> => {
  const query = expr.replaceAll('$job', 'hypotheek-orientatie').replaceAll('$__rate_interval', '10s')
  const end = Date.now() / 1000
  const asked = new URLSearchParams({ query, start: String(end - MINUTES * 60), end: String(end), step: '1' })
  const answer = await fetch(`${api}/api/v1/query_range?${asked}`)
  const { data } = (await answer.json()) as {
    readonly data: { readonly result: readonly { readonly metric: object; readonly values: [number, string][] }[] }
  }
  return data.result.map(({ metric, values }) => ({ labels: metric, values: values.map(([, value]) => Number(value)) }))
}

const panel = (title: string): Panel => {
  const found = panels.find((one) => one.title === title)
  if (found === undefined) throw new Error(`The dashboard has no panel ${title}.`)
  return found
}

/** Returns the values of one line of the panel with this title, by default of the first line. */
const valuesOf = async (title: string, line = 0): Promise<readonly number[]> =>
  (await seriesOf(panel(title).targets[line]?.expr ?? '')).flatMap(({ values }) => values)

describe(`${PER_SECOND} calls a second for ${MINUTES} minutes, while copies and Redis are killed in turn`, () => {
  let load: Load
  beforeAll(async () => {
    const trouble = async () => {
      await seconds(30)
      await copies.at(0).stop('SIGKILL')
      await seconds(20)
      await copies.start(0)
      await seconds(40)
      await copies.at(1).stop('SIGKILL')
      await seconds(20)
      await copies.start(1)
      await seconds(40)
      copies.redis.kill()
      await seconds(30)
      await copies.redis.start()
      await seconds(30)
      await copies.at(0).stop()
      await copies.start(0)
    }
    expect((await fetch(copies.address + CALCULATION_PATH, { method: 'POST', headers })).status).toBe(400)
    ;[load] = await Promise.all([callFor(copies.address, MINUTES * 60, PER_SECOND), trouble()])
    console.table({ load })
  })

  it('no call is lost while server copies and Redis are killed in turn', () => {
    expect(load.calls).toBeGreaterThan(0.9 * PER_SECOND * MINUTES * 60)
    expect(load.lost).toBe(0)
  })

  it.each(panels.flatMap(({ title, targets }) => targets.map(({ expr, legendFormat }) => [title, legendFormat, expr])))(
    'the dashboard panel "%s" has data for its line %s',
    async (_title, legend, expr) => {
      const series = await seriesOf(expr)
      const labels = [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label)
      expect(series.length).toBeGreaterThan(0)
      for (const one of series) expect(Object.keys(one.labels)).toEqual(expect.arrayContaining(labels))
    },
  )

  it('the dashboard shows the stopped copy, its restart, and the calls that Redis did not count', async () => {
    const copiesThatAnswer = await valuesOf('Copies that answer')
    expect([Math.min(...copiesThatAnswer), copiesThatAnswer.at(-1)]).toEqual([1, 2])
    expect(Math.max(...(await valuesOf('Copies that answer, and starts', 1)))).toBeGreaterThan(0)
    expect(Math.max(...(await valuesOf('Calls that Redis did not count')))).toBeGreaterThan(PER_SECOND / 2)
    expect((await valuesOf('Calls that Redis did not count')).at(-1)).toBe(0)
    expect((await valuesOf('Server errors')).every((share) => share === 0)).toBe(true)
    const durations = await valuesOf('Duration of calculations, 99th percentile')
    console.table({
      'duration, ms': { middle: 1000 * (durations.toSorted((a, b) => a - b)[durations.length >> 1] ?? NaN) },
    })
    console.table({ 'memory, MB': { most: Math.max(...(await valuesOf('Memory'))) / 2 ** 20 } })
  })
})

it('Prometheus accepts the configuration, and the alert rules pass their tests', () => {
  const promtool = (...words: readonly string[]) => execFileSync('promtool', words, { encoding: 'utf8' })
  expect(promtool('check', 'config', `${VOORBEELD}/prometheus.yaml`)).toContain('SUCCESS')
  expect(promtool('test', 'rules', new URL('alerts.yaml', import.meta.url).pathname)).toContain('SUCCESS')
})
